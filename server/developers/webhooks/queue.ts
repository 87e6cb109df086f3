import type { Database } from '../../db/connection.ts';
import { withTransaction } from '../../db/transaction.ts';
import type { Happened } from './payload.ts';

/** One thing that one address is to be told, taken by this process. */
export interface Delivery extends Happened {
  readonly company_id: number;
  readonly delivery_id: number;
  readonly webhook_id: number;
  readonly message_id: string;
  readonly payload: string | null;
  /** The customer it is about. */
  readonly user_account_id: number | null;
  /** This one among them. */
  readonly attempts: number;
  readonly is_test: boolean;
}

const lock = "select pg_try_advisory_xact_lock(hashtext('webhook events')) as mine";
const batch = 500;
// In the order in which it happened: of one object one comes after the other.
const spread = `with told as (
    delete from webhook_events where (company_id, event_id) in (select company_id, event_id from webhook_events order by event_id limit ${batch})
    returning company_id, event_id, event, store_id, subject_id, user_account_id, facts, occurred_at, supplier_id
  )
  insert into webhook_deliveries (company_id, webhook_id, message_id, object, event, store_id, subject_id, user_account_id, facts, occurred_at, next_at)
  select t.company_id, w.webhook_id, 'msg_' || t.company_id || '_' || t.event_id || '_' || w.webhook_id,
    split_part(t.event, '.', 1) || ':' || t.subject_id, t.event, t.store_id, t.subject_id, t.user_account_id, t.facts, t.occurred_at, $1
  from told t join webhooks w on w.company_id = t.company_id and w.active and t.event = any (w.events)
    and w.store_id in (t.company_id, t.supplier_id)
  order by t.event_id, w.webhook_id`;

/** Makes of what happened what each address is to be told; answers whether there may be more. */
export const spreadEvents = (database: Database, nowMs: number): Promise<boolean> =>
  withTransaction(database, async (client) => {
    const { rows } = await client.query<{ mine: boolean }>(lock);
    if (!rows[0]?.mine) return false;
    const { rowCount } = await client.query({
      name: 'spread-events',
      text: spread,
      values: [new Date(nowMs)],
    });
    return (rowCount ?? 0) >= batch;
  });

/** How long a process has something to itself: longer than any receiver is waited for. */
const heldMs = 60_000;
const most = 40;
const columns = `d.company_id, d.delivery_id, d.webhook_id, d.message_id, d.event, d.store_id, d.subject_id, d.user_account_id, d.facts,
  d.occurred_at, d.payload, d.attempts + 1 as attempts, d.is_test`;
const take = `with due as (
    select x.company_id, x.delivery_id from webhooks w cross join lateral (
      select d.company_id, d.delivery_id from webhook_deliveries d
      where d.company_id = w.company_id and d.webhook_id = w.webhook_id and d.state = 'queued' and d.next_at <= $1
        and not exists (select 1 from webhook_deliveries e where e.company_id = d.company_id and e.webhook_id = d.webhook_id
          and e.object = d.object and e.state = 'queued' and e.delivery_id < d.delivery_id)
      order by d.next_at, d.delivery_id limit greatest(0, $3 - coalesce(($4::jsonb ->> (w.company_id || '/' || w.webhook_id))::int, 0))) x
    where w.active limit $5
  )
  update webhook_deliveries d set next_at = $2 from due
  where d.company_id = due.company_id and d.delivery_id = due.delivery_id and d.state = 'queued' and d.next_at <= $1
  returning ${columns}`;

/**
 * Takes what is due, a few of each address: one that answers slowly has no more than its own under way. `busy` says how
 * many each has there already.
 */
export async function takeDue(
  { pool }: Database,
  nowMs: number,
  busy: Readonly<Record<string, number>>,
  perAddress: number,
): Promise<Delivery[]> {
  const { rows } = await pool.query<Delivery>({
    name: 'take-deliveries',
    text: take,
    values: [new Date(nowMs), new Date(nowMs + heldMs), perAddress, JSON.stringify(busy), most],
  });
  return rows.sort((one, other) => one.delivery_id - other.delivery_id);
}

/** Gives back what was taken and not tried. */
export const giveBack = (
  { pool }: Database,
  { company_id, delivery_id }: Delivery,
  nowMs: number,
) =>
  pool.query({
    name: 'give-back-delivery',
    text: `update webhook_deliveries set next_at = $3 where company_id = $1 and delivery_id = $2 and state = 'queued'`,
    values: [company_id, delivery_id, new Date(nowMs)],
  });
