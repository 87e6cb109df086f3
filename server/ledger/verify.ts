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
    where p.kind = 'return' and (o.posting_id is null or o.kind <> 'receipt' or p.return_id is null)`,
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
