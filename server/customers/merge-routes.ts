import {
  customerMerges,
  mergeAccounts,
  previewMerge,
  undoMerge as undoCall,
} from '../../contract/customers/customer-merges.ts';
import type { Database } from '../db/connection.ts';
import { withTransaction } from '../db/transaction.ts';
import { type Api, serve } from '../http/serve.ts';
import { filledFrom, mergeOnce } from './merge.ts';
import { accountOf, sidesOf } from './merge-sides.ts';
import { assertCustomer, customerPage, isoOf } from './record.ts';
import { undoMerge } from './undo-merge.ts';

const mergesOf = `select m.merge_id, m.kept_id, m.merged_id, concat_ws(' ', c.first_name, c.last_name) as name, c.mobile,
    (m.taken->>'points')::bigint / 100.0 as points, coalesce(u.full_name, '') as user, m.created_at, m.undone_at,
    m.undone_at is null and m.last_posting_id is not distinct from (select max(p.posting_id) from postings p
      where p.company_id = m.company_id and p.user_account_id = m.kept_id)
    and not exists (select 1 from claims k where k.company_id = m.company_id and k.user_account_id = m.kept_id and k.created_at > m.created_at)
    and not exists (select 1 from claims k where k.company_id = m.company_id and k.state <> 'claimed'
      and k.claim_id in (select x::bigint from jsonb_array_elements_text(m.taken -> 'claims') x))
    and c.anonymised_at is null as may_undo
  from customer_merges m join customers c on c.company_id = m.company_id and c.user_account_id = m.merged_id
  left join users u on u.user_id = m.user_id where m.company_id = $1 and m.kept_id = $2 order by m.merge_id desc`;

async function survivorOf({ pool }: Database, companyId: number, mergeId: number) {
  const { rows } = await pool.query<{ kept_id: number }>(
    'select kept_id from customer_merges where company_id = $1 and merge_id = $2',
    [companyId, mergeId],
  );
  return rows[0]?.kept_id ?? 0;
}

/** Accounts of one person that became two, made one again. */
export function mountMerges(api: Api) {
  serve(api, previewMerge, async ({ database, scope, body }) => {
    const [survivor, merged] = await sidesOf(database.pool, scope.companyId, body.mobiles);
    const filled = filledFrom(survivor, merged);
    const [stays, ends] = [accountOf(survivor), accountOf(merged)];
    const result = {
      ...stays,
      last_name: stays.last_name ?? ends.last_name,
      card_numbers: [...stays.card_numbers, ...ends.card_numbers],
      current_balance: stays.current_balance + ends.current_balance,
      deficit: stays.deficit + ends.deficit,
      total_transactions: stays.total_transactions + ends.total_transactions,
      total_price: stays.total_price + ends.total_price,
    };
    return { kept: stays, merged: ends, result, filled };
  });
  serve(api, mergeAccounts, async ({ database, scope, caller, body, idempotency, now }) => {
    const { companyId } = scope;
    const merging = { companyId, userId: caller.userId, nowMs: now(), mobiles: body.mobiles };
    const merge_id = await mergeOnce(database, merging, idempotency);
    const survivor = await survivorOf(database, companyId, merge_id);
    return { merge_id, customer: await customerPage(database.pool, companyId, survivor, now()) };
  });
  serve(api, customerMerges, async ({ database, scope, params }) => {
    await assertCustomer(database, scope.companyId, params.id);
    const { rows } = await database.pool.query(mergesOf, [scope.companyId, params.id]);
    const merges = rows.map((row) => ({
      ...row,
      created_at: isoOf(row.created_at),
      undone_at: row.undone_at && isoOf(row.undone_at),
    }));
    return { merges };
  });
  serve(api, undoCall, ({ database, scope, caller, params, now }) => {
    const { companyId } = scope;
    const undoing = { companyId, userId: caller.userId, nowMs: now(), mergeId: params.id };
    return withTransaction(database, async (client) => {
      const survivor = await undoMerge(client, undoing);
      return customerPage(client, companyId, survivor, now());
    });
  });
}
