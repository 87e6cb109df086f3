import type { Queryable } from '../db/transaction.ts';
import type { exportsTable } from '../tables/exports.ts';

/** An export as it is kept. */
export type ExportRecord = (typeof exportsTable)['$inferSelect'];

const columns = `company_id, user_store_export_id, store_id, user_id, panel, export_key, format, language, query, headings, filters, state,
  attempts, failures, done, total, bytes, sha256, file, problem, held_until, created_at, finished_at`;

/** Whose exports: somebody's, in one place. */
export interface Owner {
  readonly companyId: number;
  readonly storeId: number;
  readonly userId: number;
}

const ofOwner = 'company_id = $1 and store_id = $2 and user_id = $3';

/** Somebody's export of one key. */
export async function ownExport(client: Queryable, owner: Owner, key: string, lock = false) {
  const { rows } = await client.query<ExportRecord>({
    text: `select ${columns} from exports where ${ofOwner} and export_key = $4 ${lock ? 'for update' : ''}`,
    values: [owner.companyId, owner.storeId, owner.userId, key],
  });
  return rows[0];
}

/** All exports of somebody in one place, newest first. */
export async function ownExports(client: Queryable, owner: Owner) {
  const { rows } = await client.query<ExportRecord>({
    name: 'own-exports',
    text: `select ${columns} from exports where ${ofOwner} order by created_at desc, user_store_export_id desc`,
    values: [owner.companyId, owner.storeId, owner.userId],
  });
  return rows;
}

/** One export, whoever asks: its link says so. */
export async function exportById(client: Queryable, companyId: number, id: number) {
  const { rows } = await client.query<ExportRecord>({
    name: 'export-by-id',
    text: `select ${columns} from exports where company_id = $1 and user_store_export_id = $2`,
    values: [companyId, id],
  });
  return rows[0];
}

type New = Pick<
  ExportRecord,
  'panel' | 'export_key' | 'format' | 'language' | 'query' | 'headings' | 'filters'
>;

/** Keeps a new export to be made; undefined where somebody else has just kept one. */
export async function addExport(client: Queryable, owner: Owner, made: New, nowMs: number) {
  const { panel, export_key, format, language, query, headings, filters } = made;
  const { rows } = await client.query<ExportRecord>({
    name: 'add-export',
    text: `insert into exports (company_id, store_id, user_id, panel, export_key, format, language, query, headings, filters, created_at, held_until)
      values ($1, $2, $3, $4, $5, $6, $7, $8, $9, $10, $11, date_trunc('milliseconds', now()))
      on conflict (company_id, store_id, user_id, export_key) do nothing returning ${columns}`,
    values: [
      ...[owner.companyId, owner.storeId, owner.userId, panel, export_key, format, language],
      ...[JSON.stringify(query), JSON.stringify(headings), filters, new Date(nowMs)],
    ],
  });
  return rows[0];
}

/** Forgets an export; answers what its file was. */
export const removeExport = (client: Queryable, companyId: number, id: number) =>
  client.query({
    name: 'remove-export',
    text: 'delete from exports where company_id = $1 and user_store_export_id = $2',
    values: [companyId, id],
  });

const heldFor = `interval '30 seconds'`;

/** Takes the next export that waits, or whose process is gone: it is begun anew. */
export async function takeExport(client: Queryable): Promise<ExportRecord | undefined> {
  const { rows } = await client.query<ExportRecord>({
    name: 'take-export',
    text: `update exports set attempts = attempts + 1, held_until = now() + ${heldFor}, done = 0,
        state = case when state = 'deleting' then state else 'writing' end
      where (company_id, user_store_export_id) = (select company_id, user_store_export_id from exports
        where state in ('waiting', 'writing', 'deleting') and held_until <= now() order by held_until limit 1 for update skip locked)
      returning ${columns}`,
  });
  return rows[0];
}

const taken = 'company_id = $1 and user_store_export_id = $2 and attempts = $3';
const valuesOf = ({ company_id, user_store_export_id, attempts }: ExportRecord) => [
  company_id,
  user_store_export_id,
  attempts,
];

/** Says how far it is and goes on holding it; false where it was deleted or taken over meanwhile. */
export async function keepExport(client: Queryable, record: ExportRecord, done: number) {
  const { rowCount } = await client.query({
    name: 'keep-export',
    text: `update exports set done = $4, total = $5, held_until = now() + ${heldFor} where ${taken} and state = 'writing'`,
    values: [...valuesOf(record), done, record.total],
  });
  return Boolean(rowCount);
}

type Finished = Pick<ExportRecord, 'bytes' | 'sha256' | 'file' | 'done'>;

/** Notes the file that is ready; false where nobody wants it any more. */
export async function finishExport(
  client: Queryable,
  record: ExportRecord,
  { bytes, sha256, file, done }: Finished,
  nowMs: number,
) {
  const { rowCount } = await client.query({
    name: 'finish-export',
    text: `update exports set state = 'ready', bytes = $4, sha256 = $5, file = $6, done = $7, total = $7, problem = null, finished_at = $8
      where ${taken} and state = 'writing'`,
    values: [...valuesOf(record), bytes, sha256, file, done, new Date(nowMs)],
  });
  return Boolean(rowCount);
}

/** Gives it up for good, with the id of the refusal that says why. */
export const failExport = (
  client: Queryable,
  record: ExportRecord,
  problem: string,
  nowMs: number,
) =>
  client.query({
    name: 'fail-export',
    text: `update exports set state = 'failed', problem = $4, finished_at = $5 where ${taken} and state = 'writing'`,
    values: [...valuesOf(record), problem, new Date(nowMs)],
  });

/** Lets go of it at once, as its process is told to stop: the next one begins it anew. */
export const letGoExport = (client: Queryable, record: ExportRecord) =>
  client.query({
    name: 'let-go-export',
    text: `update exports set state = 'waiting', held_until = now() where ${taken} and state = 'writing'`,
    values: valuesOf(record),
  });

/** Puts it off after an error of its own, longer each time. */
export const putOffExport = (client: Queryable, record: ExportRecord) =>
  client.query({
    name: 'put-off-export',
    text: `update exports set state = 'waiting', failures = failures + 1, held_until = now() + interval '1 second' * power(2, failures + 1)
      where ${taken} and state = 'writing'`,
    values: valuesOf(record),
  });
