import { Alert, Box, Skeleton } from '@mui/material';
import type { StripeElements } from '@stripe/stripe-js';
import { useEffect, useRef, useState } from 'react';
import { useTranslate } from 'react-admin';
import { usePanel } from '../../../shell/context.ts';
import { stripeOf } from './stripe.ts';

interface Props {
  readonly publicKey: string;
  readonly secret: string;
  /** Gets the fields once they stand, to be confirmed with what is in them. */
  readonly onReady: (elements: StripeElements) => void;
}

/** The fields of Stripe, in frames of its own: what is typed there is Stripe's to know. */
export function StripeCardForm({ publicKey, secret, onReady }: Props) {
  const translate = useTranslate();
  const { lang } = usePanel();
  const place = useRef<HTMLDivElement>(null);
  const [state, setState] = useState<'waiting' | 'ready' | 'failed'>('waiting');
  const ready = useRef(onReady);
  useEffect(() => {
    let left = false;
    const show = async () => {
      const stripe = await stripeOf(publicKey);
      if (left || !place.current) return;
      const elements = stripe.elements({ clientSecret: secret, locale: lang });
      const fields = elements.create('payment');
      fields.on('ready', () => setState('ready'));
      fields.mount(place.current);
      ready.current(elements);
    };
    show().catch(() => setState('failed'));
    return () => {
      left = true;
    };
  }, [publicKey, secret, lang]);
  return (
    <>
      {state === 'waiting' ? <Skeleton variant="rounded" height={180} /> : null}
      {state === 'failed' ? (
        <Alert severity="error">{translate('billing.cards.noStripe')}</Alert>
      ) : null}
      <Box ref={place} />
    </>
  );
}
