import { sql } from 'drizzle-orm';
import { shopAttributeOptions } from '../../../contract/shop/attribute-options.ts';
import { shopAttributes } from '../../../contract/shop/attributes.ts';
import { subscriptionProducts } from '../../../contract/shop/subscription-products.ts';
import { shopVariants } from '../../../contract/shop/variants.ts';
import { rowsOf } from '../../engine/rows.ts';
import {
  shopAttributeOptionsTable,
  shopAttributesTable,
  shopVariantsTable,
  subscriptionProductsTable,
} from '../../tables/shop.ts';

const byStore = true;

export const attributeRows = rowsOf(shopAttributes, shopAttributesTable, {
  byStore,
  computed: {
    options_count: sql`(select count(*) from shop_attribute_options o
      where o.company_id = shop_attributes.company_id and o.attribute_id = shop_attributes.attribute_id)`,
  },
});

export const optionRows = rowsOf(shopAttributeOptions, shopAttributeOptionsTable, {
  byStore,
  computed: {
    variants_count: sql`(select count(*) from shop_variants v
      where v.company_id = shop_attribute_options.company_id and v.store_id = shop_attribute_options.store_id
      and v.deleted_at is null and shop_attribute_options.attribute_option_id = any(v.attribute_option_ids))`,
  },
});

export const variantRows = rowsOf(shopVariants, shopVariantsTable, {
  byStore,
  computed: {
    attributes: sql`(select coalesce(json_agg(json_build_object('attribute_id', a.attribute_id, 'name', a.name,
        'attribute_option_id', o.attribute_option_id, 'option', o.option) order by a.attribute_id), '[]')
      from shop_attribute_options o
      join shop_attributes a on a.company_id = o.company_id and a.attribute_id = o.attribute_id
      where o.company_id = shop_variants.company_id and o.attribute_option_id = any(shop_variants.attribute_option_ids))`,
    sold_count: sql`(select coalesce(sum(s.quantity), 0) from shop_orders s
      where s.company_id = shop_variants.company_id and s.state in ('paid', 'delivered')
      and s.subscription_product_variant_id = shop_variants.subscription_product_variant_id)`,
  },
});

/** A product as it is kept: what it is sold as, and to whom by name, is put to it by `read-products.ts`. */
export const productRows = rowsOf(subscriptionProducts, subscriptionProductsTable, { byStore });
