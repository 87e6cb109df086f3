import type { Queryable } from '../../db/transaction.ts';

/** A refund to be written against others, as more was booked as given back than was paid. */
export interface Repair {
  readonly company_id: number;
  readonly billing_id: number;
  readonly payment_id: number | null;
  /** What is booked as given back, and what was paid, in minor units. */
  readonly refunded: number;
  readonly paid: number;
  readonly reason: string;
}

// Of a card what its payment took is the most; of anything else what the billing comes to.
const wanted = `select company_id::int, billing_id::int, payment_id::int, refunded::float8, paid::float8, reason from (
    select r.company_id, r.billing_id, r.payment_id, sum(r.amount) as refunded, min(p.amount) as paid,
      case when bool_and(r.reason = 'not_owed') then 'not_owed' else 'repair' end as reason
    from billing_refunds r join billing_payments p on p.company_id = r.company_id and p.payment_id = r.payment_id
    where r.state = 'succeeded' group by 1, 2, 3
    union all
    select r.company_id, r.billing_id, null, sum(r.amount), min(b.total), 'repair'
    from billing_refunds r join billings b on b.company_id = r.company_id and b.billing_id = r.billing_id
    where r.state = 'succeeded' and r.payment_id is null group by 1, 2) sums
  where refunded > paid order by 1, 2, 3`;

/** What would make right what was given back too often. Nothing is written. */
export async function repairsOf(client: Queryable): Promise<Repair[]> {
  return (await client.query<Repair & Record<string, unknown>>(wanted)).rows;
}

const post = `insert into billing_refunds (company_id, billing_id, payment_id, amount, state, reason, idempotency_key, created_at, settled_at)
  values ($1, $2, $3, $4, 'succeeded', $5, $6, now(), now())`;

/** Writes a repair: a refund over less than nothing, which leaves every row that it is against as it was. */
export async function postRepair(client: Queryable, repair: Repair) {
  const { company_id, billing_id, payment_id, refunded, paid, reason } = repair;
  const key = `pistos-repair-${company_id}-${billing_id}-${payment_id ?? 0}-${refunded}`;
  await client.query(post, [company_id, billing_id, payment_id, paid - refunded, reason, key]);
}

/** A repair as the command shows it. */
export const repairText = ({ company_id, billing_id, payment_id, refunded, paid }: Repair) =>
  `company ${company_id}, billing ${billing_id}${payment_id ? `, payment ${payment_id}` : ''}: ${refunded} booked as given back of ${paid} paid; posts a refund of ${paid - refunded}`;
