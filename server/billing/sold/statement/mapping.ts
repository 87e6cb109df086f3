import {
  type StatementMapping,
  statementColumnOf,
  statementColumns,
} from '../../../../contract/billing/statements.ts';
import type { DecimalSign } from '../../../../contract/engine/numbers.ts';
import type { AnyCall } from '../../../http/call.ts';
import { invalidField } from '../../../http/refusal.ts';
import { remember, rememberedOf } from '../../../sheets/remembered.ts';

const kind = 'statement';

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

/**
 * What the columns of a statement are: as they were chosen, as they were the last time, or by their titles; `sign` is
 * the decimal sign that was chosen the last time. Throws invalid where as many were not chosen as there are.
 */
export async function mappingOf(
  { database, scope }: AnyCall,
  titles: readonly string[],
  chosen: StatementMapping | undefined,
): Promise<Mapped & { readonly sign: DecimalSign | undefined }> {
  if (chosen && chosen.length !== titles.length) throw invalidField('columns', 'invalid');
  const file = { companyId: scope.companyId, kind, titles } as const;
  const last = chosen ? undefined : await rememberedOf(database.db, file, statementColumns);
  const mapping = chosen ?? last?.columns ?? proposed(titles);
  const sign = last?.decimals.find((each) => each !== null) ?? undefined;
  return { columns: mappedAs(titles, mapping), remembered: Boolean(last), sign };
}

/** Keeps what the columns were, and the decimal sign that was chosen, for the next statement of the same titles. */
export async function rememberMapping(
  { database, scope, now }: AnyCall,
  columns: readonly StatementTitle[],
  sign: DecimalSign | undefined,
): Promise<void> {
  const titles = columns.map(({ title }) => title);
  const isAmount = (is: StatementTitle['is']) => is === 'amount_in' || is === 'amount';
  const chosen = {
    columns: columns.map(({ is }) => is),
    decimals: columns.map(({ is }) => (isAmount(is) && sign) || null),
  };
  await remember(database.db, { companyId: scope.companyId, kind, titles }, chosen, now());
}
