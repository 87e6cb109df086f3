import { and, eq, sql } from 'drizzle-orm';
import type { Logger } from 'pino';
import type { Database } from '../db/connection.ts';
import { every } from '../jobs/every.ts';
import type { Executor } from '../rows.ts';
import { messagesTable } from './tables.ts';

/** The platform itself, which owns what belongs to no company. */
export const platformId = 1;

export type Channel = 'sms' | 'email';
/** A message on its way. */
export interface Outgoing {
  companyId: number;
  messageId: number;
  channel: Channel;
  purpose: 'service' | 'campaign';
  recipient: string;
  subject: string | null;
  body: string;
}
/** Hands one message to the outside world; throws when it was not taken. */
export type Sender = (message: Outgoing) => Promise<void>;
/** What the installation sends with. */
export type Senders = Partial<Record<Channel, Sender>>;
/** How a company has its messages sent; undefined where that is the installation's affair. */
type WayOut = (message: Outgoing) => Promise<Sender | undefined>;

const mostTries = 8;

/** Adds a message to the transaction that causes it: it is sent if and only if that commits. */
export async function queueMessage(
  tx: Executor,
  message: { companyId: number; channel: Channel; recipient: string; body: string },
) {
  const { companyId, ...rest } = message;
  await tx.insert(messagesTable).values({ company_id: companyId, ...rest, state: 'queued' });
}

// A message that nobody can take yet waits without being tried: of the company's own ways each counts.
const mayLeave = (channels: Channel[]) => sql`(channel = any(${sql.param(channels)}::text[])
  or exists (select 1 from company_settings cs where cs.company_id = messages.company_id
    and case channel when 'sms' then cs.sms_mode = 'own' else cs.email_mode <> 'default' end))`;

/** Takes one due message; no other process takes it meanwhile. */
async function takeOne({ db }: Database, channels: Channel[], ownWays: boolean) {
  const able = ownWays ? mayLeave(channels) : sql`channel = any(${sql.param(channels)}::text[])`;
  const claimed = await db.execute<{
    company_id: number;
    message_id: number;
    channel: Channel;
    purpose: Outgoing['purpose'];
    recipient: string;
    subject: string | null;
    body: string;
    attempts: number;
  }>(
    sql`update messages set attempts = attempts + 1, next_try_at = now() + interval '1 minute' * power(2, attempts)
      where (company_id, message_id) = (select company_id, message_id from messages
        where state = 'queued' and next_try_at <= now() and ${able} order by next_try_at limit 1 for update skip locked)
      returning company_id, message_id, channel, purpose, recipient, subject, body, attempts`,
  );
  return claimed.rows[0];
}

/** Takes one due message and sends it. Answers whether there was one. */
async function deliverOne(
  database: Database,
  senders: Senders,
  log: Logger,
  wayOut?: WayOut,
): Promise<boolean> {
  const { db } = database;
  const channels = Object.keys(senders) as Channel[];
  const taken = await takeOne(database, channels, wayOut !== undefined);
  if (!taken) return false;
  const { company_id: companyId, message_id: messageId, attempts, ...told } = taken;
  const message = { companyId, messageId, ...told };
  const itself = and(
    eq(messagesTable.company_id, companyId),
    eq(messagesTable.message_id, messageId),
  );
  try {
    const send = (await wayOut?.(message)) ?? senders[message.channel];
    if (!send) throw new Error('no sender');
    await send(message);
    await db
      .update(messagesTable)
      .set({ state: 'sent', sent_at: sql`now()` } as never)
      .where(itself);
  } catch {
    log.warn({ messageId, channel: message.channel, attempts }, 'message not taken');
    if (attempts >= mostTries)
      await db.update(messagesTable).set({ state: 'failed' }).where(itself);
  }
  return true;
}

/** Sends what is due, one after the other, until nothing is. */
export async function deliver(
  database: Database,
  senders: Senders,
  log: Logger,
  wayOut?: WayOut,
  signal?: AbortSignal,
): Promise<void> {
  while (!signal?.aborted && (await deliverOne(database, senders, log, wayOut)));
}

const lookEveryMs = 1000;

/** Looks for due messages every second; answers how to stop. */
export const startDelivery = (
  database: Database,
  senders: Senders,
  log: Logger,
  wayOut: WayOut,
): (() => Promise<void>) =>
  every('delivery', lookEveryMs, log, (signal) => deliver(database, senders, log, wayOut, signal));

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
