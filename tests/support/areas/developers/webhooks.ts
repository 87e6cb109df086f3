import { both } from '../../../../contract/common/both.ts';
import type { EventName } from '../../../../contract/developers/event-names.ts';
import { webhookLogs } from '../../../../contract/developers/webhook-logs.ts';
import { createWebhook } from '../../../../contract/developers/webhooks.ts';
import { WebhookRunner } from '../../../../server/developers/webhooks/runner.ts';
import { call, settingsWith, type TestApp, testApp } from '../../app.ts';
import { addMember, type Person, type Place } from '../people.ts';
import { addTill } from '../till.ts';
import { startReceiver } from './receiver.ts';

/** A demo installation that may reach this machine. */
export const reaching = {
  demo: true,
  mail: { ...settingsWith({}).mail, allowPrivate: true },
} as const;

/** A company with a till, its admin, and a program of somebody's that may be told of what happens there. */
export async function openListening() {
  const app = await testApp({ settings: reaching });
  const till = await addTill(app);
  const admin = await addMember(app, till.company);
  return { app, till, admin, receiver: await startReceiver() };
}

interface Wanted {
  readonly at: Place;
  readonly as: Person;
  readonly url: string;
  readonly events: readonly EventName[];
  readonly kind?: 'company' | 'supplier';
}

/** An address that is told of events. */
export async function addWebhook(app: TestApp, { at, as, url, events, kind }: Wanted) {
  const [ofCompany, ofSupplier] = both(createWebhook);
  const { data } = await call(app, kind === 'supplier' ? ofSupplier : ofCompany, {
    params: { storeId: at.storeId },
    as,
    body: { name: 'ERP', url, events: [...events] },
  });
  return data;
}

/** Tells all that is due now, as the server does by itself. */
export async function tellAll(app: TestApp) {
  const runner = new WebhookRunner(app.api);
  while (await runner.tick()) await runner.settled();
}

export interface Log {
  readonly store_event_log_id: number;
  readonly event: EventName;
  readonly outcome: string;
  readonly status: number | null;
  readonly attempt: number;
  readonly problem: string | null;
  readonly next_at: string | null;
  readonly message_id: string;
}

/** What was tried at the addresses of a place, the newest first. */
export async function logsOf(app: TestApp, at: Place, as: Person, query: object = {}) {
  const { data } = await call(app, webhookLogs.calls.list, {
    params: { storeId: at.storeId },
    as,
    query: query as Record<string, string>,
  });
  return data.store_event_logs as unknown as Log[];
}
