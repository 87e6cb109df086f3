import { randomUUID } from 'node:crypto';
import type { testWebhook } from '../../../contract/developers/webhooks.ts';
import type { Call } from '../../http/call.ts';
import type { Api } from '../../http/serve.ts';
import { assertTold } from '../rights/event-grants.ts';
import { tryOnce } from './attempt.ts';
import type { Delivery } from './queue.ts';
import { logRows, webhookRows } from './rows.ts';
import { sampleOf } from './samples.ts';
import { keepAttempt, madeOf } from './settle.ts';

const add = `insert into webhook_deliveries (company_id, webhook_id, message_id, object, event, store_id, subject_id, payload, state, attempts, is_test)
  values ($1, $2, $6, 'test', $3, $4, 1, $5, 'accepted', 1, true)
  returning company_id, delivery_id, webhook_id, message_id, event, store_id, subject_id, user_account_id, facts, occurred_at, payload, attempts, is_test`;

/** Posts an example to an address now, and answers what came of it; nothing is tried again. */
export const sendTest = (api: Api) => async (call: Call<typeof testWebhook>) => {
  const { scope, params, body, database, now } = call;
  await webhookRows.read(database.db, scope, params.id);
  assertTold(scope, [body.event]);
  const payload = JSON.stringify(sampleOf(scope.kind, body.event, scope));
  const { pool } = api.dependencies.database;
  const { companyId, storeId } = scope;
  const messageId = `msg_test_${randomUUID()}`;
  const values = [companyId, params.id, body.event, storeId, payload, messageId];
  const { rows } = await pool.query<Delivery>(add, values);
  const delivery = rows[0] as Delivery;
  const signal = new AbortController().signal;
  const sent = await tryOnce({ api, delivery, signal });
  if (!sent) throw new Error('The address is gone');
  const { outcome, mapperId } = await madeOf(pool, delivery, sent);
  // An example is about nobody: nothing is taken out of what was answered to it.
  const made = { outcome, mapperId, taken: {} };
  const id = await keepAttempt(pool, delivery, { ...sent, outcome }, { nowMs: now(), made });
  await pool.query(
    'update webhook_deliveries set state = $3 where company_id = $1 and delivery_id = $2',
    [companyId, delivery.delivery_id, outcome === 'retry' ? 'failed' : outcome],
  );
  return logRows.read(database.db, scope, id);
};
