import type { AnyCall } from './call.ts';

/** What a handler says beside its answer. */
export interface Said {
  warning?: string;
  payment?: Readonly<Record<string, unknown>>;
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

/** What of it stands in the envelope. */
export const saidIn = ({ warning, payment }: Said) => ({
  ...warningOf(warning),
  ...paymentOf(payment),
});
