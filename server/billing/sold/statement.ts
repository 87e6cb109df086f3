import { rm } from 'node:fs/promises';
import { join } from 'node:path';
import { and, eq, inArray } from 'drizzle-orm';
import type { z } from 'zod';
import { amountOf } from '../../../contract/billing/money.ts';
import { paymentCodesIn } from '../../../contract/billing/payment-code.ts';
import {
  mostStatementRows,
  type StatementColumn,
  type StatementOutcome,
  type StatementRow,
  statementColumnOf,
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
  /** What came in by the row. */
  amount: number | null;
}

type Columns = z.output<(typeof takeStatement)['reply']>['columns'];

const bare = (cell: string) => cell.replace(/€|\bEUR\b/gi, '').trim();

/** What came in: of the column that has only that, or of one amount above nothing. */
function amountIn(cells: readonly string[], columns: Columns): number | null {
  const read = (kind: StatementColumn) => {
    const at = columns.findIndex((column) => column.is === kind);
    return at < 0 ? undefined : numberOf(bare(cells[at] ?? ''));
  };
  const amount = read('amount_in') ?? read('amount');
  return amount !== undefined && amount > 0 ? amount : null;
}

function namedIn([row, ...cells]: FileRow, columns: Columns): Named[] {
  const amount = amountIn(cells, columns);
  return [...new Set(cells.flatMap(paymentCodesIn))].map((code) => ({ row, code, amount }));
}

/** What the columns are by the first row; the one that was chosen for what came in is that, and no other. */
const columnsOf = (titles: readonly string[], chosen: number | undefined): Columns =>
  titles.map((title, index) => {
    const is = statementColumnOf(title);
    if (chosen === undefined) return { title, is };
    const isAmount = is === 'amount_in' || is === 'amount';
    return { title, is: index + 1 === chosen ? 'amount_in' : isAmount ? null : is };
  });

/** Rows that name a payment code, and how many name none. What was uploaded is gone afterwards. */
async function read({ database, scope, receive }: AnyCall, amountColumn: number | undefined) {
  const folder = temporaryFolder('statement');
  try {
    const place = join(folder, 'upload');
    const name = await receive(place);
    const encoding = await legacyEncodingOf(database, scope.companyId);
    const named: Named[] = [];
    let others = 0;
    let columns: Columns | undefined;
    for await (const row of rowsOfFile(place, encoding, { field: 'statement', limits })) {
      const [, ...titles] = row;
      columns ??= columnsOf(titles, amountColumn);
      const found = namedIn(row, columns);
      if (found.length) named.push(...found);
      else others += 1;
    }
    return { name, named, others, columns: columns ?? [] };
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

function outcomeOf({ amount }: Named, billing: Found | undefined): StatementOutcome {
  if (!billing) return 'unknown';
  if (!isOwed(billing.status)) return 'not_owed';
  return amount === amountOf(billing.total, billing.currency) ? 'matches' : 'other_amount';
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
  const { name, named, others, columns } = await read(call, call.query.amount_column);
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
      amount: each.amount,
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
  return { currency, columns, rows, others };
}

/**
 * Payments of a bank's statement, found by the code that the buyer named. Read twice it settles nothing twice.
 * Throws not_a_table and table_too_large.
 */
export function mountStatements(api: Api) {
  serve(api, takeStatement, take);
}
