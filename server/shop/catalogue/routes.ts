import { both } from '../../../contract/common/both.ts';
import {
  creditOptions,
  shopBuyers,
  subscriptionProductImage,
  subscriptionProductTypes,
} from '../../../contract/shop/catalogue-calls.ts';
import {
  creditNames,
  creditOptionIds,
  credits,
  type ProductType,
  productTypeIds,
  productTypeNames,
} from '../../../contract/shop/kinds.ts';
import { mountImage } from '../../engine/images.ts';
import { type Api, serveBoth } from '../../http/serve.ts';
import { mountAttributes } from './attributes.ts';
import { mountGrid } from './grid.ts';
import { mountSubscriptionProducts } from './products.ts';
import { productRows } from './rows.ts';
import { isPlatform, listBuyers } from './seller.ts';
import { mountVariants } from './variants.ts';

const types = Object.keys(productTypeIds) as ProductType[];

function mountChoices(api: Api) {
  serveBoth(api, subscriptionProductTypes, async ({ scope, language }) => ({
    subscription_product_types: types
      .filter((type) => type !== 'credits' || isPlatform(scope))
      .map((type) => ({
        subscription_product_type_id: productTypeIds[type],
        name: productTypeNames[type][language],
      })),
  }));
  serveBoth(api, creditOptions, async ({ language }) => ({
    credit_options: credits.map((credit) => ({
      credit_option_id: creditOptionIds[credit],
      name: creditNames[credit][language],
    })),
  }));
  serveBoth(api, shopBuyers, async ({ database, scope }) => ({
    stores: await listBuyers(database.db, scope),
  }));
}

/** What companies and suppliers offer beside plans. */
export function mountShopCatalogue(api: Api) {
  mountChoices(api);
  mountSubscriptionProducts(api);
  for (const call of both(subscriptionProductImage))
    mountImage(api, call, productRows, 'image_url');
  mountGrid(api);
  mountAttributes(api);
  mountVariants(api);
}
