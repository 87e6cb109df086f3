import type { Endpoint } from '../../contract/engine/endpoint.ts';
import { notTaken } from './body/unknown-fields.ts';
import type { AnyCall } from './call.ts';

/** What a handler says beside its answer. */
export interface Said {
  warning?: string;
  payment?: Readonly<Record<string, unknown>>;
  /** The body as it was sent. */
  sent?: unknown;
}
export const sayingTo = (said: Said): Pick<AnyCall, 'warn' | 'payFirst'> => ({
  warn: (notification) => {
    said.warning = notification;
  },
  payFirst: (extra) => {
    said.payment = extra;
  },
});

/** Something is to be paid first (company-load-301, payment-methods-301). */
const paymentOf = (extra: Said['payment']) => (extra ? { code: 301, extra_data: extra } : {});

/** Done, and something is to be known (email-configuration-209). */
const warningOf = (message: string | undefined) =>
  message === undefined ? {} : { code: 209, message, notification: message };

/** What of a body had no effect, by name. */
function ignoredOf(endpoint: Endpoint, { sent }: Said, answer: unknown) {
  const names = sent === undefined ? [] : notTaken(endpoint, sent, answer);
  return names.length ? { not_taken: names } : {};
}

/** What of it stands in the envelope, next to the answer. */
export const saidIn = (endpoint: Endpoint, said: Said, answer: unknown) => ({
  ...warningOf(said.warning),
  ...paymentOf(said.payment),
  ...ignoredOf(endpoint, said, answer),
});
