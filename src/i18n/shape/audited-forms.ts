interface Form {
  readonly fields: object;
}

interface Forms {
  readonly businessProfile: Form;
  readonly storeProfile: Form;
  readonly storeSettings: {
    readonly points: { readonly reward_points: string };
    readonly flags: object;
    readonly limits: object;
  };
}

/** The labels of the entities by table, with those of the forms that change the same tables: of one language. */
export const withForms = (
  fields: Readonly<Record<string, object>>,
  { businessProfile, storeProfile, storeSettings: { points, flags, limits } }: Forms,
): Readonly<Record<string, object>> => ({
  ...fields,
  company_settings: businessProfile.fields,
  products: { ...fields.products, reward_points: points.reward_points },
  store_settings: { ...points, ...flags, ...limits, ...storeProfile.fields },
  stores: { ...storeProfile.fields, ...fields.stores },
});
