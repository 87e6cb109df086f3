import { useTranslate } from 'react-admin';
import type { BillingStatus, SubscriptionStatus } from '../../../../contract/billing/states.ts';
import { StateChip, type Tone } from '../../../resources/pieces/StateChip.tsx';

const ofSubscription: Readonly<Record<SubscriptionStatus, Tone>> = {
  incomplete: 'waiting',
  active: 'done',
  past_due: 'failed',
  inactive: 'failed',
  cancelled: 'ended',
};

const ofBilling: Readonly<Record<BillingStatus, Tone>> = {
  open: 'waiting',
  failed: 'failed',
  paid: 'done',
  disputed: 'waiting',
  refunded: 'ended',
  cancelled: 'ended',
};

/** How a subscription stands. */
export function SubscriptionChip({ status }: { status: SubscriptionStatus }) {
  const translate = useTranslate();
  return (
    <StateChip
      tone={ofSubscription[status]}
      label={translate(`billingShared.subscription.${status}`)}
    />
  );
}

/** What became of a billing. */
export function BillingChip({ status }: { status: BillingStatus }) {
  const translate = useTranslate();
  return (
    <StateChip tone={ofBilling[status]} label={translate(`billingShared.billing.${status}`)} />
  );
}
