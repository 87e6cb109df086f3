import type { Language } from '../../contract/engine/languages.ts';
import type { AppliedVoucher, Rule } from '../../contract/transactions/receipts.ts';
import type { ReceiptPage } from '../../contract/transactions/transaction-calls.ts';
import { transactions } from '../../contract/transactions/transactions.ts';
import type { Database } from '../db/connection.ts';
import { actorText } from '../engine/actor.ts';
import type { Tenant } from '../engine/rows.ts';
import { Refusal } from '../http/refusal.ts';
import { moneyBack, type Paid } from '../ledger/return-plan.ts';
import { moneyOf, pointsOf } from '../runtime/units.ts';
import type { Line, Terms } from '../tables/ledger-terms.ts';
import { pointsBeside } from './beside.ts';
import { transactionRows } from './rows.ts';

interface ReceiptRow extends Paid {
  vouchers: AppliedVoucher[];
  rules: Rule[];
  lines: Line[];
  terms: Terms;
  user_account_id: number;
  name: string;
  mobile: string | null;
  mobile_e164: string | null;
  balance: number;
  products: Record<string, Record<Language, string>> | null;
  returns: Returned[];
  campaigns: ReceiptPage['campaigns'];
  carried: number;
  lot: { points_left: number; active_from: string; expires_at: string | null } | null;
  store: ReceiptPage['store'];
}

interface Returned {
  return_id: number;
  amount: number;
  lines: Line[];
  points_taken: number;
  points_given_back: number;
  points_expired: number;
  deficit: number;
  balance_after: number;
  reason: string | null;
  cashier: string;
  created_at: string;
}

const read = {
  name: 'receipt-page',
  text: `select t.amount, t.covered_amount, t.vouchers, t.rules, t.lines, t.terms, t.user_account_id, concat_ws(' ', c.first_name, c.last_name) as name, c.mobile, e164(c.country_id, c.mobile) as mobile_e164, a.balance,
      json_build_object('name', s.name, 'address', s.address, 'vat_number', s.vat_number) as store,
      (select json_object_agg(p.product_id, p.name) from products p where p.company_id = t.company_id and p.store_id = t.store_id
        and p.product_id in (select (line->>'product_id')::bigint from jsonb_array_elements(t.lines) line)) as products,
      coalesce((select json_agg(json_build_object('return_id', r.return_id, 'amount', r.amount, 'lines', r.lines,
          'points_taken', r.points_taken, 'points_given_back', r.points_given_back, 'points_expired', r.points_expired,
          'deficit', r.deficit, 'balance_after', r.balance_after, 'reason', r.reason, 'cashier', ${actorText('r')},
          'created_at', r.created_at) order by r.return_id)
        from transaction_returns r
        where r.company_id = t.company_id and r.transaction_id = t.transaction_id), '[]') as returns,
      coalesce((select json_agg(json_build_object('campaign_id', k.campaign_id, 'title', k.title, 'revision', p.revision, 'state', p.state,
          'points', p.points, 'matched', p.matched, 'gifts', coalesce((select json_agg(g.title order by g.claim_id) from claims g
            where g.company_id = p.company_id and g.claim_id = any(p.claim_ids)), '[]')) order by p.participant_id)
        from campaign_participants p join campaigns k on k.company_id = p.company_id and k.campaign_id = p.campaign_id
        where p.company_id = t.company_id and p.transaction_id = t.transaction_id), '[]') as campaigns,
      coalesce((select sum(m.points) from remainders m where m.company_id = t.company_id and m.user_account_id = t.user_account_id
        and m.transaction_id = t.transaction_id and m.points > 0), 0) as carried,
      (select json_build_object('points_left', l.points_left, 'active_from', l.active_from, 'expires_at', l.expires_at)
        from postings p join lots l on l.company_id = p.company_id and l.user_account_id in (p.user_account_id, survivor_of(p.company_id, p.user_account_id)) and l.posting_id = p.posting_id
        where p.company_id = t.company_id and p.transaction_id = t.transaction_id and p.kind = 'receipt') as lot
    from transactions t
    join stores s on s.company_id = t.company_id and s.store_id = t.store_id
    join customers c on c.company_id = t.company_id and c.user_account_id = t.user_account_id
    join accounts a on a.company_id = t.company_id and a.user_account_id = t.user_account_id
    where t.company_id = $1 and t.store_id = $2 and t.transaction_id = $3`,
};

const iso = (moment: string) => new Date(moment).toISOString();

// In the order in which they came back: what money went back depends on what had before.
const returnReplies = (paid: Paid, returns: readonly Returned[]) => {
  let before = 0;
  return returns.map((each) => {
    const money = moneyBack(paid, before, each.amount);
    before += each.amount;
    return { ...returnReply(each), money_back: moneyOf(money) };
  });
};

const returnReply = ({ created_at, ...each }: Returned) => ({
  ...each,
  amount: moneyOf(each.amount),
  points_taken: pointsOf(each.points_taken),
  points_given_back: pointsOf(each.points_given_back),
  points_expired: pointsOf(each.points_expired),
  deficit: pointsOf(each.deficit),
  balance_after: pointsOf(each.balance_after),
  created_at: iso(created_at),
});

async function recordOf({ db }: Database, tenant: Tenant, id: number) {
  const row = await transactionRows.read(db, tenant, id);
  return transactions.read.parse(row);
}

/** One receipt with the why of its points and its returns. Throws not_found. */
export async function receiptPageOf(
  database: Database,
  tenant: Tenant,
  id: number,
  language: Language,
): Promise<ReceiptPage> {
  const values = [tenant.companyId, tenant.storeId, id];
  const row = (await database.pool.query<ReceiptRow>({ ...read, values })).rows[0];
  if (!row) throw new Refusal('not_found');
  const { vouchers, rules, lines, terms, returns, lot, store } = row;
  const campaigns = row.campaigns.map((each) => ({ ...each, points: pointsOf(each.points) }));
  const beside = pointsBeside({ vouchers, campaigns, carried: pointsOf(Number(row.carried)) });
  const transaction = await recordOf(database, tenant, id);
  return {
    // What the till said once it was posted.
    transaction: { ...transaction, balance_after: transaction.balance_after + beside },
    customer: {
      user_account_id: row.user_account_id,
      name: row.name,
      mobile: row.mobile,
      mobile_e164: row.mobile_e164,
      balance: pointsOf(row.balance),
    },
    lines: lines.map((line) => ({
      ...line,
      name: row.products?.[line.product_id]?.[language] ?? `#${line.product_id}`,
      points: pointsOf((terms.products[line.product_id] ?? 0) * line.quantity),
    })),
    vouchers,
    rules,
    campaigns,
    returns: returnReplies(row, returns),
    lot: lot && {
      points_left: pointsOf(lot.points_left),
      active_from: iso(lot.active_from),
      expires_at: lot.expires_at && iso(lot.expires_at),
    },
    store,
  };
}
