import type { MessageReason } from '../../contract/messages/channels.ts';
import type { Queryable } from '../db/transaction.ts';
import type { Sent } from './outbox.ts';

/** A message that has another way is sent by that after so many tries, two hours; any other is tried until it is pointless. */
const triesBeforeNext = 8;
/** What is waited for a gateway that is away: a minute, doubled each time, an hour at most. */
const pause = `least(interval '1 hour', interval '30 seconds' * power(2, least(attempts, 10)))`;

/** Whose message it is, and which. */
export interface MessageId {
  readonly companyId: number;
  readonly messageId: number;
}

// What the gateway told of it meanwhile is newer than that it was taken. Credits are used by the same statement, once for
// each message; where there are none, nothing is locked.
const sent = {
  name: 'note-message-sent',
  text: `with used as materialized (select case when $5::bigint > 0 and exists (select 1 from credit_balances b
        where b.company_id = $1 and b.store_id = $1 and b.credit = $6 and b.balance > 0)
      then use_credits($1::bigint, $1::bigint, $6::text, $5::bigint, 'message ' || $2::bigint, false) else 0 end as count)
    update messages set state = case when state in ('queued', 'suppressed') then 'sent' else state end,
      reason = case when state in ('queued', 'suppressed') then null else reason end,
      sent_at = coalesce(sent_at, now()), provider_id = coalesce($3, provider_id), parts = coalesce(parts, $7::int),
      cost = case when sent_at is not null then cost when (select count from used) > 0 then 0 else $4 end where company_id = $1 and message_id = $2`,
};

/** SQL: what is sent in place of a message that `changed` has given up; the same statement as that, so that neither is without the other. */
const sendNext = `insert into messages (company_id, channel, recipient, subject, body, content, state, purpose, user_account_id, occasion, step,
    fallback, campaign_id, participant_id, send_id)
  select company_id, fallback->0->>'channel', fallback->0->>'recipient', fallback->0->>'subject', fallback->0->>'body', fallback->0->'content',
      'queued', purpose, user_account_id, occasion, step + 1, fallback - 0, campaign_id, participant_id, send_id
    from changed where state in ('failed', 'suppressed') and jsonb_array_length(fallback) > 0
  on conflict (company_id, occasion, step) where occasion is not null do nothing`;

const isOver = `(useful_until <= now() + interval '10 seconds' or attempts >= ${triesBeforeNext} and jsonb_array_length(fallback) > 0)`;

const tryLater = {
  name: 'note-message-not-taken',
  text: `with changed as (update messages set next_try_at = least(now() + ${pause}, useful_until),
        state = case when $3 or ${isOver} then 'failed' else state end,
        reason = case when $3 then 'refused' when ${isOver} then 'unreachable' else reason end
      where company_id = $1 and message_id = $2 and state = 'queued' returning *) ${sendNext}`,
};
const bar = {
  name: 'note-message-barred',
  text: `with changed as (update messages set state = 'suppressed', reason = $3
      where company_id = $1 and message_id = $2 and state = 'queued' returning *) ${sendNext}`,
};
const fail = {
  name: 'note-message-undelivered',
  text: `with changed as (update messages set state = 'failed', reason = $3
      where company_id = $1 and message_id = $2 and state in ('queued', 'sent') returning *) ${sendNext}`,
};
const arrive = {
  name: 'note-message-delivered',
  text: `update messages set state = 'delivered', reason = null, delivered_at = now()
    where company_id = $1 and message_id = $2 and state in ('queued', 'sent')`,
};

const ids = ({ companyId, messageId }: MessageId) => [companyId, messageId];

/** It was taken. Credits that it uses are used up with that, and then it costs nothing. */
export const noteSent = (client: Queryable, message: MessageId, taken: Sent) => {
  const { providerId = null, cost = null, uses, parts = null } = taken;
  const used = [uses?.count ?? 0, uses?.credit ?? null];
  const values = [...ids(message), providerId, cost, ...used, parts];
  return client.query({ ...sent, values });
};

/** Nobody took it: it is tried again later, or has failed, and its next channel is tried. */
export const noteNotTaken = (client: Queryable, message: MessageId, forGood: boolean) =>
  client.query({ ...tryLater, values: [...ids(message), forGood] });

/** Whoever it is for wants it no more by this channel: it is not sent, and its next channel is tried. */
export const noteBarred = (client: Queryable, message: MessageId, reason: MessageReason) =>
  client.query({ ...bar, values: [...ids(message), reason] });

/** It was taken and did not arrive: its next channel is tried. */
export const noteUndelivered = (client: Queryable, message: MessageId, reason: MessageReason) =>
  client.query({ ...fail, values: [...ids(message), reason] });

export const noteDelivered = (client: Queryable, message: MessageId) =>
  client.query({ ...arrive, values: ids(message) });
