import type { OfferChannel } from '../../contract/messages/channels.ts';
import type { Credit } from '../../contract/shop/kinds.ts';
import type { Executor } from '../db/executor.ts';
import type { Queryable } from '../db/transaction.ts';
import { answeredText } from '../runtime/bounded-text.ts';
import { type MessageContent, messagesTable } from '../tables/messages.ts';
import { gatewayBody, takenAs } from './gateway.ts';

export { platformId } from '../../contract/organisations/platform.ts';

export type Channel = OfferChannel;
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
  content: MessageContent | null;
  /** The customer it is for. */
  accountId: number | null;
  /** The code that is masked in it. */
  sealedCode?: string | null;
}
/** What is known of a message once it was taken. */
export interface Sent {
  /** What the gateway calls it. */
  readonly providerId?: string | undefined;
  /** In minor units. */
  readonly cost?: number;
  /** Of a text: its parts. */
  readonly parts?: number | null;
  /** What it uses before it costs anything, where there are so many; left out where it uses none. */
  readonly uses?: { readonly credit: Credit; readonly count: number } | undefined;
}
/** Hands one message to the outside world; throws when it was not taken. */
export type Sender = (message: Outgoing) => Promise<Sent> | Promise<void>;
/** What the installation sends with. */
export type Senders = Partial<Record<Channel, Sender>>;
/** Adds a message to the transaction that causes it: it is sent if and only if that commits. */
export async function queueMessage(
  tx: Executor,
  message: {
    companyId: number;
    channel: Channel;
    recipient: string;
    subject?: string;
    body: string;
    sealed_code?: string;
  },
) {
  const { companyId, ...rest } = message;
  await tx.insert(messagesTable).values({ company_id: companyId, ...rest, state: 'queued' });
}

/** A message to be written by one statement. */
export interface NewMessage {
  readonly companyId: number;
  readonly channel: Channel;
  readonly recipient: string;
  readonly subject: string | null;
  readonly body: string;
  readonly content?: MessageContent | null;
}

/** The same on the client of a transaction; answers its id. */
export async function queueWithin(client: Queryable, message: NewMessage): Promise<number> {
  const { companyId, channel, recipient, subject, body, content = null } = message;
  const { rows } = await client.query<{ message_id: number }>({
    name: 'queue-message',
    text: `insert into messages (company_id, channel, recipient, subject, body, content, state)
      values ($1, $2, $3, $4, $5, $6, 'queued') returning message_id`,
    values: [companyId, channel, recipient, subject, body, content],
  });
  return rows[0]?.message_id ?? 0;
}

/** Tells a gateway that a message which comes again is the same one. */
export const keyHeader = ({ key }: Outgoing) => ({ 'idempotency-key': key });

/** How much of a gateway's answer is read: it says no more than what a message is called. */
const mostAnswered = 10_000;

/** Messages go to an HTTP gateway as JSON, with a key that lets it drop a repetition. */
export const smsGateway =
  (url: string): Sender =>
  async (message) => {
    const answer = await fetch(url, {
      method: 'POST',
      headers: { 'content-type': 'application/json', ...keyHeader(message) },
      body: JSON.stringify(gatewayBody(message)),
      signal: AbortSignal.timeout(10_000),
    });
    return takenAs(answer.status, await answeredText(answer, mostAnswered));
  };
