import type { Stripe } from '@stripe/stripe-js';
import { loadStripe } from '@stripe/stripe-js/pure';
import { takesCards } from '../../../../contract/billing/pages.ts';

const loaded = new Map<string, Promise<Stripe>>();

/** Stripe's own script, fetched once for each key. Throws where it does not arrive. */
export function stripeOf(publicKey: string): Promise<Stripe> {
  const known = loaded.get(publicKey);
  if (known) return known;
  const loading = loadStripe(publicKey).then((stripe) => {
    if (!stripe) throw new Error('No Stripe outside a browser');
    return stripe;
  });
  loaded.set(publicKey, loading);
  loading.catch(() => loaded.delete(publicKey));
  return loading;
}

/** Whether the page as it was fetched lets that script in: only those that take cards do. */
export function isOpenForCards(): boolean {
  const [fetched] = performance.getEntriesByType('navigation');
  return !fetched || takesCards(new URL(fetched.name, location.href).pathname);
}
