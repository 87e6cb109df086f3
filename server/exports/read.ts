import { type Endpoint, type Pagination, paramNames } from '../../contract/engine/endpoint.ts';
import { type Column, columnsOf } from '../../contract/exports/columns.ts';
import type { Exported } from '../../contract/exports/declare.ts';
import { readWhole, type WholeReading } from '../db/whole.ts';
import type { Call, Caller, Scope } from '../http/call.ts';
import type { Dependencies } from '../http/dependencies.ts';
import type { Handler } from '../http/serve.ts';
import { type Cell, cellOf, type Row } from './cells.ts';
import { seenBy } from './may.ts';
import { type Further, more } from './more.ts';
import { namesOf } from './names.ts';
import type { ExportRecord } from './record.ts';
import { totalWords } from './words.ts';

/** Rows at a time: few, so that whoever asks for a list meanwhile waits for a moment only. */
const size = 100;

/** What an export is made from. */
export interface Source {
  readonly dependencies: Dependencies;
  /** Who answers the call of the list. */
  readonly handler: Handler;
  readonly exported: Exported;
  /** What was wanted of it. */
  readonly record: Pick<
    ExportRecord,
    'panel' | 'export_key' | 'store_id' | 'language' | 'query' | 'headings'
  >;
  /** What the cursor of its rows is called, like no other. */
  readonly cursor: string;
  readonly caller: Caller;
  readonly scope: Scope;
}

/** Splits what was sent into what the path of the list's call names and what its query does. */
export function sentOf({ list }: Exported, sent: Readonly<Record<string, string>>) {
  const [, ...names] = paramNames(list.path);
  const entries = Object.entries(sent);
  const params = entries.filter(([name]) => names.includes(name));
  const query = entries.filter(([name]) => !names.includes(name));
  return {
    names,
    params: Object.fromEntries(params.map(([name, value]) => [name, Number(value)])),
    query: Object.fromEntries(query),
  };
}

/** The call of the list, as its owner would make it now. */
function callOf(source: Source, page: number): Call<Endpoint> {
  const { dependencies, exported, record, caller, scope } = source;
  const { params, query } = sentOf(exported, record.query);
  const [place = ''] = paramNames(exported.list.path);
  const none = () => undefined;
  return {
    ...dependencies,
    params: { [place]: record.store_id, ...params },
    query: { ...(exported.list.query?.parse(query) as object), page },
    body: undefined,
    upload: undefined,
    receive: async () => '',
    language: record.language,
    address: '',
    request: { header: none, text: async () => '' },
    agent: undefined,
    device: undefined,
    rememberDevice: none,
    idempotency: undefined,
    along: undefined,
    warn: none,
    payFirst: none,
    caller,
    scope,
  };
}

/** Rows within rows stand beside what is told of the row around them. */
const spread = (rows: readonly Row[], each: string | undefined): readonly Row[] =>
  each
    ? rows.flatMap((row) => (row[each] as Row[]).map((part) => ({ ...row, [each]: part })))
    : rows;

/** How many rows there are about now, for telling how far an export is; null where that is not known. */
export async function rowsExpected(source: Source): Promise<number | null> {
  const reply = (await source.handler(callOf(source, 1))) as { pagination?: { total: number } };
  return reply.pagination?.total ?? null;
}

interface Reply {
  readonly rows: readonly Row[];
  readonly next: number | null;
  /** What all rows come to, where the call answers it. */
  readonly total: Row | undefined;
}

/** What all rows come to as a row of theirs: where they are spread, it stands beside what is spread. */
function totalIn({ total, each }: Exported, reply: Readonly<Record<string, unknown>>) {
  if (!total) return undefined;
  return (each ? { [total]: reply[total] } : reply[total]) as Row;
}

/** Some rows of the list: its next ones, or those of a page where its own code cuts its pages. */
async function someOf(source: Source, { database }: WholeReading, page: number): Promise<Reply> {
  const { handler, exported } = source;
  const reply = (await handler({ ...callOf(source, page), database })) as Readonly<
    Record<string, unknown>
  >;
  const pagination = reply.pagination as Partial<Pagination> | undefined;
  return {
    rows: reply[exported.rows] as Row[],
    next: pagination?.next_page ?? null,
    total: totalIn(exported, reply),
  };
}

/** All rows of the list, some at a time, as they were at one moment. */
async function* rowsOf(source: Source) {
  const { dependencies, exported, cursor } = source;
  const whole = await readWhole(dependencies.database, cursor, size);
  const { database } = whole;
  const told = ({ rows }: Reply) => ({ rows: spread(rows, exported.each), database, sums: false });
  try {
    // The statement of a second page says how many rows and from where: by both it is known.
    let some = await someOf(source, whole, 2);
    if (!whole.isPaged()) some = await someOf(source, whole, 1);
    while (some.rows.length) {
      yield told(some);
      if (whole.isPaged() ? some.rows.length < size : !some.next) {
        if (some.total) yield { rows: [some.total], database, sums: true };
        return;
      }
      some = await someOf(source, whole, some.next ?? 2);
    }
  } finally {
    await whole.end();
  }
}

async function columnsFor({ dependencies, exported, record, scope }: Source): Promise<Further[]> {
  const further = more[`${record.panel} ${record.export_key}`];
  const wanted = await further?.columns(dependencies.database, scope, record.language);
  const own = columnsOf(exported).filter(({ name }) => !exported.more?.includes(name));
  return [...seenBy(scope, record.panel, own), ...(wanted ?? [])];
}

/** What the choices of a column are called where it was asked. */
function choicesOf({ headings }: Source['record'], { name }: Column): ReadonlyMap<string, string> {
  const own = Object.entries(headings).filter(([each]) => each.startsWith(`${name}.`));
  return new Map(own.map(([each, word]) => [each.slice(name.length + 1), word]));
}

async function cellsFor({ dependencies, scope, record }: Source, columns: Column[]) {
  const { language } = record;
  const cells: ((row: Row) => Cell)[] = [];
  for (const column of columns) {
    const names = await namesOf(dependencies.database, scope.companyId, column.to, language);
    cells.push(cellOf(column, language, names ?? choicesOf(record, column)));
  }
  return cells;
}

/** The heading of a column; the language follows the name of a text that is in each language. */
function headingOf({ headings }: Source['record'], { name, heading, language }: Further): string {
  if (heading) return heading;
  if (!language) return headings[name] ?? name;
  const text = name.slice(0, -language.length - 1);
  return `${headings[text] ?? text} ${language.toUpperCase()}`;
}

/** What an export holds: what its columns are called, and its rows, some at a time. */
export async function contentOf(source: Source) {
  const { record, scope } = source;
  const columns = await columnsFor(source);
  const cells = await cellsFor(source, columns);
  const further = more[`${record.panel} ${record.export_key}`];
  // What all rows come to is called so in its first text.
  const named = columns.findIndex(({ kind }) => kind === 'text');
  const word = totalWords[record.language];
  async function* rows() {
    for await (const { rows: some, database, sums } of rowsOf(source)) {
      const beside = await further?.beside?.(database, scope, some);
      const whole = beside ? some.map((row, index) => ({ ...row, ...beside[index] })) : some;
      const written = whole.map((row) => cells.map((cell) => cell(row)));
      yield sums ? written.map((row) => row.with(named, word)) : written;
    }
  }
  const headings = columns.map((column) => headingOf(record, column));
  return { headings, rows: rows() };
}
