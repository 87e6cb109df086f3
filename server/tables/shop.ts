import { sql } from 'drizzle-orm';
import { foreignKey, index, pgTable, primaryKey, uniqueIndex } from 'drizzle-orm/pg-core';
import { shopAttributeOptions } from '../../contract/shop/attribute-options.ts';
import { shopAttributes } from '../../contract/shop/attributes.ts';
import { subscriptionProducts } from '../../contract/shop/subscription-products.ts';
import { shopVariants } from '../../contract/shop/variants.ts';
import { columns, moment, storeId, withdrawn } from './columns.ts';

/** `store_id` is who sells: the company itself, or a supplier of it. */
export const shopAttributesTable = pgTable(
  'shop_attributes',
  { ...columns(shopAttributes), store_id: storeId() },
  (t) => [
    primaryKey({ columns: [t.company_id, t.attribute_id] }),
    index('shop_attributes__seller__idx').on(t.company_id, t.store_id),
  ],
);

export const shopAttributeOptionsTable = pgTable(
  'shop_attribute_options',
  { ...columns(shopAttributeOptions), store_id: storeId() },
  (t) => [
    primaryKey({ columns: [t.company_id, t.attribute_option_id] }),
    foreignKey({
      name: 'shop_attribute_options__attribute__fk',
      columns: [t.company_id, t.attribute_id],
      foreignColumns: [shopAttributesTable.company_id, shopAttributesTable.attribute_id],
    }),
    index('shop_attribute_options__attribute__idx').on(t.company_id, t.attribute_id),
  ],
);

export const subscriptionProductsTable = pgTable(
  'subscription_products',
  { ...columns(subscriptionProducts), store_id: storeId(), ...withdrawn() },
  (t) => [
    primaryKey({ columns: [t.company_id, t.subscription_product_id] }),
    index('subscription_products__seller__idx').on(t.company_id, t.store_id, t.visibility),
  ],
);

export const shopVariantsTable = pgTable(
  'shop_variants',
  { ...columns(shopVariants), store_id: storeId(), deleted_at: moment() },
  (t) => [
    primaryKey({ columns: [t.company_id, t.subscription_product_variant_id] }),
    foreignKey({
      name: 'shop_variants__product__fk',
      columns: [t.company_id, t.subscription_product_id],
      foreignColumns: [
        subscriptionProductsTable.company_id,
        subscriptionProductsTable.subscription_product_id,
      ],
    }),
    uniqueIndex('shop_variants__sku__unique')
      .on(t.company_id, t.store_id, t.sku_number)
      .where(sql`${t.deleted_at} is null`),
    index('shop_variants__product__idx').on(t.company_id, t.subscription_product_id),
  ],
);
