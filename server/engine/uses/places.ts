/** SQL: whether the row `u` names the record `$2` at a place. A place is a column, or a path inside one that holds JSON. */
export interface Place {
  /** `campaigns.definition.campaign_reward.gift_ids`, without the table. */
  readonly at: string;
  readonly names: string;
  /** SQL that empties the place, where the record goes and what named it stays. */
  readonly emptied?: string;
}

const id = '$2::bigint';

/** A column that names one record. */
export const column = (at: string): Place => ({
  at,
  names: `u.${at} = ${id}`,
  emptied: `${at} = null`,
});

/** A column that names several. */
export const list = (at: string): Place => ({ at, names: `${id} = any(u.${at})` });

const inJson = (at: string) => {
  const [first, ...path] = at.split('.');
  return {
    value: `u.${first} #> '{${path.join(',')}}'`,
    text: `u.${first} #>> '{${path.join(',')}}'`,
  };
};

/** A number inside JSON. */
export const json = (at: string): Place => ({ at, names: `${inJson(at).text} = ${id}::text` });

/** A list of numbers inside JSON. */
export const jsonList = (at: string): Place => ({
  at,
  names: `${inJson(at).value} @> to_jsonb(${id})`,
});

/** The name of an entry of JSON. */
export const jsonKey = (at: string): Place => ({ at, names: `u.${at} ? ${id}::text` });

/** A number in one of the objects of a JSON list. */
export const jsonObjects = (at: string, name: string): Place => ({
  at: `${at}[].${name}`,
  names: `u.${at} @> jsonb_build_array(jsonb_build_object('${name}', ${id}))`,
});

/** Columns of a coupon that name a product of a store, which is one of the company's in that store. */
export const productInStore = (columns: readonly string[]): Place => ({
  at: '',
  names: `exists (select 1 from products p where p.company_id = u.company_id and p.parent_product_id = ${id}
    and p.product_id in (${columns.map((each) => `u.${each}`).join(', ')}))`,
});

/** A filter of a saved view: one number, or several with commas. */
export const filter = (resource: string, name: string): Place => ({
  at: `filter.${name}`,
  names: `u.resource = '${resource}' and ${id}::text = any(string_to_array(u.filter ->> '${name}', ','))`,
});
