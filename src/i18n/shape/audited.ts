interface Named {
  readonly fields: Readonly<Record<string, string | object>>;
  readonly texts?: {
    readonly choices?: Readonly<Record<string, string>>;
    readonly [other: string]: unknown;
  };
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

/** The words of several forms over one table, as if they were of one. */
const together = (all: readonly Named[]): Named => ({
  fields: Object.assign({}, ...all.map(({ fields }) => fields)),
  texts: { choices: Object.assign({}, ...all.map(({ texts }) => texts?.choices)) },
});

/**
 * What each column that changes are kept of, and each of its choices, is called where it is changed: by
 * table, from the words of one language for its entities, its kinds of coupons and the settings of a store.
 */
export function audited(
  words: Readonly<Record<Entity, Named>>,
  coupons: readonly Named[],
  { points, flags, limits }: StoreSettings,
) {
  const tables: Readonly<Record<string, Named>> = {
    attribute_definitions: words.attributeDefinitions,
    cash_registers: words.cashRegisters,
    company_settings: words.businessProfile,
    company_products: words.companyProducts,
    coupons: together(coupons),
    customers: words.customers,
    gift_categories: words.giftCategories,
    gifts: words.gifts,
    loyalty_card_orders: words.cardOrders,
    network_regions: words.networkRegions,
    product_categories: words.productCategories,
    product_groups: words.productGroups,
    product_tags: words.productTags,
    products: together([words.products, { fields: { reward_points: points.reward_points } }]),
    store_external_links: words.storeExternalLinks,
    store_settings: together([{ fields: { ...points, ...flags, ...limits } }, words.storeProfile]),
    stores: together([words.storeProfile, words.stores]),
    sub_loyalties: words.subLoyalties,
    synergies: words.synergies,
  };
  const of = (one: (named: Named) => object) =>
    Object.fromEntries(Object.entries(tables).map(([table, named]) => [table, one(named)]));
  return {
    fields: of(({ fields }) => fields),
    choices: of(({ texts }) => texts?.choices ?? {}),
  };
}
