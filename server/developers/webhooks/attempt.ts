import { keptOfAnswer, type Outcome } from '../../../contract/developers/webhook-logs.ts';
import { Refusal } from '../../http/refusal.ts';
import type { Api } from '../../http/serve.ts';
import { sendOutside } from '../../messages/outside.ts';
import { logged } from '../../runtime/log-error.ts';
import { unseal } from '../../runtime/secrets.ts';
import type { Answer } from '../mapping/apply.ts';
import { principalOf } from '../rights/principal.ts';
import { payloadOf } from './payload.ts';
import type { Delivery } from './queue.ts';
import { signed } from './sign.ts';

/** An address as it is written to. */
interface Address {
  readonly url: string;
  readonly secret: string;
  readonly previous_secret: string | null;
  readonly previous_until: Date | null;
}

/** What came of an attempt. */
export interface Tried {
  readonly url: string;
  readonly requestHeaders: Readonly<Record<string, string>>;
  readonly payload: string | null;
  readonly status: number | null;
  readonly responseHeaders: Readonly<Record<string, string>>;
  readonly responseBody: string | null;
  readonly ms: number;
  readonly problem: string | null;
  readonly outcome: Outcome;
  /** All that was read of the answer: what is kept of it is less. */
  readonly answer?: Answer;
}

const waitMs = 15_000;
/** How much of an answer is looked at, in letters. */
const mostRead = 65_536;
/** What it says of itself; whoever reads the log learns no more than that. */
const keptHeaders = ['content-type', 'retry-after', 'server', 'date', 'location'];
export const secretName = 'webhook';

const readAddress = {
  name: 'address-of-webhook',
  text: 'select url, secret, previous_secret, previous_until from webhooks where company_id = $1 and webhook_id = $2',
};

async function addressOf({ dependencies }: Api, { company_id, webhook_id }: Delivery) {
  const values = [company_id, webhook_id];
  const { rows } = await dependencies.database.pool.query<Address>({ ...readAddress, values });
  return rows[0];
}

/** The secrets that count now, the newest first. */
function secretsOf({ dependencies }: Api, address: Address, { company_id }: Delivery) {
  const { secret, previous_secret: before, previous_until: until } = address;
  const isStill = before && until && new Date(until).getTime() > dependencies.now();
  return [secret, ...(isStill ? [before] : [])].map((sealed) =>
    unseal(dependencies.settings.secret, company_id, secretName, sealed),
  );
}

/** As it was sent first, or as it is now. Throws forbidden, and not_found where the address is gone. */
async function textOf(api: Api, delivery: Delivery): Promise<string> {
  if (delivery.payload !== null) return delivery.payload;
  const { pool } = api.dependencies.database;
  const as = await principalOf(pool, delivery.company_id, delivery.webhook_id);
  if (!as) throw new Refusal('not_found');
  return JSON.stringify(await payloadOf({ api, as, of: delivery }));
}

const kept = (headers: Readonly<Record<string, string>>) =>
  Object.fromEntries(
    keptHeaders.flatMap((name) => (headers[name] ? [[name, headers[name].slice(0, 300)]] : [])),
  );
// The database holds no such letter.
const withoutNul = (text: string) => text.replaceAll('\u0000', '\uFFFD').slice(0, keptOfAnswer);

/** Why nobody answered, in a few words that tell nothing of the network within. */
function problemOf(error: unknown): string {
  if (error instanceof Refusal) return error.id;
  if (error instanceof Error && ['TimeoutError', 'AbortError'].includes(error.name))
    return 'timeout';
  const { code } = error as { code?: unknown };
  return typeof code === 'string' ? code : 'unreachable';
}

/** Before any rows of the company's own: taken with 2xx, else it comes again. */
export const usualOutcome = (status: number | null): Outcome =>
  status !== null && status >= 200 && status < 300 ? 'accepted' : 'retry';

interface Sending {
  readonly api: Api;
  readonly delivery: Delivery;
  readonly signal: AbortSignal;
}

async function send({ api, delivery, signal }: Sending, address: Address, payload: string) {
  const { now, settings } = api.dependencies;
  const headers = {
    'content-type': 'application/json',
    'user-agent': 'Pistos-Webhooks/1',
    ...signed(secretsOf(api, address, delivery), delivery.message_id, now(), payload),
  };
  const { 'webhook-signature': _, ...unsigned } = headers as Record<string, string>;
  const base = { url: address.url, requestHeaders: unsigned, payload };
  const began = performance.now();
  const took = () => Math.round(performance.now() - began);
  try {
    if (!address.url.startsWith('https:') && !settings.demo) throw new Refusal('https_needed');
    const { allowPrivate } = settings.mail;
    const limits = { waitMs, most: mostRead, signal };
    const body = Buffer.from(payload);
    const {
      status,
      text,
      headers: said,
    } = await sendOutside(
      address.url,
      headers as Record<string, string>,
      body,
      allowPrivate,
      limits,
    );
    const told = {
      answer: { status, headers: said, body: text },
      ...{ responseHeaders: kept(said), responseBody: withoutNul(text) },
    };
    return { ...base, ...told, status, ms: took(), problem: null, outcome: usualOutcome(status) };
  } catch (error) {
    if (signal.aborted) throw error;
    const nothing = { status: null, responseHeaders: {}, responseBody: null };
    const outcome = 'retry' as const;
    return { ...base, ...nothing, ms: took(), problem: problemOf(error), outcome };
  }
}

/**
 * Tries once to tell an address of something. Throws where it was given up amid; nothing where the address is there no
 * more. What whoever answers for it may not read any more is refused without asking anybody.
 */
export async function tryOnce(sending: Sending): Promise<Tried | undefined> {
  const { api, delivery } = sending;
  const address = await addressOf(api, delivery);
  if (!address) return undefined;
  try {
    return await send(sending, address, await textOf(api, delivery));
  } catch (error) {
    if (sending.signal.aborted || !(error instanceof Refusal)) {
      api.dependencies.log.warn({ err: logged(error) }, 'a payload could not be made');
      throw error;
    }
    return {
      ...{ url: address.url, requestHeaders: {}, payload: null, status: null, ms: 0 },
      ...{ responseHeaders: {}, responseBody: null, problem: error.id },
      outcome: 'rejected',
    };
  }
}
