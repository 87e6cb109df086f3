import { and, desc, eq, notInArray } from 'drizzle-orm';
import type { ByColumn, ColumnFacts, DayOrder } from '../../contract/engine/column-facts.ts';
import type { DecimalSign } from '../../contract/engine/numbers.ts';
import type { Executor } from '../db/executor.ts';
import { type FileKind, fileMappingsTable as table } from '../tables/file-mappings.ts';
import { headerKeyOf } from './headers.ts';

/** So many files of other titles are remembered of a company and kind: the newest. */
const mostRemembered = 50;

/** Whose file it is, of which kind, and its titles. */
export interface Titled {
  readonly companyId: number;
  readonly kind: FileKind;
  readonly titles: readonly string[];
}

/** What was chosen for the columns of a file, in their order. */
export interface Remembered<C extends string> {
  readonly columns: ByColumn<C>;
  readonly decimals: ByColumn<DecimalSign>;
  readonly orders: ByColumn<DayOrder>;
}

const ofKind = ({ companyId, kind }: Titled) =>
  and(eq(table.company_id, companyId), eq(table.kind, kind));

/**
 * What the columns of the last saved file of the same titles were; undefined where there is none. A column that was
 * something unknown to `known` is left out.
 */
export async function rememberedOf<C extends string>(
  db: Executor,
  file: Titled,
  known: readonly C[],
): Promise<Remembered<C> | undefined> {
  const [last] = await db
    .select({ mapping: table.mapping, decimals: table.decimals, orders: table.orders })
    .from(table)
    .where(and(ofKind(file), eq(table.header_key, headerKeyOf(file.titles))));
  if (last?.mapping.length !== file.titles.length) return undefined;
  const { mapping, ...signs } = last;
  return { columns: mapping.map((is) => known.find((each) => each === is) ?? null), ...signs };
}

/** What was chosen the last time for columns whose cells do not settle it this time either. */
export const stillOpen = (
  facts: readonly Pick<ColumnFacts, 'decimal' | 'order'>[],
  last: Pick<Remembered<string>, 'decimals' | 'orders'> | undefined,
) => ({
  decimals: facts.map(({ decimal }, at) => (decimal === 'unsure' && last?.decimals[at]) || null),
  orders: facts.map(({ order }, at) => (order === 'unsure' && last?.orders[at]) || null),
});

/** Remembers what the columns of a saved file were; of more than fifty the one saved longest ago is forgotten. */
export async function remember(
  db: Executor,
  file: Titled,
  chosen: Partial<Remembered<string>> & Pick<Remembered<string>, 'columns'>,
  nowMs: number,
): Promise<void> {
  const updated_at = new Date(nowMs).toISOString();
  const header_key = headerKeyOf(file.titles);
  const { columns: mapping, decimals = [], orders = [] } = chosen;
  const values = { mapping, decimals, orders, updated_at };
  await db
    .insert(table)
    .values({ company_id: file.companyId, kind: file.kind, header_key, ...values })
    .onConflictDoUpdate({
      target: [table.company_id, table.kind, table.header_key],
      set: values,
    });
  const newest = db
    .select({ header_key: table.header_key })
    .from(table)
    .where(ofKind(file))
    .orderBy(desc(table.updated_at), table.header_key)
    .limit(mostRemembered);
  await db.delete(table).where(and(ofKind(file), notInArray(table.header_key, newest)));
}
