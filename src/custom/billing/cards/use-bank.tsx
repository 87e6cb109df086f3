import { Typography } from '@mui/material';
import { type ReactNode, useState } from 'react';
import { useTranslate } from 'react-admin';
import type { z } from 'zod';
import { testPublicKey } from '../../../../contract/billing/cards.ts';
import type { Dashboard } from '../../../../contract/billing/dashboard.ts';
import { send } from '../../../session/api.ts';
import { useWritten } from '../../../shell/use-written.ts';
import { useBase } from '../state/use-own.ts';
import { BankDialog } from './BankDialog.tsx';
import { stripeOf } from './stripe.ts';

export type Attempt = z.output<Dashboard['payBilling']['reply']>;

interface Asked {
  readonly payment: Attempt;
  readonly answer: (approve: boolean | undefined) => void;
}

/** What a bank asks before it pays: by Stripe its own page, by the test provider a page that plays one. */
export function useBank(): { through: (payment: Attempt) => Promise<Attempt>; dialog: ReactNode } {
  const translate = useTranslate();
  const { base, params } = useBase();
  const [asked, setAsked] = useState<Asked>();
  const { money } = useWritten(asked?.payment.currency);
  const told = async (payment_id: number, own: { approve?: boolean } = {}) => {
    const path = `${base}/payment-methods/stripe/authenticate-payment` as const;
    const body = { payment_id, ...own };
    return (await send<Dashboard['authenticate']>('POST', path, { params, body })).data;
  };
  const ask = (payment: Attempt) =>
    new Promise<boolean | undefined>((answer) => setAsked({ payment, answer })).finally(() =>
      setAsked(undefined),
    );
  const through = async (payment: Attempt) => {
    const { authenticate, payment_id } = payment;
    if (!authenticate) return payment;
    if (authenticate.public_key === testPublicKey) {
      const approve = await ask(payment);
      return approve === undefined ? payment : told(payment_id, { approve });
    }
    const stripe = await stripeOf(authenticate.public_key);
    await stripe.handleNextAction({ clientSecret: authenticate.client_secret });
    return told(payment_id);
  };
  const dialog = asked ? (
    <BankDialog onAnswer={asked.answer}>
      <Typography>
        {translate('billing.bank.text', { amount: money(asked.payment.amount) })}
      </Typography>
    </BankDialog>
  ) : null;
  return { through, dialog };
}
