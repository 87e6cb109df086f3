import type { Language } from '../../contract/engine/languages.ts';
import type { paymentResult as english } from './en/billing/payment-result.ts';
import type { Complete } from './shape/words.ts';

export type PaymentWords = Complete<typeof english>;

const loaders: Record<Language, () => Promise<{ paymentResult: PaymentWords }>> = {
  el: () => import('./el/billing/payment-result.ts'),
  en: () => import('./en/billing/payment-result.ts'),
  it: () => import('./it/billing/payment-result.ts'),
};

/** The words of the page that tells what became of a card payment, in one language. */
export const loadPaymentWords = async (language: Language): Promise<PaymentWords> =>
  (await loaders[language]()).paymentResult;
