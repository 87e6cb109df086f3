import type { AppliedVoucher, Rule } from '../../contract/transactions/receipts.ts';
import type { PostedReceipt } from '../../contract/transactions/transaction-calls.ts';
import { readable } from '../coupons/codes.ts';
import type { Queryable } from '../db/transaction.ts';
import type { Idempotency } from '../http/call.ts';
import { Refusal } from '../http/refusal.ts';
import type { Written } from '../ledger/post.ts';
import { pointsBeside } from '../receipts/beside.ts';
import { moneyReply, pointsOf } from '../runtime/units.ts';

export const nameOf = ({
  first_name,
  last_name,
}: {
  first_name: string;
  last_name: string | null;
}) => [first_name, last_name].filter(Boolean).join(' ');

interface Stored {
  transaction_id: number;
  user_account_id: number;
  first_name: string;
  last_name: string | null;
  status: PostedReceipt['status'];
  amount: number;
  discount_amount: number;
  covered_amount: number;
  points: number;
  points_used: number;
  balance_after: number;
  receipt_number: string | null;
  vouchers: AppliedVoucher[];
  reward: PostedReceipt['reward'];
  carried: number;
  campaigns: PostedReceipt['campaigns'];
  rules: Rule[];
  created_at: Date;
}

const readPosted = {
  name: 'posted-receipt',
  text: `select t.transaction_id, t.user_account_id, c.first_name, c.last_name, t.status, t.amount, t.discount_amount, t.covered_amount, t.points,
      t.points_used, t.balance_after, t.receipt_number, t.vouchers, t.rules, t.created_at,
      (select json_build_object('title', g.title, 'code', g.code) from claims g where g.company_id = t.company_id
        and g.transaction_id = t.transaction_id and g.kind = 'goal' order by g.claim_id limit 1) as reward,
      coalesce((select sum(r.points) from remainders r where r.company_id = t.company_id and r.user_account_id = t.user_account_id
        and r.transaction_id = t.transaction_id and r.points > 0), 0) as carried,
      coalesce((select json_agg(json_build_object('campaign_id', p.campaign_id, 'title', k.title, 'points', p.points, 'claims',
          coalesce((select json_agg(json_build_object('title', g.title, 'code', g.code) order by g.claim_id) from claims g
            where g.company_id = p.company_id and g.claim_id = any(p.claim_ids)), '[]')) order by p.participant_id)
        from campaign_participants p join campaigns k on k.company_id = p.company_id and k.campaign_id = p.campaign_id
        where p.company_id = t.company_id and p.transaction_id = t.transaction_id and (p.points > 0 or cardinality(p.claim_ids) > 0)), '[]') as campaigns
    from transactions t join customers c on c.company_id = t.company_id and c.user_account_id = t.user_account_id
    where t.company_id = $1 and t.transaction_id = $2`,
};

/** The answer that the first call with this key got. Throws key_reused when the request was another. */
export async function replay(
  client: Queryable,
  companyId: number,
  { receipt_id, same_request }: Pick<Written, 'receipt_id' | 'same_request'>,
): Promise<PostedReceipt> {
  if (!same_request) throw new Refusal('key_reused');
  const { rows } = await client.query<Stored>({ ...readPosted, values: [companyId, receipt_id] });
  const row = rows[0];
  if (!row) throw new Refusal('key_reused');
  const { first_name, last_name, amount, discount_amount, covered_amount, ...receipt } = row;
  const carried = pointsOf(Number(receipt.carried));
  const campaigns = receipt.campaigns.map((each) => ({
    ...each,
    points: pointsOf(each.points),
    claims: each.claims.map((claim) => ({ ...claim, code: readable(claim.code) })),
  }));
  const beside = pointsBeside({ vouchers: receipt.vouchers, campaigns, carried });
  return {
    ...receipt,
    ...moneyReply({ amount, discount: discount_amount, covered: covered_amount }),
    customer: nameOf(row),
    reward: receipt.reward && { ...receipt.reward, code: readable(receipt.reward.code) },
    campaigns,
    carried,
    points: pointsOf(receipt.points),
    points_used: pointsOf(receipt.points_used),
    balance_after: pointsOf(receipt.balance_after) + beside,
    created_at: receipt.created_at.toISOString(),
    replayed: true,
  };
}

const readKey = {
  name: 'idempotency-key',
  text: 'select subject_id as receipt_id, request_hash = $3 as same_request from idempotency_keys where company_id = $1 and key = $2',
};

/** The answer to a key that was used before; undefined for a new one. */
export async function replayed(
  client: Queryable,
  companyId: number,
  idempotency: Idempotency | undefined,
) {
  if (!idempotency) return undefined;
  const values = [companyId, idempotency.key, idempotency.requestHash];
  const { rows } = await client.query<Pick<Written, 'receipt_id' | 'same_request'>>({
    ...readKey,
    values,
  });
  return rows[0] && replay(client, companyId, rows[0]);
}
