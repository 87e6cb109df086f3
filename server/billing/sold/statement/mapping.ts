import { and, eq } from 'drizzle-orm';
import {
  type StatementMapping,
  statementColumnOf,
} from '../../../../contract/billing/statements.ts';
import type { AnyCall } from '../../../http/call.ts';
import { invalidField } from '../../../http/refusal.ts';
import { headerKeyOf } from '../../../sheets/headers.ts';
import { statementMappingsTable as table } from '../../../tables/billing-payments.ts';

/** A column by its title, and what it is read as. */
export interface StatementTitle {
  readonly title: string;
  readonly is: StatementMapping[number];
}

/** The columns of a statement, and whether they are those of the last one with the same titles. */
export interface Mapped {
  readonly columns: StatementTitle[];
  readonly remembered: boolean;
}

const mappedAs = (titles: readonly string[], mapping: StatementMapping) =>
  titles.map((title, index) => ({ title, is: mapping[index] ?? null }));

/** What each column is by its title, each kind but texts once: the first of that title. */
function proposed(titles: readonly string[]): StatementMapping {
  const all = titles.map(statementColumnOf);
  return all.map((is, index) => (is === 'text' || all.indexOf(is) === index ? is : null));
}

async function lastMapping({ database, scope }: AnyCall, titles: readonly string[]) {
  const [last] = await database.db
    .select({ mapping: table.mapping })
    .from(table)
    .where(and(eq(table.company_id, scope.companyId), eq(table.header_key, headerKeyOf(titles))));
  return last?.mapping;
}

/**
 * What the columns of a statement are: as they were chosen, as they were the last time, or by their titles. Throws
 * invalid where as many were not chosen as there are.
 */
export async function mappingOf(
  call: AnyCall,
  titles: readonly string[],
  chosen: StatementMapping | undefined,
): Promise<Mapped> {
  if (chosen && chosen.length !== titles.length) throw invalidField('columns', 'invalid');
  const last = chosen ? undefined : await lastMapping(call, titles);
  const mapping = chosen ?? last ?? proposed(titles);
  return { columns: mappedAs(titles, mapping), remembered: Boolean(last) };
}

/** Keeps what the columns were for the next statement of the same titles. */
export async function rememberMapping(
  { database, scope, now }: AnyCall,
  columns: readonly StatementTitle[],
): Promise<void> {
  const mapping = columns.map(({ is }) => is);
  const updated_at = new Date(now()).toISOString();
  const header_key = headerKeyOf(columns.map(({ title }) => title));
  await database.db
    .insert(table)
    .values({ company_id: scope.companyId, header_key, mapping, updated_at })
    .onConflictDoUpdate({
      target: [table.company_id, table.header_key],
      set: { mapping, updated_at },
    });
}
