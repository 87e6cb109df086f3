import { and, eq, inArray } from 'drizzle-orm';
import { amountOf } from '../../../../contract/billing/money.ts';
import {
  type StatementOutcome,
  type StatementRow,
  takeStatement,
} from '../../../../contract/billing/statements.ts';
import { isOwed } from '../../../../contract/billing/states.ts';
import type { AnyCall, Call } from '../../../http/call.ts';
import { Refusal } from '../../../http/refusal.ts';
import { type Api, serve } from '../../../http/serve.ts';
import { billingsTable } from '../../../tables/billing.ts';
import { storesTable } from '../../../tables/organisations.ts';
import type { BillingRow } from '../../core/rows.ts';
import { sellerOf } from '../../core/sellers.ts';
import { moveByHand } from '../by-hand.ts';
import { withBilling } from '../with-billing.ts';
import type { NamedRow } from './lines.ts';
import { rememberMapping } from './mapping.ts';
import { readStatement } from './read.ts';

type Found = Pick<
  BillingRow,
  'billing_id' | 'number' | 'payment_code' | 'status' | 'total' | 'currency'
> & {
  store: string;
};

/** The seller's billings of some codes. */
async function billingsOf({ database, scope }: AnyCall, codes: string[]) {
  if (!codes.length) return new Map<string, Found>();
  const { billing_id, number, payment_code, status, total, currency } = billingsTable;
  const rows = await database.db
    .select({ billing_id, number, payment_code, status, total, currency, store: storesTable.name })
    .from(billingsTable)
    .innerJoin(
      storesTable,
      and(
        eq(storesTable.company_id, billingsTable.buyer_company_id),
        eq(storesTable.store_id, billingsTable.store_id),
      ),
    )
    .where(
      and(
        eq(billingsTable.company_id, scope.companyId),
        inArray(payment_code, [...new Set(codes)]),
      ),
    );
  return new Map(rows.map((row) => [row.payment_code, row]));
}

/** What each row would pay in minor units: the billings that it names and that are owed, all together. */
function owedByRow(named: readonly NamedRow[], billings: ReadonlyMap<string, Found>) {
  const sums = new Map<number, number>();
  for (const { row, code } of named) {
    const billing = billings.get(code);
    if (billing && isOwed(billing.status)) sums.set(row, (sums.get(row) ?? 0) + billing.total);
  }
  return sums;
}

function outcomeOf(
  { amount_in: amount, currency }: NamedRow,
  billing: Found | undefined,
  owed: number,
): StatementOutcome {
  if (!billing) return 'unknown';
  if (!isOwed(billing.status)) return 'not_owed';
  const isSame = currency === undefined || currency === billing.currency;
  return isSame && amount === amountOf(owed, billing.currency) ? 'matches' : 'other_amount';
}

/** Marks one as paid: another row, or somebody else, may have been faster. */
async function settle(call: AnyCall, id: number, reason: string): Promise<StatementOutcome> {
  try {
    await withBilling(call, id, (settling) => moveByHand(settling, 'paid', reason));
    return 'settled';
  } catch (error) {
    if (!(error instanceof Refusal)) throw error;
    if (error.id === 'billing_not_movable') return 'not_owed';
    if (error.id === 'payment_under_way') return 'under_way';
    throw error;
  }
}

/** What a row that names a code is, settled where that is wanted and it pays its billing. */
async function rowOf(
  call: Call<typeof takeStatement>,
  name: string,
  named: NamedRow,
  { found, owed }: { found: Found | undefined; owed: number },
): Promise<StatementRow> {
  const { row, date, code, amount_in } = named;
  const outcome = outcomeOf(named, found, owed);
  const settles = call.query.settle === 'true' && outcome === 'matches' && found;
  const reason = `${name.slice(-100)}, ${row}`;
  return {
    ...{ row, date, payment_code: code, amount: amount_in },
    outcome: settles ? await settle(call, settles.billing_id, reason) : outcome,
    billing: found
      ? {
          billing_id: found.billing_id,
          number: found.number,
          store: found.store,
          total: amountOf(found.total, found.currency),
        }
      : null,
  };
}

async function take(call: Call<typeof takeStatement>) {
  const { name, named, ...read } = await readStatement(call, {
    columns: call.query.columns,
    decimal: call.query.decimal,
  });
  const billings = await billingsOf(
    call,
    named.map(({ code }) => code),
  );
  const rows: StatementRow[] = [];
  const sums = owedByRow(named, billings);
  for (const each of named) {
    const paying = { found: billings.get(each.code), owed: sums.get(each.row) ?? 0 };
    rows.push(await rowOf(call, name, each, paying));
  }
  if (call.query.settle === 'true' && call.query.columns)
    await rememberMapping(call, read.columns, read.decimal_open ? call.query.decimal : undefined);
  const { currency } = await sellerOf(call.database.db, call.scope.companyId);
  return { currency, rows, ...read };
}

/**
 * Payments of a bank's statement, found by the code that the buyer named. Read twice it settles nothing twice.
 * Throws not_a_table and table_too_large, and invalid for columns of another file.
 */
export function mountStatements(api: Api) {
  serve(api, takeStatement, take);
}
