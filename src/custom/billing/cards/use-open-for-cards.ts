import { useEffect } from 'react';
import type { PaymentMethod } from '../../../../contract/billing/payment-methods.ts';
import { isOpenForCards } from './stripe.ts';

// Named in `credentials` where a seller has keys of their own.
const hasKeys = ({ credentials }: PaymentMethod) => Boolean(credentials.public_key);

/**
 * Fetches the page anew where it was come to from another one, which does not let Stripe's script in; before
 * anything is typed into it, and once.
 */
export function useOpenForCards(methods: readonly PaymentMethod[]) {
  const isShut = methods.some(hasKeys) && !isOpenForCards();
  useEffect(() => {
    if (isShut) location.reload();
  }, [isShut]);
}
