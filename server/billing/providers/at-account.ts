import type { Billing } from '../core/context.ts';
import { keptAccounts } from '../methods/accounts.ts';
import { cardMethodOf, stripeOf } from './choose.ts';
import { type Asked, type Provider, ProviderClosed } from './provider.ts';
import { StripeProvider } from './stripe.ts';
import { TestBank } from './test-bank.ts';

/** Of which account a payment is. */
interface AtAccount {
  readonly company_id: number;
  readonly provider: string;
  readonly account: string | null;
}

/** Stripe as a seller is paid through it now, and by the accounts that were left and something is under way at. */
export async function stripesOf(billing: Billing, companyId: number, account?: string) {
  const method = await cardMethodOf(billing.database.db, companyId);
  const present = method && (await stripeOf(billing, method));
  const kept = await keptAccounts(billing, companyId, account);
  const before = kept.map((keys) => StripeProvider.open(keys, billing.settings.stripeApi));
  return [...(present ? [present] : []), ...(await Promise.all(before))];
}

/**
 * Who is asked about a payment: the account that it was made at, whatever its seller is paid through now; then the present
 * one, because another key may be of the same account.
 */
export async function accountsOf(
  billing: Billing,
  { company_id, provider, account }: AtAccount,
): Promise<Provider[]> {
  if (provider === 'test') return [new TestBank(billing, company_id)];
  const all = await stripesOf(billing, company_id, account ?? undefined);
  const rank = (each: Provider) => (each.account === account ? 0 : 1);
  return all.sort((one, other) => rank(one) - rank(other));
}

/** Asks the account of a payment. Throws ProviderClosed where none of its accounts answers any more. */
export async function atAccount<T>(
  billing: Billing,
  payment: AtAccount,
  ask: (provider: Provider) => Promise<T>,
): Promise<T> {
  for (const provider of await accountsOf(billing, payment))
    try {
      return await ask(provider);
    } catch (error) {
      if (!(error instanceof ProviderClosed)) throw error;
    }
  throw new ProviderClosed(payment.provider);
}

/** What a payment is now, by the account that knows it; undefined where none does, or none answers any more. */
export async function lookUp(
  billing: Billing,
  { provider_ref, ...payment }: AtAccount & { readonly provider_ref: string | null },
): Promise<Asked | undefined> {
  for (const provider of provider_ref ? await accountsOf(billing, payment) : [])
    try {
      const asked = await provider.read(provider_ref ?? '');
      if (asked) return asked;
    } catch (error) {
      if (!(error instanceof ProviderClosed)) throw error;
    }
  return undefined;
}
