import { sql } from 'drizzle-orm';
import { type NamedKind, namedRights, recordNames } from '../../contract/common/record-names.ts';
import { fillFromAny, type Localized } from '../../contract/engine/languages.ts';
import { type Api, serve } from '../http/serve.ts';
import { demand } from '../http/session.ts';

type Stored = readonly [table: string, id: string, name: string];

/** Tables whose deleted rows stay, with the columns of their ids and names. */
const tables: Readonly<Record<NamedKind, Stored>> = {
  'attribute-definitions': [
    'attribute_definitions',
    'user_account_attribute_definition_id',
    'name',
  ],
  'company-products': ['company_products', 'product_id', 'name'],
  'network-regions': ['network_regions', 'store_company_network_region_id', 'name'],
  'point-titles': ['point_titles', 'store_point_title_id', 'title'],
  'product-tags': ['product_tags', 'product_tag_id', 'name'],
  'saved-views': ['saved_views', 'view_id', 'name'],
  gifts: ['gifts', 'gift_id', 'title'],
  stores: ['stores', 'store_id', 'name'],
};

interface Found extends Record<string, unknown> {
  id: number;
  name: Localized | string | null;
  deleted: boolean;
}

/** What records of the company are called that lists have no more. Throws forbidden for what the caller may not read. */
export const mountRecordNames = (api: Api) =>
  serve(api, recordNames, async ({ database, scope, query, language }) => {
    demand(scope, namedRights[query.of]);
    const [table, id, name] = tables[query.of].map((each) => sql.identifier(each));
    const { rows } =
      await database.db.execute<Found>(sql`select ${id} as id, to_jsonb(${name}) as name,
        deleted_at is not null as deleted
      from ${table} where company_id = ${scope.companyId} and ${id} = any(${sql.param(query.ids)}::bigint[])`);
    return {
      names: rows.map((row) => ({
        ...row,
        name: typeof row.name === 'string' ? row.name : fillFromAny(row.name ?? {})[language],
      })),
    };
  });
