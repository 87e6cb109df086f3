import type {
  CustomerImport,
  ImportFigures,
} from '../../../contract/customers/customer-imports.ts';
import { importDays } from '../../../contract/engine/column-facts.ts';
import { itemsPerPage, paginationOf } from '../../../contract/engine/endpoint.ts';
import type { Language } from '../../../contract/engine/languages.ts';
import type { Database } from '../../db/connection.ts';
import { Refusal } from '../../http/refusal.ts';
import { sayReasons } from '../../sheets/reasons.ts';
import type { Previewed } from '../../tables/customer-imports.ts';
import { definitionsOf } from '../attributes.ts';
import { undoing } from './acting.ts';
import { importing } from './piece.ts';

// What its job has given up is not under way any more.
const gaveUp = (
  kind: string,
) => `exists (select 1 from jobs j where j.company_id = i.company_id and j.kind = '${kind}'
  and j.subject_id = i.import_id and j.state = 'failed' and j.created_at >= i.started_at)`;
/** SQL of the state of the import `i`. */
export const stateOf = `case when i.state in ('checking', 'running') and ${gaveUp(importing)}
  or i.state = 'undoing' and ${gaveUp(undoing)} then 'failed' else i.state end`;
/** SQL of the moment until which the import `i` can be undone; null where there is nothing to undo. */
export const undoUntil = `case when ${stateOf} in ('done', 'cancelled', 'failed') and exists (select 1 from imported_customers m
    where m.company_id = i.company_id and m.import_id = i.import_id)
  then coalesce(i.ended_at, i.started_at) + interval '${importDays} days' end`;
const figures = `i.import_id, i.name, ${stateOf} as state, (select u.full_name from users u where u.user_id = i.user_id) as by,
    i.total, i.done, i.created, i.updated, i.skipped, i.rejected, i.dropped, i.opted_out, i.removed, i.restored, i.left_alone,
    ${undoUntil} as undo_until, i.created_at, i.ended_at`;

interface Stored extends Omit<ImportFigures, 'created_at' | 'ended_at' | 'undo_until'> {
  created_at: Date;
  ended_at: Date | null;
  undo_until: Date | null;
}

const figuresOf = ({ created_at, ended_at, undo_until, ...rest }: Stored): ImportFigures => ({
  ...rest,
  undo_until: undo_until?.toISOString() ?? null,
  created_at: created_at.toISOString(),
  ended_at: ended_at?.toISOString() ?? null,
});

const list = {
  name: 'list-imports',
  text: `select ${figures} from customer_imports i where i.company_id = $1 order by i.import_id desc limit $2 offset $3`,
};

/** A page of a company's imports, the newest first. */
export async function listOf({ pool }: Database, companyId: number, page: number) {
  const values = [companyId, itemsPerPage, (page - 1) * itemsPerPage];
  const result = await pool.query<Stored>({ ...list, values });
  const { rows } = await pool.query<{ total: number }>(
    'select count(*)::int as total from customer_imports where company_id = $1',
    [companyId],
  );
  const pagination = paginationOf(page, rows[0]?.total ?? 0, result.rows.length);
  return { imports: result.rows.map(figuresOf), pagination };
}

const one = {
  name: 'read-import',
  text: `select ${figures}, i.columns, i.samples, i.mapping, i.facts, i.decimals, i.orders, i.duplicates, i.welcomes, i.preview,
      exists (select 1 from customer_imports o where o.company_id = i.company_id and o.header_key = i.header_key
        and o.import_id < i.import_id and o.started_at is not null) as remembered
    from customer_imports i where i.company_id = $1 and i.import_id = $2`,
};

/** One import with its mapping and the first rows of its last run. Throws not_found. */
export async function importOf(
  database: Database,
  { companyId, importId, language }: { companyId: number; importId: number; language: Language },
): Promise<CustomerImport> {
  const { rows } = await database.pool.query<
    Stored & Omit<CustomerImport, keyof Stored | 'preview'> & { preview: Previewed[] }
  >({ ...one, values: [companyId, importId] });
  const row = rows[0];
  if (!row) throw new Refusal('not_found');
  const definitions = await definitionsOf(database, companyId);
  const { preview, columns, samples, mapping, facts, decimals, orders, ...more } = row;
  const { duplicates, welcomes, remembered, ...counted } = more;
  return {
    ...figuresOf(counted),
    ...{ columns, samples, mapping, decimals, orders, duplicates, welcomes, remembered },
    facts: facts.map(({ decimal, order }) => ({ decimal, order })),
    attributes: [...definitions].flatMap(([id, { name, used, type }]) =>
      used ? [{ field: `attribute:${id}`, type, name }] : [],
    ),
    preview: preview.map(({ reasons, dropped, changes, ...each }) => ({
      ...each,
      changes: changes ?? [],
      reasons: sayReasons(language, columns, reasons),
      dropped: sayReasons(language, columns, dropped ?? []),
    })),
  };
}
