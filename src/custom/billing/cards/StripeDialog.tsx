import type { StripeElements } from '@stripe/stripe-js';
import { type ReactNode, useState } from 'react';
import { HttpError, useTranslate } from 'react-admin';
import type { z } from 'zod';
import type { clientSecret } from '../../../../contract/billing/cards.ts';
import { Ask } from '../shared/Ask.tsx';
import { StripeCardForm } from './StripeCardForm.tsx';
import { stripeOf } from './stripe.ts';

interface Props {
  readonly setup: z.output<typeof clientSecret>;
  readonly keep: (token: string) => Promise<void>;
  readonly children: ReactNode;
  readonly onClose: () => void;
}

const nameOf = (method: string | { id: string } | null) =>
  typeof method === 'string' ? method : method?.id;

/** A card by Stripe's own fields; a bank that asks comes back to this page, with the setup in its address. */
export function StripeDialog({ setup, keep, children, onClose }: Props) {
  const translate = useTranslate();
  const [elements, setElements] = useState<StripeElements>();
  const confirm = async () => {
    if (!elements) return;
    const stripe = await stripeOf(setup.public_key);
    const { error, setupIntent } = await stripe.confirmSetup({
      elements,
      redirect: 'if_required',
      confirmParams: { return_url: location.href },
    });
    if (error) throw new HttpError(error.message ?? '', 400);
    const name = nameOf(setupIntent.payment_method);
    if (name) await keep(name);
  };
  return (
    <Ask
      title={translate('billing.cards.add')}
      yes={translate('billing.cards.keep')}
      disabled={!elements}
      onYes={confirm}
      onClose={onClose}
    >
      <StripeCardForm
        publicKey={setup.public_key}
        secret={setup.client_secret}
        onReady={setElements}
      />
      {children}
    </Ask>
  );
}
