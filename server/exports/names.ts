import type { Language, Localized } from '../../contract/engine/languages.ts';
import { giftTypes, roles } from '../common/catalogue.ts';
import { countriesIn } from '../common/countries.ts';
import type { Database } from '../db/connection.ts';

/** Where the names of what rows refer to are: a table, its id and its name. */
const tables: Readonly<Record<string, readonly [table: string, id: string, name: string]>> = {
  stores: ['stores', 'store_id', 'name'],
  suppliers: ['stores', 'store_id', 'name'],
  gifts: ['gifts', 'gift_id', 'title'],
  'gift-categories': ['gift_categories', 'gift_category_id', 'name'],
  'common-gift-categories': ['gift_categories', 'gift_category_id', 'name'],
  'network-regions': ['network_regions', 'store_company_network_region_id', 'name'],
  'point-titles': ['point_titles', 'store_point_title_id', 'title'],
  'product-categories': ['product_categories', 'product_category_id', 'name'],
  'product-groups': ['product_groups', 'product_group_id', 'name'],
  'product-tags': ['product_tags', 'product_tag_id', 'name'],
  'subscription-plans': ['subscription_plans', 'store_subscription_plan_id', 'plan_name'],
  'sub-loyalties': ['sub_loyalties', 'loyalty_program_id', 'name'],
  'cash-registers': ['cash_registers', 'cash_register_id', 'friendly_name'],
};

type Name = string | Partial<Localized> | null;
const said = (name: Name, language: Language) =>
  typeof name === 'string' ? name : name?.[language] || name?.el || '';

/** What is the same for every company. */
function common(to: string, language: Language): ReadonlyMap<string, string> | undefined {
  const lists: Record<string, () => readonly (readonly [number, string])[]> = {
    countries: () => countriesIn(language).map(({ country_id, name }) => [country_id, name]),
    roles: () => roles.map(({ id, name }) => [id, name[language]]),
    'gift-types': () => giftTypes.map(({ id, name }) => [id, name[language]]),
  };
  const list = lists[to]?.();
  return list && new Map(list.map(([id, name]) => [String(id), name]));
}

/** The names of all that a column may refer to, by id; undefined where there are too many, or none. */
export async function namesOf(
  { pool }: Pick<Database, 'pool'>,
  companyId: number,
  to: string | undefined,
  language: Language,
): Promise<ReadonlyMap<string, string> | undefined> {
  const [table, id, name] = tables[to ?? ''] ?? [];
  if (!table) return common(to ?? '', language);
  // Plans are the platform's as well.
  const owners = to === 'subscription-plans' ? [companyId, 1] : [companyId];
  const { rows } = await pool.query<{ id: number; name: Name }>(
    `select ${id} as id, to_jsonb(${name}) as name from ${table} where company_id = any($1::bigint[])`,
    [owners],
  );
  return new Map(rows.map((row) => [String(row.id), said(row.name, language)]));
}
