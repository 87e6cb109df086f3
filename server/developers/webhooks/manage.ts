import { and, eq, sql } from 'drizzle-orm';
import { eventOf } from '../../../contract/developers/events.ts';
import {
  type createWebhook,
  type rotateWebhookSecret,
  secretHours,
  type webhooks,
} from '../../../contract/developers/webhooks.ts';
import type { Executor } from '../../db/executor.ts';
import type { AnyCall, Call, Scope } from '../../http/call.ts';
import { invalidField } from '../../http/refusal.ts';
import { seal } from '../../runtime/secrets.ts';
import { webhooksTable } from '../../tables/webhooks.ts';
import { secretName } from './attempt.ts';
import { assertReachable, assertTold } from './grants.ts';
import { webhookRows } from './rows.ts';
import { hintOf, newSigningSecret } from './sign.ts';

function newSecret({ settings, scope }: AnyCall) {
  const secret = newSigningSecret();
  const sealed = seal(settings.secret, scope.companyId, secretName, secret);
  return { secret, kept: { secret: sealed, hint: hintOf(secret) } };
}

const hold = (tx: Executor, { companyId, storeId }: Scope, id: number) =>
  tx
    .select()
    .from(webhooksTable)
    .where(
      and(
        eq(webhooksTable.company_id, companyId),
        eq(webhooksTable.store_id, storeId),
        eq(webhooksTable.webhook_id, id),
      ),
    )
    .for('update');

export async function create(call: Call<typeof createWebhook>) {
  const { scope, caller, database } = call;
  const { store_event_id: eventId, ...body } = call.body;
  const one = eventId === undefined ? undefined : eventOf(eventId);
  if (eventId !== undefined && !one) throw invalidField('store_event_id', 'invalidChoice');
  const events = [...new Set([...body.events, ...(one ? [one] : [])])];
  assertTold(scope, events);
  await assertReachable(call, body.url);
  const { secret, kept } = newSecret(call);
  return database.db.transaction(async (tx) => {
    const made = await webhookRows.create(tx, scope, {
      ...{ ...body, events, ...kept },
      ...{ store_id: scope.storeId, vouched_by_id: caller.userId },
    });
    return { ...(await webhookRows.read(tx, scope, made.webhook_id)), secret };
  });
}

/** Changes what is named. Who says where events go, or which, answers for it: the address is told what they may read. */
export async function update(call: Call<typeof webhooks.calls.update>) {
  const { scope, caller, database, params, body } = call;
  if (body.url) await assertReachable(call, body.url);
  return database.db.transaction(async (tx) => {
    await hold(tx, scope, params.id);
    const before = await webhookRows.read(tx, scope, params.id);
    const isTold = body.url !== undefined || body.events !== undefined;
    if (isTold) assertTold(scope, body.events ?? before.events);
    const again = body.active === true && { switched_off: null, failing_since: null };
    const vouched = isTold && { vouched_by_id: caller.userId };
    await webhookRows.update(tx, scope, params.id, { ...body, ...again, ...vouched });
    return webhookRows.read(tx, scope, params.id);
  });
}

export const rotate = (call: Call<typeof rotateWebhookSecret>) =>
  call.database.db.transaction(async (tx) => {
    const { scope, params, now } = call;
    await webhookRows.read(tx, scope, params.id);
    await hold(tx, scope, params.id);
    const { secret, kept } = newSecret(call);
    await webhookRows.update(tx, scope, params.id, {
      ...kept,
      previous_secret: sql`secret`,
      previous_until: new Date(now() + secretHours * 3_600_000).toISOString(),
    });
    return { ...(await webhookRows.read(tx, scope, params.id)), secret };
  });
