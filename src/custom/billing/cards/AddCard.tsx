import { Alert, Skeleton } from '@mui/material';
import { useQuery } from '@tanstack/react-query';
import { useState } from 'react';
import { useNotify, useTranslate } from 'react-admin';
import { testPublicKey, testTokenOf } from '../../../../contract/billing/cards.ts';
import { saidBy } from '../../../resources/pieces/said-by.ts';
import { Ask } from '../shared/Ask.tsx';
import { StripeDialog } from './StripeDialog.tsx';
import { TestCardForm } from './TestCardForm.tsx';
import { useAddCard } from './use-add-card.ts';

interface Props {
  readonly onClose: () => void;
  /** Goes on with the card that is there now. */
  readonly onAdded?: () => unknown;
}

function TestDialog({
  keep,
  onClose,
}: {
  keep: (token: string) => Promise<void>;
  onClose: () => void;
}) {
  const translate = useTranslate();
  const [number, setNumber] = useState('');
  const [tried, setTried] = useState(false);
  const token = testTokenOf(number);
  const wrong = tried && !token ? translate('billing.cards.notATestCard') : undefined;
  const onYes = async () => {
    setTried(true);
    if (token) await keep(token);
  };
  return (
    <Ask
      title={translate('billing.cards.add')}
      yes={translate('billing.cards.keep')}
      onYes={onYes}
      // What is no number of the test provider stays to be mended.
      onClose={onClose}
      stays={!token}
    >
      <TestCardForm
        number={number}
        onChange={(typed) => {
          setNumber(typed);
          setTried(false);
        }}
        error={wrong}
      />
    </Ask>
  );
}

/** Adds a card by the form of whoever takes cards for the seller. */
export function AddCard({ onClose, onAdded }: Props) {
  const translate = useTranslate();
  const notify = useNotify();
  const { begin, keep } = useAddCard();
  const { data: setup, error } = useQuery({
    queryKey: ['card-setup'],
    queryFn: begin,
    gcTime: 0,
    staleTime: Number.POSITIVE_INFINITY,
  });
  const add = async (token: string) => {
    await keep(token);
    notify('billing.cards.added', { type: 'success' });
    onAdded?.();
  };
  if (setup?.public_key === testPublicKey) return <TestDialog keep={add} onClose={onClose} />;
  if (setup) return <StripeDialog setup={setup} keep={add} onClose={onClose} />;
  return (
    <Ask
      title={translate('billing.cards.add')}
      yes={translate('billing.cards.keep')}
      disabled
      onYes={async () => undefined}
      onClose={onClose}
    >
      {error ? (
        <Alert severity="error">{translate(saidBy(error))}</Alert>
      ) : (
        <Skeleton variant="rounded" height={120} />
      )}
    </Ask>
  );
}
