import { sql } from 'drizzle-orm';
import { productCategories } from '../../contract/product-categories.ts';
import { productGroups } from '../../contract/product-groups.ts';
import { productImage, products } from '../../contract/products.ts';
import { storeExternalLinkImage, storeExternalLinks } from '../../contract/store-external-links.ts';
import { crud } from '../crud.ts';
import { mountImage } from '../files/images.ts';
import type { Api } from '../http/serve.ts';
import { rowsOf } from '../rows.ts';
import {
  productCategoriesTable,
  productGroupsTable,
  productsTable,
  storeExternalLinksTable,
} from './products.tables.ts';

export const productRows = rowsOf(products, productsTable);

const categoryRows = rowsOf(productCategories, productCategoriesTable, {
  computed: {
    products_count: sql`(select count(*) from products p where p.company_id = product_categories.company_id
      and p.store_id = product_categories.store_id and p.product_category_id = product_categories.product_category_id)`,
  },
});

const groupRows = rowsOf(productGroups, productGroupsTable, {
  computed: {
    products_count: sql`(select count(*) from products p where p.company_id = product_groups.company_id
      and p.store_id = product_groups.store_id and p.group_product = product_groups.product_group_id)`,
  },
});

const linkRows = rowsOf(storeExternalLinks, storeExternalLinksTable);

/** What a store sells, how it is arranged, and the links the store shows. */
export function mountProducts(api: Api) {
  crud(api, products, productRows);
  mountImage(api, productImage, productRows);
  crud(api, productCategories, categoryRows);
  crud(api, productGroups, groupRows);
  crud(api, storeExternalLinks, linkRows);
  mountImage(api, storeExternalLinkImage, linkRows);
}
