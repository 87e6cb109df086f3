import type Stripe from 'stripe';
import type { FailureReason } from '../../../contract/billing/payments.ts';
import type { Asked, PaymentFacts } from './provider.ts';

/** Where Stripe's amounts are not in the minor units of the currency's standard: [factor, divisor]. */
const otherUnits: Readonly<Record<string, readonly [number, number]>> = {
  ISK: [100, 1],
  UGX: [100, 1],
  MGA: [1, 100],
};
const unitsOf = (currency: string) => otherUnits[currency.toUpperCase()] ?? [1, 1];
export const toStripe = (amount: number, currency: string) => {
  const [factor, divisor] = unitsOf(currency);
  return (amount * factor) / divisor;
};
const fromStripe = (amount: number, currency: string) => {
  const [factor, divisor] = unitsOf(currency);
  return (amount * divisor) / factor;
};

export const reasons: ReadonlyMap<string, FailureReason> = new Map(
  Object.entries({
    expired_card: 'expired',
    authentication_required: 'authentication',
    payment_intent_authentication_failure: 'authentication',
  } as const),
);

/** What failed; of an attempt without a payment only what Stripe said. */
function failureOf({ last_payment_error, status }: Stripe.PaymentIntent): FailureReason | null {
  if (status === 'canceled') return 'abandoned';
  if (!last_payment_error) return null;
  const { code = '', decline_code = '' } = last_payment_error;
  return reasons.get(code) ?? reasons.get(decline_code) ?? 'declined';
}

const states: Partial<Record<Stripe.PaymentIntent.Status, PaymentFacts['state']>> = {
  succeeded: 'succeeded',
  processing: 'pending',
  requires_action: 'requires_action',
  canceled: 'failed',
};

/** A payment that a bank wants its owner to confirm waits for them; any other that failed is over. */
function stateOf(intent: Stripe.PaymentIntent): PaymentFacts['state'] {
  const known = states[intent.status];
  if (known) return known;
  if (!intent.last_payment_error) return 'pending';
  return intent.last_payment_error.code === 'authentication_required' && intent.client_secret
    ? 'requires_action'
    : 'failed';
}

const chargeOf = ({ latest_charge }: Stripe.PaymentIntent) =>
  typeof latest_charge === 'object' ? latest_charge : null;

function factsOf(intent: Stripe.PaymentIntent): PaymentFacts {
  const charge = chargeOf(intent);
  return {
    ref: intent.id,
    key: intent.metadata.pistos_key ?? '',
    state: stateOf(intent),
    failure: failureOf(intent),
    amount: fromStripe(intent.amount, intent.currency),
    currency: intent.currency.toUpperCase(),
    installation: intent.metadata.pistos_installation ?? null,
    refunded: fromStripe(charge?.amount_refunded ?? 0, intent.currency),
    disputed: charge?.disputed ?? false,
  };
}

export const askedOf = (intent: Stripe.PaymentIntent): Asked => ({
  facts: factsOf(intent),
  clientSecret: intent.client_secret,
});

/** The payment that an object of an event is, or belongs to. */
export function paymentIn(object: object): string | undefined {
  const { object: kind, id, payment_intent: of } = object as Record<string, unknown>;
  if (kind === 'payment_intent') return String(id);
  return typeof of === 'string' ? of : undefined;
}
