import { failingDays } from '../../../contract/developers/webhooks.ts';
import type { Database } from '../../db/connection.ts';
import { type Queryable, withTransaction } from '../../db/transaction.ts';
import type { Api } from '../../http/serve.ts';
import { fitting, keepTaken, type Mapped, mapped } from '../mapping/mappers.ts';
import type { Tried } from './attempt.ts';
import type { Delivery } from './queue.ts';
import { nextAfter } from './schedule.ts';
import { switchOff } from './switch-off.ts';

const dayMs = 86_400_000;
const gone = 410;

const write = `insert into store_event_logs (company_id, delivery_id, webhook_id, event, message_id, attempt, attempted_at, outcome, status, ms,
    problem, is_test, next_at, url, request_headers, response_headers, response_body, mapper_id, taken)
  values ($1, $2, $3, $4, $5, $6, $7, $8, $9, $10, $11, $12, $13, $14, $15, $16, $17, $18, $19) returning store_event_log_id`;

/** Keeps an attempt; answers its id. */
export async function keepAttempt(
  client: Queryable,
  delivery: Delivery,
  tried: Tried,
  { nowMs, nextMs, made }: { nowMs: number; nextMs?: number | undefined; made?: Mapped },
): Promise<number> {
  const { rows } = await client.query<{ store_event_log_id: number }>({
    name: 'keep-attempt',
    text: write,
    values: [
      ...[delivery.company_id, delivery.delivery_id, delivery.webhook_id, delivery.event],
      ...[delivery.message_id, delivery.attempts, new Date(nowMs), tried.outcome, tried.status],
      ...[tried.ms, tried.problem, delivery.is_test, nextMs ? new Date(nextMs) : null, tried.url],
      ...[JSON.stringify(tried.requestHeaders), JSON.stringify(tried.responseHeaders)],
      ...[tried.responseBody, made?.mapperId ?? null, JSON.stringify(made?.taken ?? {})],
    ],
  });
  return rows[0]?.store_event_log_id ?? 0;
}

const move = `update webhook_deliveries set state = $3, payload = coalesce(payload, $4), next_at = coalesce($5, next_at), attempts = $6
  where company_id = $1 and delivery_id = $2`;
const works = `update webhooks set failing_since = null, last_delivered_at = $3 where company_id = $1 and webhook_id = $2`;
const fails = `update webhooks set failing_since = coalesce(failing_since, $3) where company_id = $1 and webhook_id = $2
  returning failing_since`;

/** What becomes of it: taken or refused it is over, else it comes again until it came often enough. */
function stateAfter({ outcome, status }: Tried, { attempts }: Delivery, nowMs: number) {
  if (outcome !== 'retry') return { state: outcome };
  const nextMs = status === gone ? undefined : nextAfter(attempts, nowMs);
  return nextMs === undefined ? { state: 'failed' } : { state: 'queued', nextMs };
}

/** Notes of the address whether it takes what it is told; one that does not for days is told nothing more. */
async function noteHealth(api: Api, client: Queryable, delivery: Delivery, tried: Tried) {
  const { company_id, webhook_id } = delivery;
  const nowMs = api.dependencies.now();
  const values = [company_id, webhook_id, new Date(nowMs)];
  // Refused without asking anybody says nothing of the address.
  if (tried.outcome === 'rejected' && tried.status === null) return;
  if (tried.outcome !== 'retry') {
    await client.query({ name: 'webhook-works', text: works, values });
    return;
  }
  const { rows } = await client.query<{ failing_since: Date }>({
    ...{ name: 'webhook-fails', text: fails, values },
  });
  const since = rows[0] ? new Date(rows[0].failing_since).getTime() : nowMs;
  if (tried.status === gone) await switchOff(api, client, delivery, 'gone');
  else if (nowMs - since >= failingDays * dayMs) await switchOff(api, client, delivery, 'failing');
}

/** What is made of an answer; where nobody answered there is nothing to look at. */
export const madeOf = (client: Queryable, delivery: Delivery, sent: Tried): Promise<Mapped> =>
  sent.answer
    ? mapped(client, delivery, sent.answer, sent.outcome)
    : Promise.resolve({ outcome: sent.outcome, mapperId: null, taken: {} });

// An erasure under way waits for it, or has ended before.
const hold =
  'select 1 from webhook_deliveries where company_id = $1 and delivery_id = $2 for update';
const erased =
  'select 1 from customers where company_id = $1 and user_account_id = $2 and anonymised_at is not null';

/** What is stored of an attempt: of a customer who was erased meanwhile nothing that was sent or answered. */
async function storedOf(client: Queryable, delivery: Delivery, tried: Tried): Promise<Tried> {
  const { company_id, delivery_id, user_account_id } = delivery;
  await client.query({ name: 'hold-delivery', text: hold, values: [company_id, delivery_id] });
  if (user_account_id === null) return tried;
  const values = [company_id, user_account_id];
  const { rows } = await client.query({ name: 'erased-customer', text: erased, values });
  return rows.length ? { ...tried, payload: null, responseHeaders: {}, responseBody: null } : tried;
}

/** Keeps what came of an attempt, and what follows from it, together. */
export async function settle(api: Api, database: Database, delivery: Delivery, sent: Tried) {
  const mapping = await madeOf(database.pool, delivery, sent);
  const made = { ...mapping, taken: await fitting(database, delivery, mapping.taken) };
  await withTransaction(database, async (client) => {
    const tried = await storedOf(client, delivery, { ...sent, outcome: made.outcome });
    const nowMs = api.dependencies.now();
    const { state, nextMs } = stateAfter(tried, delivery, nowMs);
    await keepTaken(client, delivery, made.taken);
    const taken = tried.payload === null ? {} : made.taken;
    await keepAttempt(client, delivery, tried, { nowMs, nextMs, made: { ...made, taken } });
    const next = nextMs ? new Date(nextMs) : null;
    const values = [delivery.company_id, delivery.delivery_id, state, tried.payload, next];
    // A process that is killed before this has not tried.
    values.push(delivery.attempts);
    await client.query({ name: 'settle-delivery', text: move, values });
    await noteHealth(api, client, delivery, tried);
  });
}
