import type { Programme } from './programme.ts';

/** SQL: no claim of this kind was handed over, which has left and is not had back. */
const noneLeft = (claims: string) =>
  `not exists (select 1 from claims h where h.company_id = $1 and h.state = 'redeemed' and ${claims})`;

/** SQL: what takes part by the clock, which no return takes back. */
const byTheClock = `p.transaction_id is null and p.state = 'given'`;

// Each entry of a customer is followed by its counterpart.
const expired = `select sum(e.amount) from lots l join entries e on e.company_id = l.company_id and e.lot_id = l.lot_id and e.side = 'customer'
    join entries n on n.company_id = e.company_id and n.posting_id = e.posting_id and n.entry_no = e.entry_no + 1 and n.side = 'expired'
  where l.company_id = a.company_id and l.user_account_id = any(a.own) and exists (select 1 from postings o where o.company_id = l.company_id
    and o.posting_id = l.posting_id and o.kind in ('campaign', 'coupon', 'synergy_in', 'adjustment') and o.transaction_id is null)`;

const imported = `select sum(e.amount) from postings p join entries e using (company_id, posting_id) where p.company_id = a.company_id
  and p.user_account_id = any(a.own) and p.kind = 'adjustment' and p.reason = 'import' and e.side = 'customer'`;

/** Points of an account without those of receipts: given by the clock, by codes and by imports, spent on what was handed over, expired. */
const expectedPoints = `select a.user_account_id, a.balance as points, a.deficit,
    coalesce((select sum(p.points) from campaign_participants p where p.company_id = a.company_id and p.user_account_id = any(a.own) and ${byTheClock}), 0)
    + coalesce((select sum(c.points_given - c.points) from claims c where c.company_id = a.company_id and c.user_account_id = any(a.own)
        and c.state = 'redeemed'), 0)
    + coalesce((select sum(t.points) from synergy_transfers t where t.company_id = a.company_id and t.user_account_id = any(a.own)
        and t.direction = 'in' and t.undo_posting_id is null), 0)
    + coalesce((${imported}), 0) + coalesce((${expired}), 0) as expected
  from (select a.*, accounts_of(a.company_id, a.user_account_id) as own from accounts a join customers c using (company_id, user_account_id)
    where a.company_id = $1 and c.merged_into is null) a`;

/** What is left of receipts once all of them are back: nothing of each, but for logs, gifts that were handed over and what the clock gave. */
const leftovers: Readonly<Record<string, string>> = {
  points: `select * from (${expectedPoints}) a where points <> expected or deficit <> greatest(0, -expected)`,
  merged: `select a.user_account_id, a.balance, a.deficit from accounts a join customers c using (company_id, user_account_id)
    where a.company_id = $1 and c.merged_into is not null and (a.balance <> 0 or a.deficit <> 0)`,
  remainders:
    'select user_account_id, remainder from accounts where company_id = $1 and remainder <> 0',
  turnover: `select user_account_id, total_amount, total_transactions from accounts where company_id = $1
    and (total_amount <> 0 or total_transactions <> 0)`,
  claims: `select c.claim_id, c.kind, c.state from claims c where c.company_id = $1 and c.state = 'claimed' and c.kind <> 'multiple' and not exists (
    select 1 from campaign_participants p where p.company_id = c.company_id and c.claim_id = any(p.claim_ids) and ${byTheClock})`,
  orders: `select order_id, status from gift_orders where company_id = $1 and status not in (7, 8)`,
  participants: `select participant_id, occasion, state from campaign_participants p where company_id = $1
    and state not in ('taken_back', 'marked') and not (${byTheClock})`,
  goals: `select user_account_id, sum("left") from goal_steps where company_id = $1 and ${noneLeft(`h.kind = 'goal'`)} group by 1 having sum("left") <> 0`,
  messages: `select m.message_id, m.channel, m.occasion from messages m where m.company_id = $1 and m.state = 'queued' and (m.occasion like 'receipt %'
    or exists (select 1 from campaign_participants p where p.company_id = m.company_id and p.participant_id = m.participant_id and not (${byTheClock}))
    or exists (select 1 from claims c where c.company_id = m.company_id and (c.state in ('cancelled', 'rejected') and m.occasion = 'claim ' || c.claim_id
      or c.state <> 'redeemed' and m.occasion like 'redemption ' || c.claim_id || ' %')))`,
  codes: `select claim_id, state from claims where company_id = $1 and kind = 'multiple' and (state not in ('claimed', 'redeemed') and transaction_id is not null
    or state = 'claimed' and user_account_id is not null)`,
  pending: `select transaction_id from transactions where company_id = $1 and status = 'pending'`,
  partner: `select o.user_account_id, a.balance from synergies s join accounts a on a.company_id = s.to_company_id
    cross join lateral (select a.user_account_id, coalesce(sum(t.points), 0) as taken from synergy_transfers t where t.company_id = a.company_id
      and t.user_account_id = a.user_account_id and t.direction = 'out' and t.undo_posting_id is null) o
    where s.company_id = $1 and a.balance <> 10000 - o.taken`,
  coupons: `select k.coupon_id, k.claimed from coupons k where k.company_id = $1 and k.kind <> 'multiple' and k.claimed <> (select count(*) from claims c
    where c.company_id = k.company_id and c.coupon_id = k.coupon_id and c.state in ('claimed', 'redeemed'))`,
  redeemed: `select t.coupon_id, sum(t.redeemed) from coupon_totals t where t.company_id = $1 group by 1
    having sum(t.redeemed) <> (select count(*) from claims c where c.company_id = $1 and c.coupon_id = t.coupon_id and c.state = 'redeemed')`,
  tiers: `select a.user_account_id, p."from" from accounts a join point_titles p on p.company_id = a.company_id
    and p.store_point_title_id = a.store_point_title_id join customers c on c.company_id = a.company_id and c.user_account_id = a.user_account_id
    where a.company_id = $1 and p."from" > 0 and c.merged_into is null`,
};

/** All that is left, by its kind; an empty object as if the receipts had never been. */
export async function leftOf({ till }: Programme): Promise<Record<string, unknown[]>> {
  const found: Record<string, unknown[]> = {};
  for (const [kind, text] of Object.entries(leftovers)) {
    const { rows } = await till.app.database.pool.query(text, [till.company.companyId]);
    if (rows.length) found[kind] = rows;
  }
  return found;
}
