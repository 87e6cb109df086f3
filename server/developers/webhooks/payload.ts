import type { z } from 'zod';
import { dashboards } from '../../../contract/billing/dashboard.ts';
import { readSubscription } from '../../../contract/billing/subscriptions.ts';
import { readCampaign } from '../../../contract/campaigns/campaigns.ts';
import { readParticipant } from '../../../contract/campaigns/participants.ts';
import { allVouchers } from '../../../contract/coupons/claims.ts';
import { readMultiple } from '../../../contract/coupons/multiple-coupons.ts';
import { storeCoupons } from '../../../contract/coupons/store-coupons.ts';
import { customers } from '../../../contract/customers/company-customers.ts';
import { type EventName, payloadVersion } from '../../../contract/developers/event-names.ts';
import type { WebhookPayload } from '../../../contract/developers/events.ts';
import type { Endpoint } from '../../../contract/engine/endpoint.ts';
import { readExport } from '../../../contract/export-files/export-file.ts';
import { readOrder, readSuppliedOrder } from '../../../contract/gift-orders/gift-orders.ts';
import type { PermissionPath } from '../../../contract/permissions/permissions.ts';
import { readTransaction } from '../../../contract/transactions/transaction-calls.ts';
import { ask } from '../../engine/ask.ts';
import { rightsTo } from '../../exports/may.ts';
import { exportById } from '../../exports/record.ts';
import { exportedOf } from '../../exports/start.ts';
import { Refusal } from '../../http/refusal.ts';
import type { Api } from '../../http/serve.ts';
import { scopeOf } from '../../http/session.ts';
import { pointsOf } from '../../runtime/units.ts';
import { type Principal, scopeAt } from '../rights/principal.ts';

/** What happened, as it is kept. */
export interface Happened {
  readonly event: EventName;
  readonly store_id: number;
  readonly subject_id: number;
  readonly facts: Readonly<Record<string, number | string | null>>;
  readonly occurred_at: Date;
}

interface Reading {
  readonly api: Api;
  readonly as: Principal;
  readonly of: Happened;
}
type Record_ = Record<string, unknown>;
type Reader = (reading: Reading) => Promise<unknown>;

/** Asks a call in the name of whoever answers for the address. Throws forbidden and not_found. */
function read<E extends Endpoint>(
  { api, as, of }: Reading,
  endpoint: E,
  own: Record<string, number> = {},
  query: Record_ = {},
  further: readonly PermissionPath[] = [],
): Promise<z.output<E['reply']>> {
  const { param = '', kind = 'store' } = scopeOf(endpoint.path) ?? {};
  const storeId = kind === 'store' ? of.store_id : as.storeId;
  const scope = scopeAt(as, { storeId, kind }, [endpoint.access as PermissionPath, ...further]);
  const params = { ...own, [param]: storeId };
  return ask(api, endpoint, { scope, userId: as.userId, params, query, language: 'en' });
}

/** The one record of a list with an id. Throws not_found where it is not there. */
function only(list: unknown): unknown {
  if (Array.isArray(list) && list[0]) return list[0];
  throw new Refusal('not_found');
}

const customer: Reader = (reading) =>
  read(reading, customers.calls.read, { id: reading.of.subject_id });
const receipt: Reader = (reading) => read(reading, readTransaction, { id: reading.of.subject_id });
const claim: Reader = async (reading) => {
  const query = { [allVouchers.id]: [reading.of.subject_id] };
  return only((await read(reading, allVouchers.calls.list, {}, query))[allVouchers.collection]);
};
const order: Reader = (reading) => {
  const id = reading.of.subject_id;
  return reading.as.kind === 'supplier'
    ? read(reading, readSuppliedOrder, { orderId: id })
    : read(reading, readOrder, { id });
};
const coupon: Reader = async (reading) => {
  const { subject_id: id, facts } = reading.of;
  if (facts.kind === 'multiple') return read(reading, readMultiple, { id });
  const query = { [storeCoupons.id]: [id] };
  return only((await read(reading, storeCoupons.calls.list, {}, query))[storeCoupons.collection]);
};
const campaign: Reader = (reading) => read(reading, readCampaign, { id: reading.of.subject_id });
const participant: Reader = (reading) =>
  read(reading, readParticipant, {
    id: Number(reading.of.facts.campaign_id),
    participantId: reading.of.subject_id,
  });

const sells = {
  name: 'sells-subscription',
  text: 'select 1 from subscriptions where company_id = $1 and subscription_id = $2',
};
/** Whether the place sells what is billed; otherwise it has it. */
async function isSeller({ api, as }: Reading, subscriptionId: number) {
  const values = [as.companyId, subscriptionId];
  const { rows } = await api.dependencies.database.pool.query({ ...sells, values });
  return rows.length > 0;
}
const buyerCalls = ({ as, of }: Reading) =>
  of.store_id === as.companyId ? dashboards.companies : dashboards.stores;

const subscription: Reader = async (reading) => {
  const id = reading.of.subject_id;
  if (await isSeller(reading, id))
    return (await read(reading, readSubscription, { id })).subscription;
  return read(reading, buyerCalls(reading).current as Endpoint);
};
const billing: Reader = async (reading) => {
  const { subject_id: id, facts } = reading.of;
  const subscriptionId = Number(facts.subscription_id);
  const { billings } = (await isSeller(reading, subscriptionId))
    ? await read(reading, readSubscription, { id: subscriptionId })
    : ((await read(reading, buyerCalls(reading).history as Endpoint)) as {
        billings: { billing_id: number }[];
      });
  return only(billings.filter((each) => each.billing_id === id));
};

/** Of whichever list it is, the rights to that are wanted too. */
const exported: Reader = async (reading) => {
  const { api, as, of } = reading;
  const known = await exportById(api.dependencies.database.pool, as.companyId, of.subject_id);
  const rights = known ? rightsTo(exportedOf(known.panel, known.export_key)) : [];
  return read(reading, readExport, { exportId: of.subject_id }, {}, rights);
};

/** How each record is read, and what it is known by where it is there no more. */
const readers: Readonly<Record<string, { read: Reader; id: string }>> = {
  customer: { read: customer, id: 'user_account_id' },
  points: { read: customer, id: 'user_account_id' },
  tier: { read: customer, id: 'user_account_id' },
  transaction: { read: receipt, id: 'transaction_id' },
  claim: { read: claim, id: 'claim_id' },
  gift_order: { read: order, id: 'order_id' },
  coupon: { read: coupon, id: 'coupon_id' },
  campaign: { read: campaign, id: 'campaign_id' },
  subscription: { read: subscription, id: 'subscription_id' },
  billing: { read: billing, id: 'billing_id' },
  export: { read: exported, id: 'user_store_export_id' },
};
const readerOf = (event: EventName) => {
  if (event === 'campaign.participant') return { read: participant, id: 'participant_id' };
  const reader = readers[event.split('.')[0] ?? ''];
  if (!reader) throw new Error(`Nobody reads ${event}`);
  return reader;
};

/** The field that a record is known by. */
export const idOf = (event: EventName) => readerOf(event).id;

// What is gone is told by its id alone, whatever can still be read of it.
const isGone = (event: EventName) => /\.(deleted|forgotten)$/.test(event);

async function recordOf(reading: Reading): Promise<Record_> {
  const { event, subject_id } = reading.of;
  const { read: reader, id } = readerOf(event);
  const alone = { [id]: subject_id };
  try {
    const record = (await reader(reading)) as Record_;
    return isGone(event) ? alone : record;
  } catch (error) {
    // Whoever may not read it is told nothing of it; what is not there has an id.
    if (error instanceof Refusal && error.id === 'not_found') return alone;
    throw error;
  }
}

const movement = {
  name: 'movement-of-event',
  text: `select p.reason, coalesce((select sum(e.amount) from entries e where e.company_id = p.company_id and e.posting_id = p.posting_id
      and e.side = 'customer'), 0) as points from postings p where p.company_id = $1 and p.posting_id = $2`,
};

/** What the record does not tell. */
async function changeOf({ api, as, of: { event, facts } }: Reading): Promise<Record_ | undefined> {
  if (event.startsWith('points.')) {
    const values = [as.companyId, facts.posting_id];
    const { rows } = await api.dependencies.database.pool.query({ ...movement, values });
    const { reason = null, points = 0 } = rows[0] ?? {};
    return { posting_id: facts.posting_id, points: pointsOf(Number(points)), reason };
  }
  const { kind: _, campaign_id: __, subscription_id: ___, ...told } = facts;
  return Object.keys(told).length ? { ...told } : undefined;
}

/**
 * What an address is told: the record as the API answers it to whoever answers for that address, now. Throws forbidden
 * where they may not read it any more.
 */
export async function payloadOf(reading: Reading): Promise<WebhookPayload> {
  const { as, of } = reading;
  const change = await changeOf(reading);
  return {
    type: of.event,
    version: payloadVersion,
    timestamp: new Date(of.occurred_at).toISOString(),
    company_id: as.companyId,
    store_id: of.store_id,
    id: of.subject_id,
    data: await recordOf(reading),
    ...(change ? { change } : {}),
  };
}
