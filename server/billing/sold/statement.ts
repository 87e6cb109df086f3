import { rm } from 'node:fs/promises';
import { join } from 'node:path';
import { and, eq, inArray } from 'drizzle-orm';
import { amountOf } from '../../../contract/billing/money.ts';
import { paymentCodesIn } from '../../../contract/billing/payment-code.ts';
import {
  mostStatementRows,
  type StatementOutcome,
  type StatementRow,
  takeStatement,
} from '../../../contract/billing/statements.ts';
import { isOwed } from '../../../contract/billing/states.ts';
import type { AnyCall, Call } from '../../http/call.ts';
import { Refusal } from '../../http/refusal.ts';
import { type Api, serve } from '../../http/serve.ts';
import { temporaryFolder } from '../../runtime/temporary.ts';
import { numberOf } from '../../sheets/cells.ts';
import { legacyEncodingOf } from '../../sheets/encoding.ts';
import { type FileRow, importLimits, rowsOfFile } from '../../sheets/table.ts';
import { billingsTable } from '../../tables/billing.ts';
import { storesTable } from '../../tables/organisations.ts';
import type { BillingRow } from '../core/rows.ts';
import { sellerOf } from '../core/sellers.ts';
import { moveByHand } from './by-hand.ts';
import { withBilling } from './with-billing.ts';

const limits = { ...importLimits, rows: mostStatementRows, cells: 50 * mostStatementRows };

interface Named {
  row: number;
  code: string;
  /** Every number that the row has. */
  amounts: number[];
}

const bare = (cell: string) => cell.replace(/€|\bEUR\b/gi, '').trim();

function namedIn([row, ...cells]: FileRow): Named[] {
  const amounts = cells.flatMap((cell) => numberOf(bare(cell)) ?? []);
  return [...new Set(cells.flatMap(paymentCodesIn))].map((code) => ({ row, code, amounts }));
}

/** Rows that name a payment code, and how many name none. What was uploaded is gone afterwards. */
async function read({ database, scope, receive }: AnyCall) {
  const folder = temporaryFolder('statement');
  try {
    const place = join(folder, 'upload');
    const name = await receive(place);
    const encoding = await legacyEncodingOf(database, scope.companyId);
    const named: Named[] = [];
    let others = 0;
    for await (const row of rowsOfFile(place, encoding, { field: 'statement', limits })) {
      const found = namedIn(row);
      if (found.length) named.push(...found);
      else others += 1;
    }
    return { name, named, others };
  } finally {
    await rm(folder, { recursive: true, force: true });
  }
}

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

function outcomeOf({ amounts }: Named, billing: Found | undefined): StatementOutcome {
  if (!billing) return 'unknown';
  if (!isOwed(billing.status)) return 'not_owed';
  return amounts.includes(amountOf(billing.total, billing.currency)) ? 'matches' : 'other_amount';
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

async function take(call: Call<typeof takeStatement>) {
  const { name, named, others } = await read(call);
  const billings = await billingsOf(
    call,
    named.map(({ code }) => code),
  );
  const rows: StatementRow[] = [];
  for (const each of named) {
    const found = billings.get(each.code);
    const outcome = outcomeOf(each, found);
    const settles = call.query.settle === 'true' && outcome === 'matches' && found;
    const reason = `${name.slice(-100)}, ${each.row}`;
    rows.push({
      row: each.row,
      payment_code: each.code,
      outcome: settles ? await settle(call, settles.billing_id, reason) : outcome,
      billing: found
        ? {
            billing_id: found.billing_id,
            number: found.number,
            store: found.store,
            total: amountOf(found.total, found.currency),
          }
        : null,
    });
  }
  const { currency } = await sellerOf(call.database.db, call.scope.companyId);
  return { currency, rows, others };
}

/**
 * Payments of a bank's statement, found by the code that the buyer named. Read twice it settles nothing twice.
 * Throws not_a_table and table_too_large.
 */
export function mountStatements(api: Api) {
  serve(api, takeStatement, take);
}
