interface Named {
  readonly fields: Readonly<Record<string, string | object>>;
}

type Entity =
  | 'attributeDefinitions'
  | 'businessProfile'
  | 'cardOrders'
  | 'cashRegisters'
  | 'companyProducts'
  | 'customers'
  | 'giftCategories'
  | 'gifts'
  | 'networkRegions'
  | 'productCategories'
  | 'productGroups'
  | 'productTags'
  | 'products'
  | 'storeExternalLinks'
  | 'storeProfile'
  | 'stores'
  | 'subLoyalties'
  | 'synergies';

interface StoreSettings {
  readonly points: { readonly reward_points: string };
  readonly flags: object;
  readonly limits: object;
}

/**
 * What each column that changes are kept of is called where it is changed: by table, from the words of
 * one language for its entities, its kinds of coupons and the settings of a store.
 */
export const auditedFields = (
  words: Readonly<Record<Entity, Named>>,
  coupons: readonly Named[],
  { points, flags, limits }: StoreSettings,
) => ({
  attribute_definitions: words.attributeDefinitions.fields,
  cash_registers: words.cashRegisters.fields,
  company_settings: words.businessProfile.fields,
  company_products: words.companyProducts.fields,
  coupons: Object.assign({}, ...coupons.map(({ fields }) => fields)) as Named['fields'],
  customers: words.customers.fields,
  gift_categories: words.giftCategories.fields,
  gifts: words.gifts.fields,
  loyalty_card_orders: words.cardOrders.fields,
  network_regions: words.networkRegions.fields,
  product_categories: words.productCategories.fields,
  product_groups: words.productGroups.fields,
  product_tags: words.productTags.fields,
  products: { ...words.products.fields, reward_points: points.reward_points },
  store_external_links: words.storeExternalLinks.fields,
  store_settings: { ...points, ...flags, ...limits, ...words.storeProfile.fields },
  stores: { ...words.storeProfile.fields, ...words.stores.fields },
  sub_loyalties: words.subLoyalties.fields,
  synergies: words.synergies.fields,
});
