/** How a subscription stands; a cancelled one works until its end. */
export const subscriptionStatuses = [
  'incomplete',
  'active',
  'past_due',
  'inactive',
  'cancelled',
] as const;
export type SubscriptionStatus = (typeof subscriptionStatuses)[number];

export const nextSubscriptionStatuses: Readonly<
  Record<SubscriptionStatus, readonly SubscriptionStatus[]>
> = {
  incomplete: ['active', 'inactive', 'cancelled'],
  active: ['past_due', 'inactive', 'cancelled'],
  past_due: ['active', 'inactive', 'cancelled'],
  inactive: ['active', 'cancelled'],
  cancelled: ['active', 'inactive'],
};

/** Whether whoever has it may work as ever. */
export const isWorking = (status: SubscriptionStatus) => status !== 'inactive';

/** What became of a billing. */
export const billingStatuses = [
  'open',
  'failed',
  'paid',
  'disputed',
  'refunded',
  'cancelled',
] as const;
export type BillingStatus = (typeof billingStatuses)[number];

export const nextBillingStatuses: Readonly<Record<BillingStatus, readonly BillingStatus[]>> = {
  open: ['paid', 'failed', 'cancelled'],
  failed: ['paid', 'failed', 'cancelled'],
  paid: ['refunded', 'disputed'],
  disputed: ['paid', 'refunded'],
  refunded: [],
  cancelled: [],
};

/** Whether it is still to be paid. */
export const isOwed = (status: BillingStatus) => status === 'open' || status === 'failed';
export const owedStatuses = billingStatuses.filter(isOwed);

/** What the seller may make of a billing by hand, with a reason. */
export const statusesByHand = ['paid', 'cancelled', 'refunded'] as const satisfies BillingStatus[];
export type StatusByHand = (typeof statusesByHand)[number];
export const mayBecome = (from: BillingStatus, to: BillingStatus) =>
  nextBillingStatuses[from].includes(to);

/** Whether its money came; what is given back of it later changes nothing of that. */
export const settledStatuses = ['paid', 'disputed', 'refunded'] as const satisfies BillingStatus[];

/** What of a billing can still be given back, in minor units. */
export const refundableOf = (billing: {
  readonly status: BillingStatus;
  readonly total: number;
  readonly refunded: number;
  readonly refunding: number;
}): number =>
  settledStatuses.some((status) => status === billing.status)
    ? billing.total - billing.refunded - billing.refunding
    : 0;
