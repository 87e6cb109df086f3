import type { EventName } from '../../../../contract/developers/event-names.ts';

/** What each event is called. */
export const eventWords = {
  'customer.created': 'New customer',
  'customer.updated': 'Customer changed',
  'customer.merged': 'Accounts merged',
  'customer.deleted': 'Customer account closed',
  'customer.forgotten': 'Personal data erased',
  'transaction.created': 'Receipt posted',
  'transaction.returned': 'Return',
  'points.adjusted': 'Points corrected by hand',
  'points.expired': 'Points expired',
  'claim.created': 'Coupon or gift given',
  'claim.redeemed': 'Coupon or gift redeemed',
  'claim.rejected': 'Coupon or gift rejected',
  'claim.expired': 'Coupon or gift expired',
  'claim.cancelled': 'Coupon or gift cancelled',
  'gift_order.status_changed': 'Gift order moved on',
  'coupon.created': 'Coupon made',
  'coupon.deleted': 'Coupon deleted',
  'tier.changed': 'Tier of a customer changed',
  'campaign.started': 'Campaign started',
  'campaign.ended': 'Campaign ended',
  'campaign.participant': 'New participant of a campaign',
  'subscription.changed': 'Subscription changed',
  'billing.paid': 'Billing paid',
  'billing.failed': 'Billing could not be taken',
} satisfies Record<EventName, string>;
