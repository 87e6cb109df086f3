import { sql } from 'drizzle-orm';
import { type EventName, eventIds } from '../../../contract/developers/event-names.ts';
import { webhookLogs } from '../../../contract/developers/webhook-logs.ts';
import { webhooks } from '../../../contract/developers/webhooks.ts';
import { rowsOf } from '../../engine/rows.ts';
import { webhookLogsTable, webhooksTable } from '../../tables/webhooks.ts';

/** The addresses of a company or a supplier. */
export const webhookRows = rowsOf(webhooks, webhooksTable, {
  byStore: true,
  computed: {
    vouched_by: sql`(select u.full_name from users u where u.user_id = webhooks.vouched_by_id)`,
    store_event_id: sql`webhooks.events[1]`,
  },
  made: { store_event_id: (name) => eventIds[name as EventName] },
});

/** What was tried at the addresses of a company or a supplier. */
export const logRows = rowsOf(webhookLogs, webhookLogsTable);

/** Narrows attempts to those at the addresses of one place. */
export const attemptsAt = (storeId: number) =>
  sql`exists (select 1 from webhooks w where w.company_id = store_event_logs.company_id
    and w.webhook_id = store_event_logs.webhook_id and w.store_id = ${storeId})`;
