import { auditLogTable } from '../audit.ts';
import { webhookDeliveriesTable, webhookEventsTable, webhookLogsTable } from '../webhooks.ts';
import { names, ofAccount, personalColumns, replaced, stored } from './declare.ts';

const who = ['call', 'address', 'action', 'subject'] as const;
const plastic =
  'the number of a card that was theirs: the log says when it was attached and when it became free';
const withoutReason = {
  before: replaced(`before - 'reason'`),
  after: replaced(`after - 'reason'`),
};
const subjects = (subject: string, ids: string) =>
  `company_id = $1 and subject = '${subject}' and subject_id in (${ids})`;

const ofExport = `company_id = $1 and event = 'export.ready'`;

/** What programs received. Deliveries are first: an attempt that ends meanwhile has its log after them. */
export const ofPrograms = [
  personalColumns(webhookEventsTable, {}, { impersonal: ['event', 'facts'] }),
  personalColumns(
    webhookDeliveriesTable,
    { payload: replaced() },
    { impersonal: ['event', 'facts', 'message_id', 'object', 'state'] },
  ),
  personalColumns(
    webhookLogsTable,
    { response_body: replaced(), response_headers: replaced(`'{}'`), taken: replaced(`'{}'`) },
    {
      rows: `company_id = $1 and delivery_id in (select delivery_id from webhook_deliveries where ${ofAccount})`,
      impersonal: ['event', 'message_id', 'outcome', 'problem', 'url', 'request_headers'],
    },
  ),
  // An export says by what its list was narrowed: a name, a mobile.
  personalColumns(
    webhookLogsTable,
    { response_body: replaced() },
    { rows: `${ofExport} and ${names(`coalesce(response_body, '')`)}` },
  ),
  personalColumns(
    webhookDeliveriesTable,
    { payload: replaced() },
    { rows: `${ofExport} and ${names(`coalesce(payload, '')`)}` },
  ),
];

/** What the audit log has of changes to a person, of what staff typed of them, and of files they were in. */
export const ofAudit = [
  personalColumns(
    auditLogTable,
    { before: replaced(), after: replaced(), title: replaced() },
    { rows: subjects('customers', 'select unnest($2::bigint[])::text'), impersonal: who },
  ),
  personalColumns(auditLogTable, withoutReason, {
    rows: subjects('postings', `select posting_id::text from postings where ${ofAccount}`),
  }),
  personalColumns(auditLogTable, withoutReason, {
    rows: subjects(
      'campaign_draw_places',
      `select campaign_id || '/' || place from campaign_draw_places where ${ofAccount}`,
    ),
  }),
  personalColumns(
    auditLogTable,
    {
      before: replaced(`before - 'columns' - 'name'`),
      after: replaced(`after - 'columns' - 'name'`),
      title: replaced(),
    },
    {
      rows: `company_id = $1 and subject = 'customer_imports' and ${names(`concat(title, before, after)`)}`,
    },
  ),
  personalColumns(
    auditLogTable,
    { subject_id: stored(plastic), title: stored(plastic) },
    { rows: `company_id = $1 and subject = 'loyalty_cards'` },
  ),
];
