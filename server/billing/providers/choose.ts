import { systemPaymentMethodIds } from '../../../contract/billing/payment-methods.ts';
import type { Executor } from '../../db/executor.ts';
import type { Billing } from '../core/context.ts';
import { stripeKeysOf } from '../methods/accounts.ts';
import { type MethodRow, methodsOf } from '../methods/rows.ts';
import type { Provider } from './provider.ts';
import { isTestKey, StripeProvider } from './stripe.ts';
import { TestBank } from './test-bank.ts';

const isCard = ({ system_payment_method_id }: MethodRow) =>
  system_payment_method_id === systemPaymentMethodIds.card;

/** Whether what is due is taken from a card: unless another way was chosen. */
export async function cardIsChosen(tx: Executor, companyId: number) {
  const cards = new Set(
    (await methodsOf(tx, companyId)).filter(isCard).map((each) => each.store_payment_method_id),
  );
  return (methodId: number | null) => methodId === null || cards.has(methodId);
}

/** The way to pay by card that a seller has, if any: the one with keys before the one without. */
export async function cardMethodOf(tx: Executor, companyId: number) {
  const cards = (await methodsOf(tx, companyId)).filter(isCard);
  return cards.find(({ credentials }) => credentials.secret_key) ?? cards[0];
}

/** Stripe with a seller's keys; undefined where they are not complete. */
export async function stripeOf(
  { settings }: Pick<Billing, 'settings'>,
  method: MethodRow,
): Promise<StripeProvider | undefined> {
  const keys = stripeKeysOf(settings.secret, method);
  return keys && StripeProvider.open(keys, settings.stripeApi);
}

/** Who takes cards, and at which account. */
export type Taker = Pick<Provider, 'name' | 'isTest' | 'account'>;

/** Which provider takes a seller's cards, as far as the books tell it: nobody outside is asked. */
export async function takerOf(
  tx: Executor,
  { secret }: Pick<Billing['settings'], 'secret'>,
  companyId: number,
): Promise<Taker | undefined> {
  const method = await cardMethodOf(tx, companyId);
  if (!method) return undefined;
  const keys = stripeKeysOf(secret, method);
  return keys
    ? { name: 'stripe', isTest: isTestKey(keys), account: keys.account }
    : { name: 'test', isTest: true, account: null };
}

/** Who takes cards for a seller; undefined where nobody does. */
export async function providerOf(
  billing: Billing,
  companyId: number,
): Promise<Provider | undefined> {
  const method = await cardMethodOf(billing.database.db, companyId);
  if (!method) return undefined;
  return (await stripeOf(billing, method)) ?? new TestBank(billing, companyId);
}

/** The one of a name, as a seller is paid through it now. */
export async function providerNamed(
  billing: Billing,
  companyId: number,
  name: string,
): Promise<Provider | undefined> {
  if (name === 'test') return new TestBank(billing, companyId);
  const provider = await providerOf(billing, companyId);
  return provider?.name === name ? provider : undefined;
}
