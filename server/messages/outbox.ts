import type { Executor } from '../db/executor.ts';
import { messagesTable } from '../tables/messages.ts';

/** The platform itself, which owns what belongs to no company. */
export const platformId = 1;

export type Channel = 'sms' | 'email';
/** A message on its way. */
export interface Outgoing {
  companyId: number;
  messageId: number;
  /** The same whenever it is sent, and of no other message. */
  key: string;
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
/** Adds a message to the transaction that causes it: it is sent if and only if that commits. */
export async function queueMessage(
  tx: Executor,
  message: { companyId: number; channel: Channel; recipient: string; body: string },
) {
  const { companyId, ...rest } = message;
  await tx.insert(messagesTable).values({ company_id: companyId, ...rest, state: 'queued' });
}

/** Tells a gateway that a message which comes again is the same one. */
export const keyHeader = ({ key }: Outgoing) => ({ 'idempotency-key': key });

/** Texts go to an HTTP gateway as JSON, `{ id, to, text }`, with a key that lets it drop a repetition. */
export const smsGateway =
  (url: string): Sender =>
  async (message) => {
    const { messageId: id, recipient: to, body: text } = message;
    const answer = await fetch(url, {
      method: 'POST',
      headers: { 'content-type': 'application/json', ...keyHeader(message) },
      body: JSON.stringify({ id, to, text }),
      signal: AbortSignal.timeout(10_000),
    });
    await answer.body?.cancel();
    if (!answer.ok) throw new Error(`gateway answered ${answer.status}`);
  };
