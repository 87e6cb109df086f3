import { and, eq, sql } from 'drizzle-orm';
import type { EventName } from '../../../contract/developers/event-names.ts';
import { eventOf } from '../../../contract/developers/events.ts';
import {
  type createWebhook,
  type rotateWebhookSecret,
  secretHours,
  type Webhook,
  type webhooks,
} from '../../../contract/developers/webhooks.ts';
import type { PermissionPath } from '../../../contract/permissions/permissions.ts';
import type { Executor } from '../../db/executor.ts';
import type { AnyCall, Call, Scope } from '../../http/call.ts';
import { invalidField } from '../../http/refusal.ts';
import type { Acting } from '../../people/members/rights.ts';
import { seal } from '../../runtime/secrets.ts';
import { webhooksTable } from '../../tables/webhooks.ts';
import { answerFor } from '../rights/answering.ts';
import { assertReachable } from '../rights/event-grants.ts';
import { secretName } from './attempt.ts';
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

/** Who answers for an address that is told of these events. */
async function vouchFor(
  tx: Executor,
  call: Acting,
  permission: PermissionPath,
  events: readonly EventName[],
  before?: readonly EventName[],
) {
  const had = before && { events: before };
  const { vouched_by_id } = await answerFor(tx, call, permission, { events }, had);
  return { vouched_by_id };
}

/** The events that an address is told of, and those of which a message is there that can be sent to it again. */
async function reachOf(
  tx: Executor,
  { companyId }: Scope,
  id: number,
  events: readonly EventName[],
) {
  const { rows } = await tx.execute<{ event: EventName }>(
    sql`select distinct event from webhook_deliveries where company_id = ${companyId} and webhook_id = ${id} and not is_test`,
  );
  return [...new Set([...events, ...rows.map(({ event }) => event)])];
}

/** The event of an id. Throws invalid for an id that none has. */
function eventNamed(id: number): EventName {
  const event = eventOf(id);
  if (!event) throw invalidField('store_event_id', 'invalidChoice');
  return event;
}

/** The events after a change: an id that differs from the one before replaces the first event. */
function eventsAfter(
  { events, store_event_id: id }: Call<typeof webhooks.calls.update>['body'],
  before: Pick<Webhook, 'events' | 'store_event_id'>,
): EventName[] {
  const asBefore = id === undefined || id === null || id === before.store_event_id;
  if (asBefore) return events ?? before.events;
  return [...new Set([eventNamed(id), ...(events ?? before.events.slice(1))])];
}

export async function create(call: Call<typeof createWebhook>) {
  const { scope, database } = call;
  const { store_event_id: eventId, ...body } = call.body;
  const events = [...new Set([...body.events, ...(eventId ? [eventNamed(eventId)] : [])])];
  await assertReachable(call, body.url);
  const { secret, kept } = newSecret(call);
  return database.db.transaction(async (tx) => {
    const vouched = await vouchFor(tx, call, 'developers.webhooks.create', events);
    const made = await webhookRows.create(tx, scope, {
      ...{ ...body, events, ...kept, ...vouched },
      store_id: scope.storeId,
    });
    return { ...(await webhookRows.read(tx, scope, made.webhook_id)), secret };
  });
}

/** Changes what is named. Whoever changes an address may read all that is posted to it, and answers for it from then on. */
export async function update(call: Call<typeof webhooks.calls.update>) {
  const { scope, database, params } = call;
  const { store_event_id: _, ...body } = call.body;
  if (body.url) await assertReachable(call, body.url);
  return database.db.transaction(async (tx) => {
    await hold(tx, scope, params.id);
    const before = await webhookRows.read(tx, scope, params.id);
    const events = eventsAfter(call.body, before);
    const had = await reachOf(tx, scope, params.id, before.events);
    const vouched = await vouchFor(tx, call, 'developers.webhooks.update', events, had);
    const again = body.active === true && { switched_off: null, failing_since: null };
    await webhookRows.update(tx, scope, params.id, { ...body, events, ...again, ...vouched });
    return webhookRows.read(tx, scope, params.id);
  });
}

export const rotate = (call: Call<typeof rotateWebhookSecret>) =>
  call.database.db.transaction(async (tx) => {
    const { scope, params, now } = call;
    await hold(tx, scope, params.id);
    const { events } = await webhookRows.read(tx, scope, params.id);
    const had = await reachOf(tx, scope, params.id, events);
    const vouched = await vouchFor(tx, call, 'developers.webhooks.update', events, had);
    const { secret, kept } = newSecret(call);
    await webhookRows.update(tx, scope, params.id, {
      ...{ ...kept, ...vouched },
      previous_secret: sql`secret`,
      previous_until: new Date(now() + secretHours * 3_600_000).toISOString(),
    });
    return { ...(await webhookRows.read(tx, scope, params.id)), secret };
  });
