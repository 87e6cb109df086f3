import type { Database } from '../../db/connection.ts';
import type { Queryable } from '../../db/transaction.ts';
import { addJob } from '../../jobs/run.ts';
import { messageCounts, type SentOffer } from '../../tables/messages.ts';
import { sending } from './piece.ts';

/** What is told to many. */
export interface NewSend {
  readonly companyId: number;
  readonly offer: SentOffer;
  readonly purpose: 'service' | 'campaign';
  readonly campaignId?: number | null;
}

/** A query that answers `user_account_id`, and where there are such `participant_id` and `values` (jsonb), each row once. */
export interface Audience {
  readonly text: string;
  readonly values: readonly unknown[];
}

const insert = `insert into message_sends (company_id, offer, purpose, campaign_id) values ($1, $2, $3, $4) returning send_id`;

/** Whoever a list of accounts names. */
export const audienceOf = (accountIds: readonly number[]): Audience => ({
  text: 'select id as user_account_id, null::bigint as participant_id, null::jsonb as values from unnest($1::bigint[]) as list (id)',
  values: [[...accountIds]],
});

/** Keeps whom it is for as they are now: who comes later is not told. The audience's own parameters come first. */
async function keepPeople(
  client: Queryable,
  { companyId }: NewSend,
  sendId: number,
  { text, values }: Audience,
) {
  const [company, send] = [`$${values.length + 1}`, `$${values.length + 2}`];
  const { rowCount } = await client.query(
    `insert into message_send_people (company_id, send_id, place, user_account_id, participant_id, values)
      select ${company}::bigint, ${send}::bigint, row_number() over (order by a.user_account_id), a.user_account_id, a.participant_id, coalesce(a.values, '{}')
      from (${text}) a`,
    [...values, companyId, sendId],
  );
  return rowCount ?? 0;
}

/**
 * Queues one job that tells many people something, within the client's transaction; answers the id of
 * the send, by which it is followed and cancelled.
 */
export async function queueSend(client: Queryable, send: NewSend, audience: Audience) {
  const { companyId, offer, purpose, campaignId = null } = send;
  const values = [companyId, JSON.stringify(offer), purpose, campaignId];
  const { rows } = await client.query<{ send_id: number }>(insert, values);
  const sendId = rows[0]?.send_id ?? 0;
  const total = await keepPeople(client, send, sendId, audience);
  if (total > 0) await addJob(client, { companyId, kind: sending, subjectId: sendId, total });
  return { sendId, total };
}

const cancel = {
  name: 'cancel-send',
  text: `update message_sends set cancelled_at = now() where company_id = $1 and send_id = $2 and cancelled_at is null`,
};
// One that is with its gateway in this moment is noted as sent all the same.
const cancelMessages = {
  name: 'cancel-messages-of-send',
  text: `update messages set state = 'suppressed', reason = 'cancelled', fallback = null where company_id = $1 and send_id = $2 and state = 'queued'`,
};

/** Ends a send: nobody else is told, and what waits in the outbox does not leave. */
export async function cancelSend(client: Queryable, companyId: number, sendId: number) {
  const values = [companyId, sendId];
  await client.query({ ...cancel, values });
  const { rowCount } = await client.query({ ...cancelMessages, values });
  return rowCount ?? 0;
}

/** How far a send is. */
export interface SendProgress {
  readonly total: number;
  /** Whose message stands in the outbox, whatever became of it. */
  readonly done: number;
  readonly state: 'queued' | 'running' | 'done' | 'failed' | 'cancelled';
  readonly queued: number;
  readonly sent: number;
  readonly delivered: number;
  readonly failed: number;
  readonly suppressed: number;
  /** In minor units. */
  readonly cost: number;
}

const progress = {
  name: 'progress-of-send',
  text: `select coalesce(j.total, 0) as total, coalesce(j.done, 0) as done, case when s.cancelled_at is not null then 'cancelled' else coalesce(j.state, 'done') end as state,
      m.* from message_sends s
    left join jobs j on j.company_id = s.company_id and j.kind = '${sending}' and j.subject_id = s.send_id
    cross join lateral (select ${messageCounts('m')}
      from messages m where m.company_id = s.company_id and m.send_id = s.send_id) m
    where s.company_id = $1 and s.send_id = $2`,
};

/** What became of a send so far; undefined where there is none such. */
export async function progressOf({ pool }: Database, companyId: number, sendId: number) {
  const values = [companyId, sendId];
  return (await pool.query<SendProgress>({ ...progress, values })).rows[0];
}
