import { z } from 'zod';

/** A card as its owner sees it; its number is known to nobody here. */
export const card = z
  .object({
    card_id: z.int(),
    brand: z.string(),
    last4: z.string(),
    exp_month: z.int(),
    exp_year: z.int(),
    /** What is due is taken from this one. */
    active: z.boolean(),
    is_test: z.boolean(),
  })
  .meta({ id: 'BillingCard' });
export type Card = z.output<typeof card>;

/** What a page of the card's provider needs: to set a card up, or to let its bank ask. */
export const clientSecret = z
  .object({ public_key: z.string(), client_secret: z.string(), is_test: z.boolean() })
  .meta({ id: 'ClientSecret' });

/** By which a page knows that the test provider asks, and not one with keys of its own. */
export const testPublicKey = 'pk_test_pistos';

interface TestCard {
  readonly token: string;
  readonly brand: string;
  readonly behaviour: 'works' | 'authenticates' | 'declined';
}

/** The numbers that the test provider takes, as Stripe publishes its own; any other is refused in the page. */
export const testCards: Readonly<Record<string, TestCard>> = {
  '4242424242424242': { token: 'pm_test_works', brand: 'visa', behaviour: 'works' },
  '4000002500003155': { token: 'pm_test_authenticates', brand: 'visa', behaviour: 'authenticates' },
  '4000000000009995': { token: 'pm_test_declined', brand: 'visa', behaviour: 'declined' },
};

/** What stands for a number that was typed: the number itself stays in the page. */
export const testTokenOf = (typed: string): string | undefined => {
  const digits = typed.replace(/[ -]/g, '');
  return Object.hasOwn(testCards, digits) ? testCards[digits]?.token : undefined;
};
