import { rm } from 'node:fs/promises';
import { join } from 'node:path';
import { type CodeFileCalls, mostCodeFileRows } from '../../../contract/common/code-files.ts';
import type { Executor } from '../../db/executor.ts';
import { rehearse } from '../../db/rehearse.ts';
import type { Call } from '../../http/call.ts';
import { invalidField } from '../../http/refusal.ts';
import { type Api, serve } from '../../http/serve.ts';
import { temporaryFolder } from '../../runtime/temporary.ts';
import type { FileKind } from '../../tables/file-mappings.ts';
import { legacyEncodingOf } from '../encoding.ts';
import { remember, rememberedOf } from '../remembered.ts';
import { type FileRow, importLimits, notATable, rowsOfFile } from '../table.ts';
import { withoutTitles } from '../without-titles.ts';
import { type CodeColumn, type CodeTable, columnOf, tableOf } from './column.ts';
import { type CodeReading, type CodesThere, figuresOf, planOf } from './plan.ts';
import { previewOf } from './preview.ts';

const limits = { ...importLimits, rows: mostCodeFileRows, cells: 20 * mostCodeFileRows };
/** What the column of codes is remembered as. */
const is = 'code';

type Sent<P extends string> = Call<CodeFileCalls<P>['preview'] | CodeFileCalls<P>['save']>;

/** Where the codes of a file go, in the transaction of its call. */
export interface CodesTarget {
  readonly look: (codes: readonly string[]) => Promise<CodesThere>;
  /** Adds codes that are not there; answers how many were added. */
  readonly add: (codes: readonly string[]) => Promise<number>;
}

/** One kind of file with a column of codes. */
export interface CodeFile<P extends string> extends CodeColumn, CodeReading {
  readonly kind: FileKind;
  /** The multipart field of the file. */
  readonly field: string;
  /** Where the codes go. Throws where they may not. */
  readonly target: (tx: Executor, call: Sent<P>) => Promise<CodesTarget>;
}

/** Reads the file of a call. Throws not_a_table and table_too_large. */
async function sentTable<P extends string>(call: Sent<P>, file: CodeFile<P>): Promise<CodeTable> {
  const { database, scope, receive } = call;
  const { field } = file;
  const folder = temporaryFolder(field);
  try {
    const place = join(folder, 'upload');
    await receive(place);
    const encoding = await legacyEncodingOf(database, scope.companyId);
    const all: FileRow[] = [];
    for await (const row of withoutTitles(rowsOfFile(place, encoding, { field, limits })))
      all.push(row);
    const table = tableOf(all, file);
    if (!table.rows.length) throw notATable(field);
    return table;
  } finally {
    await rm(folder, { recursive: true, force: true });
  }
}

interface Reading {
  readonly companyId: number;
  readonly chosen: number | undefined;
  readonly table: CodeTable;
}

/** The column of codes: as chosen, as the last time, or as the file says. Throws invalid for one that is not there. */
async function foundColumn(tx: Executor, own: Reading, file: CodeColumn & { kind: FileKind }) {
  const { companyId, chosen, table } = own;
  const { titles } = table;
  if (chosen !== undefined) {
    if (chosen >= titles.length) throw invalidField('column');
    return { column: chosen, remembered: false };
  }
  const last = titles.some(Boolean)
    ? await rememberedOf(tx, { companyId, kind: file.kind, titles }, [is])
    : undefined;
  const before = last?.columns.indexOf(is) ?? -1;
  if (before >= 0) return { column: before, remembered: true };
  return { column: columnOf(table, file), remembered: false };
}

const readingOf = <P extends string>(call: Sent<P>, table: CodeTable): Reading => ({
  companyId: call.scope.companyId,
  chosen: call.query.column,
  table,
});

/** What adding the codes of a file would do; nothing is written. */
async function preview<P extends string>(call: Sent<P>, file: CodeFile<P>) {
  const table = await sentTable(call, file);
  return rehearse(call.database, async (tx) => {
    const { look } = await file.target(tx, call);
    const found = await foundColumn(tx, readingOf(call, table), file);
    const { column } = found;
    const plan = column === null ? [] : await planOf(table.rows, column, file, look);
    return previewOf(table, found, plan, call.language);
  });
}

/** Adds the new codes of a file in one transaction. Throws invalid where its column is to be chosen. */
async function take<P extends string>(call: Sent<P>, file: CodeFile<P>) {
  const table = await sentTable(call, file);
  const { titles, rows } = table;
  const { companyId } = call.scope;
  return call.database.db.transaction(async (tx) => {
    const { look, add } = await file.target(tx, call);
    const { column } = await foundColumn(tx, readingOf(call, table), file);
    if (column === null) throw invalidField('column', 'required');
    const plan = await planOf(rows, column, file, look);
    const fresh = plan.filter(({ action }) => action === 'create').map(({ code }) => code);
    const added = await add(fresh);
    const columns = titles.map((_, at) => (at === column ? is : null));
    await remember(tx, { companyId, kind: file.kind, titles }, { columns }, call.now());
    const figures = figuresOf(plan);
    // Another call may have added some of them meanwhile.
    const unchanged = figures.unchanged + fresh.length - added;
    return { ...figures, created: added, unchanged };
  });
}

/** Serves the calls of a file with one column of codes: shown first, and added when that is confirmed. */
export function serveCodeFile<P extends string>(
  api: Api,
  calls: CodeFileCalls<P>,
  file: CodeFile<P>,
) {
  serve(api, calls.preview, (call) => preview<P>(call, file));
  serve(api, calls.save, (call) => take<P>(call, file));
}
