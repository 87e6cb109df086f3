import type { DuplicateRule, ImportState } from '../../../contract/customers/customer-imports.ts';
import type { ColumnFacts, DayOrder } from '../../../contract/engine/column-facts.ts';
import type { DecimalSign } from '../../../contract/engine/numbers.ts';
import type { Queryable } from '../../db/transaction.ts';
import type { FileStore } from '../../files/store.ts';
import type { Job, Piece } from '../../jobs/run.ts';
import type { Previewed } from '../../tables/customer-imports.ts';
import type { Definition } from '../attributes.ts';
import { act, takeTurns } from './acting.ts';
import { readAround } from './around.ts';
import { type Decided, decide, namedIn } from './decide.ts';
import { nextRows } from './pieces-of-file.ts';
import { previewOf } from './preview.ts';
import type { Reading } from './read-row.ts';
import { writeAll } from './write.ts';

export const importing = 'customer-import';
/** Rows of one transaction. */
export const pieceSize = 1000;
/** The embedded database has one connection, and whoever asks it meanwhile waits for the piece's end. */
export const embeddedPieceSize = 150;
const previewSize = 20;

interface Run {
  user_id: number;
  file: string;
  file_offset: number;
  columns: string[];
  mapping: (string | null)[];
  facts: ColumnFacts[];
  decimals: (DecimalSign | null)[];
  orders: (DayOrder | null)[];
  duplicates: DuplicateRule;
  state: ImportState;
  country_id: number;
  preview: Previewed[];
  definitions: Record<string, Definition>;
}

const read = {
  name: 'import-run',
  text: `select i.user_id, i.file, i.file_offset, i.columns, i.mapping, i.facts, i.decimals, i.orders, i.duplicates, i.state, i.preview, s.country_id,
      (select coalesce(jsonb_object_agg(d.user_account_attribute_definition_id, jsonb_build_object('type', d.type, 'values', d.values)), '{}')
        from attribute_definitions d where d.company_id = i.company_id and d.deleted_at is null) as definitions
    from customer_imports i join stores s on s.company_id = i.company_id and s.store_id = i.company_id
    where i.company_id = $1 and i.import_id = $2 for update of i`,
};
const reject = {
  name: 'import-reject',
  text: `insert into customer_import_rejections (company_id, import_id, row_number, cells, reasons)
    select $1, $2, r."row", r.cells, r.reasons from jsonb_to_recordset($3::jsonb) as r ("row" int, cells jsonb, reasons jsonb)`,
};
const see = {
  name: 'import-see',
  text: `insert into customer_import_keys (company_id, import_id, key, row_number)
    select $1, $2, r.key, r.row_number from unnest($3::text[], $4::int[]) as r (key, row_number) on conflict do nothing`,
};
const note = {
  name: 'import-note',
  text: `update customer_imports set done = $3, file_offset = $4, preview = $5, created = created + $6, updated = updated + $7,
    skipped = skipped + $8, rejected = rejected + $9,
    dropped = dropped + $10, opted_out = opted_out + $11 where company_id = $1 and import_id = $2`,
};
const end = {
  name: 'import-end',
  text: `update customer_imports set state = $3, ended_at = case when $3 = 'done' then $4::timestamptz end
    where company_id = $1 and import_id = $2`,
};
const forgetKeys = {
  name: 'import-forget-keys',
  text: 'delete from customer_import_keys where company_id = $1 and import_id = $2',
};

type Ids = [companyId: number, importId: number];

async function keepRejected(client: Queryable, ids: Ids, decided: readonly Decided[]) {
  const rejected = decided.filter(({ action }) => action === 'reject');
  const rows = rejected.map(({ row, cells, reasons }) => ({ row, cells, reasons }));
  if (rows.length) await client.query({ ...reject, values: [...ids, JSON.stringify(rows)] });
  const keys = decided.flatMap(({ row, keys: named }) => named.map((key) => ({ key, row })));
  if (!keys.length) return;
  const columns = [keys.map(({ key }) => key), keys.map(({ row }) => row)];
  await client.query({ ...see, values: [...ids, ...columns] });
}

async function finish(client: Queryable, ids: Ids, state: ImportState, nowMs: number) {
  await client.query({ ...forgetKeys, values: ids });
  await client.query({ ...act, values: [...ids, false] });
  const ended = state === 'running' ? 'done' : 'checked';
  await client.query({ ...end, values: [...ids, ended, new Date(nowMs)] });
}

function readingOf({ definitions, country_id: countryId, ...run }: Run, nowMs: number): Reading {
  const { columns, mapping, facts, decimals, orders } = run;
  const today = new Date(nowMs).toISOString().slice(0, 10);
  const defined = new Map(Object.entries(definitions));
  return { columns, mapping, facts, decimals, orders, today, countryId, definitions: defined };
}

/** How many rows had each outcome, how many cells were left out, and whose consents stay off. */
function countsOf(decided: readonly Decided[]) {
  const count = (action: Decided['action']) =>
    decided.filter((each) => each.action === action).length;
  // A row that is taken names its customer to the rest of the file, whether it changes anything or not.
  const taken = decided.filter(({ keys }) => keys.length > 0);
  const dropped = taken.flatMap((each) => each.dropped.filter(({ name }) => name !== 'optedOut'));
  const off = taken.filter(({ staysOff }) => staysOff);
  const outcomes = [count('create'), count('update'), count('skip'), count('reject')];
  return [...outcomes, dropped.length, off.length];
}

interface OnePiece {
  run: Run;
  job: Job;
  files: FileStore;
  most: number;
  nowMs: number;
}

async function onePiece(client: Queryable, { run, job, files, most, nowMs }: OnePiece) {
  const [companyId, importId] = [job.company_id, job.subject_id];
  const { rows, offset } = await nextRows(files, run.file, run.file_offset, most);
  const reading = readingOf(run, nowMs);
  const wanted = { companyId, importId, ...namedIn(rows, reading) };
  const around = await readAround(client, wanted);
  const decided = decide(rows, reading, { rule: run.duplicates, around });
  const writing = { companyId, importId, countryId: run.country_id, userId: run.user_id, nowMs };
  if (run.state === 'running')
    await writeAll(client, { ...writing, rule: run.duplicates }, decided);
  await keepRejected(client, [companyId, importId], decided);
  const more = decided.slice(0, previewSize - run.preview.length);
  const preview = [...run.preview, ...more.map((each) => previewOf(each, reading))];
  const done = job.done + rows.length;
  const values = [companyId, importId, done, offset, JSON.stringify(preview)];
  await client.query({ ...note, values: [...values, ...countsOf(decided)] });
  return rows.length ? done : job.total;
}

/**
 * Checks or imports the next rows of a file, so many at most. How far it came is kept in the same transaction, so that
 * whoever goes on after a kill imports nobody twice.
 */
export const importPiece =
  (files: FileStore, now: () => number, most = pieceSize): Piece =>
  async (client, job) => {
    const ids: Ids = [job.company_id, job.subject_id];
    await client.query({ ...act, values: [...ids, true] });
    const { rows } = await client.query<Run>({ ...read, values: ids });
    const run = rows[0];
    if (!run || !['checking', 'running'].includes(run.state)) return job.total;
    if (run.state === 'running') await client.query({ ...takeTurns, values: [job.company_id] });
    const nowMs = now();
    const done = await onePiece(client, { run, job, files, most, nowMs });
    if (done >= job.total) await finish(client, ids, run.state, nowMs);
    return done;
  };
