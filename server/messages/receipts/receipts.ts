import { createHmac, timingSafeEqual } from 'node:crypto';
import { receiptHeaders, tellReceipt } from '../../../contract/messages/receipts.ts';
import type { Database } from '../../db/connection.ts';
import { withTransaction } from '../../db/transaction.ts';
import type { AnyCall, Call } from '../../http/call.ts';
import { Refusal } from '../../http/refusal.ts';
import { type Api, serve } from '../../http/serve.ts';
import { unseal } from '../../runtime/secrets.ts';
import { platformId } from '../outbox.ts';
import { type MessageId, noteDelivered, noteUndelivered } from '../outcomes.ts';
import { unsubscribeFrom } from '../unsubscribe/unsubscribe.ts';

/** How old a receipt may be: an older one that somebody kept is nothing any more. */
const freshSeconds = 300;

type Settings = AnyCall['settings'];

/** What a company's gateway signs with; the installation's own has a secret of its own. */
async function secretOf({ pool }: Database, { secret, gatewaySecret }: Settings, id: number) {
  if (id === platformId) return gatewaySecret;
  const { rows } = await pool.query<{ receipt_secret: string | null }>({
    name: 'receipt-secret',
    text: 'select receipt_secret from company_settings where company_id = $1',
    values: [id],
  });
  const sealed = rows[0]?.receipt_secret;
  return sealed ? unseal(secret, id, 'receipt_secret', sealed) : null;
}

export const signatureOf = (secret: string, time: string, body: string) =>
  `sha256=${createHmac('sha256', secret).update(`${time}.${body}`).digest('hex')}`;

function isSame(one: string, other: string) {
  const [bytes, others] = [Buffer.from(one), Buffer.from(other)];
  return bytes.length === others.length && timingSafeEqual(bytes, others);
}

/** Whether the gateway itself said it, just now. */
async function isSigned(call: Call<typeof tellReceipt>) {
  const { database, settings, params, now, request } = call;
  const time = request.header(receiptHeaders.time) ?? '';
  const secret = await secretOf(database, settings, params.id);
  // Who asks for a company without a gateway waits as long as for any other.
  const expected = signatureOf(secret ?? settings.secret, time, await request.text());
  const isFresh = /^\d{1,12}$/.test(time) && Math.abs(now() / 1000 - Number(time)) <= freshSeconds;
  const isRight = isSame(request.header(receiptHeaders.signature) ?? '', expected);
  return secret !== null && isFresh && isRight;
}

// What left through the installation's gateway belongs to whichever company it is of.
const find = {
  name: 'message-of-receipt',
  text: `select m.company_id as "companyId", m.message_id as "messageId", m.channel, m.recipient, m.user_account_id as "accountId" from messages m
    join company_settings cs on cs.company_id = m.company_id
    where m.message_id = $2 and m.channel in ('sms', 'viber') and m.attempts > 0
      and (m.company_id = $1 and cs.sms_mode = 'own' or $1 = ${platformId} and cs.sms_mode = 'default')`,
};
const suppress = `insert into suppressions (company_id, channel, address, reason) values ($1, $2, $3, 'invalid_address')
  on conflict (company_id, channel, address) do update set reason = excluded.reason`;

interface Found extends MessageId {
  readonly channel: 'sms' | 'viber';
  readonly accountId: number | null;
  readonly recipient: string;
}

/** Who answered STOP leaves the channel; a message to nobody's account has nobody to leave. */
async function unsubscribed(database: Database, message: Found, address: string) {
  const { companyId, messageId, channel, accountId } = message;
  if (accountId !== null)
    await unsubscribeFrom(database, { companyId, messageId, channel, accountId }, false, address);
  return null;
}

/** Notes what a gateway tells; told twice, or after the contrary, it changes nothing. */
async function note({ database, params, body, address }: Call<typeof tellReceipt>) {
  const values = [params.id, body.id];
  const { rows } = await database.pool.query<Found>({ ...find, values });
  const message = rows[0];
  if (!message) throw new Refusal('not_found');
  if (body.status === 'unsubscribed') return unsubscribed(database, message, address);
  await withTransaction(database, async (client) => {
    const isInvalid = body.invalid_address ?? false;
    if (body.status === 'delivered') return noteDelivered(client, message);
    if (isInvalid)
      await client.query(suppress, [message.companyId, message.channel, message.recipient]);
    return noteUndelivered(client, message, isInvalid ? 'invalid_address' : 'undelivered');
  });
  return null;
}

/** What gateways tell of messages; an unsigned call and an unknown message are answered alike. */
export const mountReceipts = (api: Api) =>
  serve(api, tellReceipt, async (call) => {
    if (!(await isSigned(call))) throw new Refusal('not_found');
    return note(call);
  });
