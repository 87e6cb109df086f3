import { and, type SQL, sql } from 'drizzle-orm';
import type { WaitingMessages } from '../../contract/messages/messages.ts';
import type { Database } from '../db/connection.ts';
import type { Executor } from '../db/executor.ts';
import { Refusal } from '../http/refusal.ts';
import { mask } from './codes/codes.ts';

// A code is pointless by then and not known any more. What another channel told is told. A campaign that is paused or
// cancelled says nothing.
const may = sql`messages.state = 'failed' and messages.reason in ('unreachable', 'refused', 'undelivered') and position(${mask} in messages.body) = 0
  and not exists (select 1 from messages n where n.company_id = messages.company_id and n.occasion = messages.occasion and n.step = messages.step + 1)
  and not exists (select 1 from campaigns c where c.company_id = messages.company_id and c.campaign_id = messages.campaign_id
    and c.status in ('paused', 'cancelled'))`;

/** How many messages of some would be sent once more. */
export async function countAgain({ db }: Pick<Database, 'db'>, which: SQL): Promise<number> {
  const { rows } = await db.execute<{ count: number }>(
    sql`select count(*)::int as count from messages where ${and(which, may)}`,
  );
  return rows[0]?.count ?? 0;
}

/**
 * Has messages that failed sent once more, as far as they can be, and answers how many. Where a gateway was away it may
 * have taken one without saying so: that comes again with the key it had. What was refused comes with another.
 */
export async function sendAgain(db: Executor, which: SQL): Promise<number> {
  const { rowCount } = await db.execute(
    sql`update messages set state = 'queued', reason = null, attempts = 0, provider_id = null,
      next_try_at = date_trunc('milliseconds', now()), useful_until = now() + message_useful_for(false, purpose),
      idempotency_key = case when reason = 'unreachable' then idempotency_key else gen_random_uuid() end
    where ${and(which, may)}`,
  );
  return rowCount ?? 0;
}

/** The same for as many as were counted before. Throws count_changed, with how many there are, and sends none. */
export const sendCounted = ({ db }: Pick<Database, 'db'>, which: SQL, counted: number) =>
  db.transaction(async (tx) => {
    const count = await sendAgain(tx, which);
    if (count !== counted) throw new Refusal('count_changed', { details: { count } });
    return count;
  });

// What waits for the end of quiet hours or of a pause waits for nobody's gateway.
const waiting = {
  name: 'waiting-messages',
  text: `select w.waiting, w.since, f.unreachable from
    (select count(*)::int as waiting, min(created_at) as since from messages where state = 'queued' and reason is null
      and (attempts > 0 or next_try_at <= now())) w,
    (select count(*)::int as unreachable from messages where state = 'failed' and reason = 'unreachable' and created_at > now() - interval '7 days') f`,
};

/** What waits in all outboxes of the installation, and what was lost as no gateway was there. */
export async function waitingOf({ pool }: Pick<Database, 'pool'>): Promise<WaitingMessages> {
  const { rows } = await pool.query<{ waiting: number; since: Date | null; unreachable: number }>(
    waiting,
  );
  const { since = null, ...counted } = rows[0] ?? { waiting: 0, unreachable: 0 };
  return { ...counted, since: since?.toISOString() ?? null };
}
