import { z } from 'zod';
import { dashboards } from '../billing/dashboard.ts';
import { readSubscription } from '../billing/subscriptions.ts';
import { readCampaign } from '../campaigns/campaigns.ts';
import { readParticipant } from '../campaigns/participants.ts';
import { allVouchers } from '../coupons/claims.ts';
import { storeCoupons } from '../coupons/store-coupons.ts';
import { customers } from '../customers/company-customers.ts';
import { type Endpoint, endpoint } from '../engine/endpoint.ts';
import { readExport } from '../export-files/export-file.ts';
import { readOrder, readSuppliedOrder } from '../gift-orders/gift-orders.ts';
import type { PermissionPath } from '../permissions/permissions.ts';
import { readTransaction } from '../transactions/transaction-calls.ts';
import { type EventName, eventIds, eventNames, payloadVersion } from './event-names.ts';

export interface EventType {
  /** When it happens, in a sentence. */
  readonly when: string;
  /** The call whose record it carries, and with it the right that its receiver needs. */
  readonly record: Endpoint;
  /** The same for suppliers, of what they are told too. */
  readonly supplied?: Endpoint;
  /** The same for whoever sells what is billed. */
  readonly sold?: Endpoint;
  /** What the record alone does not tell, under `change`. */
  readonly change?: z.ZodObject;
}

const customer = customers.calls.read as Endpoint;
const claim = allVouchers.calls.list as Endpoint;
const coupon = storeCoupons.calls.list as Endpoint;
const moved = z.object({
  posting_id: z.int(),
  points: z.number().describe('What was added; below zero what was taken.'),
  reason: z.string().nullable(),
});
const statuses = z.object({ from: z.int().nullable(), to: z.int() });
const words = z.object({ from: z.string().nullable(), to: z.string() });

/** The events there are. A new one is a line here, its id, its words, and the trigger that notes it. */
export const eventTypes: Readonly<Record<EventName, EventType>> = {
  'customer.created': { when: 'somebody joined the programme', record: customer },
  'customer.updated': { when: 'the details of a customer changed', record: customer },
  'customer.merged': {
    when: 'an account was merged into another, which `change` names',
    record: customer,
    change: z.object({ merged_into: z.int() }),
  },
  'customer.deleted': { when: 'an account was closed; the record is its id', record: customer },
  'customer.forgotten': {
    when: 'the personal data of a customer were erased; the record is the id',
    record: customer,
  },
  'transaction.created': { when: 'a receipt was posted', record: readTransaction },
  'transaction.returned': {
    when: 'goods of a receipt were given back, or it was undone',
    record: readTransaction,
    change: z.object({ return_id: z.int() }),
  },
  'points.adjusted': {
    when: 'somebody corrected the points of a customer by hand',
    record: customer,
    change: moved,
  },
  'points.expired': { when: 'points of a customer expired', record: customer, change: moved },
  'claim.created': { when: 'a customer got a coupon or a gift', record: claim },
  'claim.redeemed': { when: 'it was redeemed', record: claim },
  'claim.rejected': { when: 'it was refused at a till', record: claim },
  'claim.expired': { when: 'it expired unused', record: claim },
  'claim.cancelled': { when: 'it was cancelled', record: claim },
  'gift_order.status_changed': {
    when: 'a gift order was made or moved to another state',
    record: readOrder,
    supplied: readSuppliedOrder,
    change: statuses,
  },
  'coupon.created': { when: 'a coupon was made', record: coupon },
  'coupon.deleted': { when: 'a coupon was deleted; the record is its id', record: coupon },
  'tier.changed': {
    when: 'a customer reached another tier, or lost one',
    record: customer,
    change: z.object({ from: z.int().nullable(), to: z.int().nullable() }),
  },
  'campaign.started': { when: 'a campaign began to run', record: readCampaign },
  'campaign.ended': { when: 'a campaign was over', record: readCampaign },
  'campaign.participant': { when: 'somebody took part in a campaign', record: readParticipant },
  'subscription.changed': {
    when: 'a subscription that the company sells or has itself stands differently',
    record: dashboards.companies.current,
    sold: readSubscription,
    change: words,
  },
  'billing.paid': {
    when: 'what a subscription costs was paid',
    record: dashboards.companies.history,
    sold: readSubscription,
  },
  'billing.failed': {
    when: 'what a subscription costs could not be taken',
    record: dashboards.companies.history,
    sold: readSubscription,
  },
  'export.ready': {
    when: 'the file of an export is ready, of a list that the address may read',
    record: readExport,
  },
};

/** The calls that an event may be told as to a place, of which its receiver needs one; none where it is not told of it. */
export function recordsFor(kind: string, name: EventName): readonly Endpoint[] {
  const { record, supplied, sold } = eventTypes[name];
  const own = kind === 'company' ? [record, sold] : [supplied];
  return own.filter((each) => each !== undefined);
}

const told = z
  .object({
    store_event_id: z.int(),
    event: z.enum(eventNames),
    when: z.string(),
    /** What its receiver has to be allowed. */
    permission: z.string(),
    /** Whether whoever asks is. */
    permitted: z.boolean(),
    /** The call whose record it carries. */
    record: z.string(),
    version: z.int(),
  })
  .meta({ id: 'StoreEvent' });
export type StoreEvent = z.infer<typeof told>;

const access: PermissionPath = 'developers.webhooks.read';
const common = { tag: 'developers', access } as const;

export const listEvents = endpoint({
  ...common,
  method: 'GET',
  path: '/companies/{storeId}/events',
  summary: 'what programs can be told of, and which right each needs',
  reply: z.object({ events: z.array(told) }),
});

/** What is posted to an address. */
export const webhookPayload = z
  .object({
    type: z.enum(eventNames),
    version: z.literal(payloadVersion),
    timestamp: z.iso.datetime(),
    company_id: z.int(),
    /** Where it happened, and what it is about. */
    store_id: z.int(),
    id: z.int(),
    /** Set on what is sent to try an address out. */
    test: z.literal(true).optional(),
    /** The record as the API answers it to whoever set this up; its id alone where it is there no more. */
    data: z.record(z.string(), z.unknown()),
    change: z.record(z.string(), z.unknown()).optional(),
  })
  .meta({ id: 'WebhookPayload' });
export type WebhookPayload = z.infer<typeof webhookPayload>;

export const eventSample = endpoint({
  ...common,
  method: 'GET',
  path: '/companies/{storeId}/events/{eventId}/sample',
  extension: true,
  summary: 'an example of what is posted when an event happens',
  reply: z.object({ headers: z.record(z.string(), z.string()), payload: webhookPayload }),
});

/** The event that the specification names by a number. */
export const eventOf = (id: number) => eventNames.find((name) => eventIds[name] === id);
export const eventCalls = [listEvents, eventSample];
