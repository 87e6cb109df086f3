/** What programs can be told of, each with the id by which the specification names one. */
export const eventIds = {
  'customer.created': 1,
  'customer.updated': 2,
  'customer.merged': 3,
  'customer.deleted': 4,
  'customer.forgotten': 5,
  'transaction.created': 6,
  'transaction.returned': 7,
  'points.adjusted': 8,
  'points.expired': 9,
  'claim.created': 10,
  'claim.redeemed': 11,
  'claim.rejected': 12,
  'claim.expired': 13,
  'claim.cancelled': 14,
  'gift_order.status_changed': 15,
  'coupon.created': 16,
  'coupon.deleted': 17,
  'tier.changed': 18,
  'campaign.started': 19,
  'campaign.ended': 20,
  'campaign.participant': 21,
  'subscription.changed': 22,
  'billing.paid': 23,
  'billing.failed': 24,
  'export.ready': 25,
} as const;
export type EventName = keyof typeof eventIds;
type GroupOf<Name> = Name extends `${infer Group}.${string}` ? Group : never;
/** What events are about, as their names begin. */
export type EventGroup = GroupOf<EventName>;
export const eventNames = Object.keys(eventIds) as [EventName, ...EventName[]];

/** The version that every payload names; it changes where one that is read now would be read wrongly. */
export const payloadVersion = 1;
