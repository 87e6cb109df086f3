import { and, eq, inArray, sql } from 'drizzle-orm';
import type { Logger } from 'pino';
import type { Database } from '../db/connection.ts';
import type { Executor } from '../rows.ts';
import { messagesTable } from './tables.ts';

/** The platform itself, which owns what belongs to no company. */
export const platformId = 1;

export type Channel = 'sms' | 'email';
/** Hands one message to the outside world; throws when it was not taken. */
export type Sender = (message: {
  messageId: number;
  recipient: string;
  body: string;
}) => Promise<void>;
export type Senders = Partial<Record<Channel, Sender>>;

const mostTries = 8;

/** Adds a message to the transaction that causes it: it is sent if and only if that commits. */
export async function queueMessage(
  tx: Executor,
  message: { companyId: number; channel: Channel; recipient: string; body: string },
) {
  const { companyId, ...rest } = message;
  await tx.insert(messagesTable).values({ company_id: companyId, ...rest, state: 'queued' });
}

/** Takes one due message; no other process takes it meanwhile. Answers whether there was one. */
async function deliverOne({ db }: Database, senders: Senders, log: Logger): Promise<boolean> {
  const channels = Object.keys(senders) as Channel[];
  const claimed = await db.execute<{
    company_id: number;
    message_id: number;
    channel: Channel;
    recipient: string;
    body: string;
    attempts: number;
  }>(
    sql`update messages set attempts = attempts + 1, next_try_at = now() + interval '1 minute' * power(2, attempts)
      where (company_id, message_id) = (select company_id, message_id from messages
        where state = 'queued' and next_try_at <= now() and ${inArray(messagesTable.channel, channels)} order by next_try_at limit 1 for update skip locked)
      returning company_id, message_id, channel, recipient, body, attempts`,
  );
  const message = claimed.rows[0];
  if (!message) return false;
  const itself = and(
    eq(messagesTable.company_id, message.company_id),
    eq(messagesTable.message_id, message.message_id),
  );
  try {
    await senders[message.channel]?.({
      messageId: message.message_id,
      recipient: message.recipient,
      body: message.body,
    });
    await db
      .update(messagesTable)
      .set({ state: 'sent', sent_at: sql`now()` } as never)
      .where(itself);
  } catch {
    log.warn(
      { messageId: message.message_id, channel: message.channel, attempts: message.attempts },
      'message not taken',
    );
    if (message.attempts >= mostTries)
      await db.update(messagesTable).set({ state: 'failed' }).where(itself);
  }
  return true;
}

/** Sends what is due, one after the other, until nothing is. */
export async function deliver(database: Database, senders: Senders, log: Logger): Promise<void> {
  while (Object.keys(senders).length && (await deliverOne(database, senders, log)));
}

/** Looks for due messages every second; answers how to stop. */
export function startDelivery(
  database: Database,
  senders: Senders,
  log: Logger,
): () => Promise<void> {
  if (!Object.keys(senders).length) return async () => undefined;
  let under = Promise.resolve();
  const timer = setInterval(() => {
    under = under
      .then(() => deliver(database, senders, log))
      .catch((error) => log.error({ type: error?.name }, 'delivery'));
  }, 1000);
  return async () => {
    clearInterval(timer);
    await under;
  };
}

/** Texts go to an HTTP gateway as JSON: `{ id, to, text }`; the id lets it drop a repetition. */
export const smsGateway =
  (url: string): Sender =>
  async ({ messageId, recipient, body }) => {
    const answer = await fetch(url, {
      method: 'POST',
      headers: { 'content-type': 'application/json' },
      body: JSON.stringify({ id: messageId, to: recipient, text: body }),
      signal: AbortSignal.timeout(10_000),
    });
    if (!answer.ok) throw new Error(`gateway answered ${answer.status}`);
  };
