import type { Queryable } from '../db/transaction.ts';

/** One thing that is wrong: which invariant, in which company, and what it is about. */
export interface Breach {
  invariant: string;
  company_id: number;
  subject: string;
  detail: string;
}

const perPosting = `select e.company_id, e.posting_id, sum(e.amount) as total from entries e group by e.company_id, e.posting_id`;

// What the entries say of each customer: the balance, the deficit, and each lot.
const replayed = `select p.company_id, p.user_account_id, sum(e.amount) as balance,
    -coalesce(sum(e.amount) filter (where e.lot_id is null), 0) as deficit
  from postings p join entries e on e.company_id = p.company_id and e.posting_id = p.posting_id
  where e.side = 'customer' group by p.company_id, p.user_account_id`;
const replayedLots = `select p.company_id, p.user_account_id, e.lot_id, sum(e.amount) as points
  from postings p join entries e on e.company_id = p.company_id and e.posting_id = p.posting_id
  where e.side = 'customer' and e.lot_id is not null group by p.company_id, p.user_account_id, e.lot_id`;

/** Every invariant of the ledger as a query that finds what breaks it. */
const invariants: Record<string, string> = {
  'entries of each posting sum to zero': `select company_id, 'posting ' || posting_id as subject, 'sum ' || total as detail
    from (${perPosting}) t where total <> 0`,
  'every posting has entries': `select p.company_id, 'posting ' || p.posting_id as subject, p.kind as detail from postings p
    where not exists (select 1 from entries e where e.company_id = p.company_id and e.posting_id = p.posting_id)`,
  'balance = sum of entries': `select a.company_id, 'customer ' || a.user_account_id as subject,
      'balance ' || a.balance || ', entries ' || coalesce(r.balance, 0) as detail
    from accounts a left join (${replayed}) r using (company_id, user_account_id) where a.balance <> coalesce(r.balance, 0)`,
  'deficit = what the entries owe': `select a.company_id, 'customer ' || a.user_account_id as subject,
      'deficit ' || a.deficit || ', entries ' || coalesce(r.deficit, 0) as detail
    from accounts a left join (${replayed}) r using (company_id, user_account_id) where a.deficit <> coalesce(r.deficit, 0)`,
  'balance = sum of lots - deficit': `select a.company_id, 'customer ' || a.user_account_id as subject,
      'balance ' || a.balance || ', lots ' || coalesce(l.points, 0) || ', deficit ' || a.deficit as detail
    from accounts a left join (select company_id, user_account_id, sum(points_left) as points from lots group by 1, 2) l
      using (company_id, user_account_id) where a.balance <> coalesce(l.points, 0) - a.deficit`,
  'each lot holds what the entries left in it': `select l.company_id, 'lot ' || l.lot_id as subject,
      'left ' || l.points_left || ', entries ' || coalesce(r.points, 0) as detail
    from lots l left join (${replayedLots}) r using (company_id, user_account_id, lot_id) where l.points_left <> coalesce(r.points, 0)`,
  'no negative lot and no negative deficit': `select company_id, 'lot ' || lot_id as subject, 'left ' || points_left as detail
      from lots where points_left < 0 or points_left > amount
    union all select company_id, 'customer ' || user_account_id, 'deficit ' || deficit from accounts where deficit < 0`,
  'every reversal names one posting of the same customer and company': `select p.company_id, 'posting ' || p.posting_id as subject,
      'reverses ' || coalesce(p.reverses_posting_id::text, 'nothing') as detail
    from postings p left join postings o on o.company_id = p.company_id and o.posting_id = p.reverses_posting_id and o.user_account_id = p.user_account_id
    where (p.kind = 'return' and (o.posting_id is null or o.kind <> 'receipt' or p.return_id is null))
      or (p.kind = 'release' and (o.posting_id is null or o.kind not in ('hold', 'coupon') or p.claim_id is distinct from o.claim_id))`,
  'every return is posted once': `select company_id, 'return ' || return_id as subject, count(*) || ' postings' as detail
    from postings where return_id is not null group by company_id, return_id having count(*) > 1`,
  'no receipt gives back more than it took': `select company_id, 'receipt ' || transaction_id as subject,
      'returned ' || returned_amount || ' of ' || amount || ', taken ' || points_taken || ' of ' || points as detail
    from transactions where returned_amount > amount or points_taken > points or points_given_back > points_used`,
  'every posted receipt has its points in the ledger': `select t.company_id, 'receipt ' || t.transaction_id as subject,
      'points ' || t.points || ', used ' || t.points_used || ', entries ' || coalesce(e.points, 0) as detail
    from transactions t left join (select p.company_id, p.transaction_id, sum(e.amount) as points from postings p
        join entries e on e.company_id = p.company_id and e.posting_id = p.posting_id
        where p.kind = 'receipt' and e.side = 'customer' group by 1, 2) e using (company_id, transaction_id)
    where coalesce(e.points, 0) <> case t.status when 'posted' then t.points - t.points_used else 0 end`,
  'every receipt is posted once': `select company_id, 'receipt ' || transaction_id as subject, count(*) || ' postings' as detail
    from postings where kind = 'receipt' group by company_id, transaction_id having count(*) > 1`,
  'points of a partner are posted by a transfer': `select p.company_id, 'posting ' || p.posting_id as subject, p.kind as detail from postings p
    where p.kind in ('synergy_out', 'synergy_in') and not exists (select 1 from synergy_transfers t where t.company_id = p.company_id
      and t.user_account_id = p.user_account_id and t.direction = case p.kind when 'synergy_in' then 'in' else 'out' end
      and (t.posting_id = p.posting_id or (t.undo_posting_id = p.posting_id and p.reverses_posting_id = t.posting_id)))`,
  'both sides of a transfer say the same': `select t.company_id, 'transfer ' || t.transfer_id as subject,
      t.direction || ' ' || t.points || ', posted ' || coalesce(e.points, 0) || ', the other side ' || coalesce(o.points::text, 'missing') as detail
    from synergy_transfers t
    left join synergy_transfers o on o.company_id = t.to_company_id and o.transfer_id = t.transfer_id and o.to_company_id = t.company_id
      and o.direction <> t.direction and o.posting_id = t.to_posting_id and o.to_posting_id = t.posting_id and o.ratio = t.ratio
      and (o.undo_posting_id is null) = (t.undo_posting_id is null)
    left join (select p.company_id, p.posting_id, sum(e.amount) as points from postings p
        join entries e on e.company_id = p.company_id and e.posting_id = p.posting_id
        where p.kind in ('synergy_out', 'synergy_in') and e.side = 'synergy' group by 1, 2) e
      on e.company_id = t.company_id and e.posting_id = t.posting_id
    where o.transfer_id is null or coalesce(e.points, 0) <> case t.direction when 'out' then t.points else -t.points end
      or (t.direction = 'in' and t.points <> o.points * t.ratio / 10000)`,
  'a claim holds its points until it is redeemed or ends': `select c.company_id, 'claim ' || c.claim_id as subject,
      c.state || ' with ' || c.points || ', held ' || coalesce(x.held, 0) || ', redeemed ' || coalesce(x.redeemed, 0) as detail
    from claims c left join (select p.company_id, p.claim_id, sum(e.amount) filter (where e.side = 'held') as held,
        sum(e.amount) filter (where e.side = 'redeemed') as redeemed from postings p
        join entries e on e.company_id = p.company_id and e.posting_id = p.posting_id where p.claim_id is not null group by 1, 2) x using (company_id, claim_id)
    where (c.points > 0 or x.claim_id is not null) and (coalesce(x.held, 0) <> case c.state when 'claimed' then c.points else 0 end
      or coalesce(x.redeemed, 0) <> case c.state when 'redeemed' then c.points else 0 end)`,
  'a coupon is given out as often as its claims say, never past its maximum': `select k.company_id, 'coupon ' || k.coupon_id as subject,
      'claimed ' || k.claimed || ' of ' || k.maximum || ', claims ' || coalesce(c.open, 0) as detail
    from coupons k left join (select company_id, coupon_id, count(*) filter (where state in ('claimed', 'redeemed')) as open
        from claims where coupon_id is not null group by 1, 2) c using (company_id, coupon_id)
    where k.kind <> 'multiple' and (k.claimed <> coalesce(c.open, 0) or (k.maximum > 0 and k.claimed > k.maximum))`,
  'what was redeemed of a coupon is counted': `select k.company_id, 'coupon ' || k.coupon_id as subject,
      'counted ' || coalesce(t.redeemed, 0) || ', claims ' || coalesce(c.redeemed, 0) as detail
    from coupons k left join (select company_id, coupon_id, sum(redeemed) as redeemed from coupon_totals group by 1, 2) t using (company_id, coupon_id)
    left join (select company_id, coupon_id, count(*) as redeemed from claims where state = 'redeemed' and coupon_id is not null group by 1, 2) c
      using (company_id, coupon_id) where coalesce(t.redeemed, 0) <> coalesce(c.redeemed, 0)`,
};

/**
 * Replays all postings, of one company or of all, and holds every invariant against what is stored;
 * answers what is wrong, up to a hundred of each.
 */
export async function verifyLedger(client: Queryable, companyId?: number): Promise<Breach[]> {
  const breaches: Breach[] = [];
  for (const [invariant, query] of Object.entries(invariants)) {
    const { rows } = await client.query<Omit<Breach, 'invariant'>>(
      `select company_id, subject, detail from (${query}) found where $1::bigint is null or company_id = $1 limit 100`,
      [companyId ?? null],
    );
    breaches.push(...rows.map((row) => ({ invariant, ...row })));
  }
  return breaches;
}
