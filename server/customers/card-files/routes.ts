import { rm } from 'node:fs/promises';
import { join } from 'node:path';
import { sql } from 'drizzle-orm';
import {
  cardActions,
  importCards,
  mostCardFileRows,
  mostCardsRejected,
  mostCardsShown,
  type PreviewedCards,
  previewCards,
} from '../../../contract/customers/card-files.ts';
import type { Language } from '../../../contract/engine/languages.ts';
import type { Executor } from '../../db/executor.ts';
import { rehearse } from '../../db/rehearse.ts';
import type { Call } from '../../http/call.ts';
import { invalidField } from '../../http/refusal.ts';
import { type Api, serve } from '../../http/serve.ts';
import { temporaryFolder } from '../../runtime/temporary.ts';
import { legacyEncodingOf } from '../../sheets/encoding.ts';
import { sayReasons } from '../../sheets/reasons.ts';
import { rejectedHead, rejectedLine } from '../../sheets/rejected-lines.ts';
import { remember, rememberedOf } from '../../sheets/remembered.ts';
import { type FileRow, importLimits, notATable, rowsOfFile } from '../../sheets/table.ts';
import { withoutTitles } from '../../sheets/without-titles.ts';
import { type CardTable, columnOf, tableOf } from './column.ts';
import { figuresOf, type PlannedCard, planOf } from './plan.ts';

const field = 'cards';
const is = 'card_number';
const limits = { ...importLimits, rows: mostCardFileRows, cells: 20 * mostCardFileRows };
const sampleSize = 5;

type Sent = Call<typeof previewCards> | Call<typeof importCards>;

/** Reads the file of a call. Throws not_a_table and table_too_large. */
async function sentTable({ database, scope, receive }: Sent): Promise<CardTable> {
  const folder = temporaryFolder('cards');
  try {
    const place = join(folder, 'upload');
    await receive(place);
    const encoding = await legacyEncodingOf(database, scope.companyId);
    const all: FileRow[] = [];
    for await (const row of withoutTitles(rowsOfFile(place, encoding, { field, limits })))
      all.push(row);
    const table = tableOf(all);
    if (!table.rows.length) throw notATable(field);
    return table;
  } finally {
    await rm(folder, { recursive: true, force: true });
  }
}

const fileOf = (companyId: number, { titles }: CardTable) =>
  ({ companyId, kind: 'cards', titles }) as const;

/** The column of numbers: as chosen, as the last time, or as the file says. Throws invalid for one that is not there. */
async function foundColumn(tx: Executor, { scope, query }: Sent, table: CardTable) {
  const { column: chosen } = query;
  if (chosen !== undefined) {
    if (chosen >= table.titles.length) throw invalidField('column');
    return { column: chosen, remembered: false };
  }
  const last = table.titles.some(Boolean)
    ? await rememberedOf(tx, fileOf(scope.companyId, table), [is])
    : undefined;
  const before = last?.columns.indexOf(is) ?? -1;
  if (before >= 0) return { column: before, remembered: true };
  return { column: columnOf(table), remembered: false };
}

function rejectedFile(plan: readonly PlannedCard[], titles: readonly string[], language: Language) {
  const rejected = plan.filter(({ action }) => action === 'reject').slice(0, mostCardsRejected);
  if (!rejected.length) return null;
  const lines = rejected.map((row) => rejectedLine(language, titles, row));
  return rejectedHead(language, titles) + lines.join('');
}

function shownOf(plan: readonly PlannedCard[]) {
  const first = cardActions.flatMap((action) =>
    plan.filter((row) => row.action === action).slice(0, mostCardsShown),
  );
  return first.sort((a, b) => a.row - b.row);
}

/** What adding the cards of a file would do; nothing is written. */
async function preview(call: Call<typeof previewCards>): Promise<PreviewedCards> {
  const table = await sentTable(call);
  const { titles, rows } = table;
  const { scope, language } = call;
  return rehearse(call.database, async (tx) => {
    const found = await foundColumn(tx, call, table);
    const { column } = found;
    const plan = column === null ? [] : await planOf(tx, scope.companyId, rows, column);
    return {
      ...figuresOf(plan),
      ...found,
      total: rows.length,
      titles: [...titles],
      samples: rows.slice(0, sampleSize).map(([, ...cells]) => cells),
      rows: shownOf(plan).map(({ row, card_number, action, reasons }) => ({
        ...{ row, card_number, action },
        reasons: sayReasons(language, titles, reasons),
      })),
      rejected_file: rejectedFile(plan, titles, language),
    };
  });
}

/** Adds cards that are not there; answers how many were added. */
async function addAll(tx: Executor, companyId: number, numbers: readonly string[]) {
  const { rowCount } = await tx.execute(sql`insert into loyalty_cards (company_id, card_number)
    select ${companyId}::bigint, number from unnest(${sql.param([...numbers])}::text[]) number order by number
    on conflict do nothing`);
  return rowCount ?? 0;
}

/** Adds the new cards of a file in one transaction. Throws invalid where its column of numbers is to be chosen. */
async function take(call: Call<typeof importCards>) {
  const table = await sentTable(call);
  const { companyId } = call.scope;
  return call.database.db.transaction(async (tx) => {
    const { column } = await foundColumn(tx, call, table);
    if (column === null) throw invalidField('column', 'required');
    const plan = await planOf(tx, companyId, table.rows, column);
    const fresh = plan.filter(({ action }) => action === 'create');
    const added = await addAll(
      tx,
      companyId,
      fresh.map(({ card_number }) => card_number),
    );
    const columns = table.titles.map((_, at) => (at === column ? is : null));
    await remember(tx, fileOf(companyId, table), { columns }, call.now());
    const figures = figuresOf(plan);
    // Another call may have added some of them meanwhile.
    const unchanged = figures.unchanged + fresh.length - added;
    return { ...figures, created: added, unchanged };
  });
}

/** Cards out of a file: shown first, and added when that is confirmed. */
export function mountCardFiles(api: Api) {
  serve(api, previewCards, preview);
  serve(api, importCards, take);
}
