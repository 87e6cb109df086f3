import { Alert, Skeleton } from '@mui/material';
import { useQuery } from '@tanstack/react-query';
import { type ReactNode, useState } from 'react';
import { useNotify, useTranslate } from 'react-admin';
import { testPublicKey, testTokenOf } from '../../../../contract/billing/cards.ts';
import type { Charges } from '../../../../contract/billing/charges.ts';
import { saidBy } from '../../../resources/pieces/said-by.ts';
import { Ask } from '../shared/Ask.tsx';
import { ChargeList } from '../shared/ChargeList.tsx';
import { StripeDialog } from './StripeDialog.tsx';
import { TestCardForm } from './TestCardForm.tsx';
import { useAddCard } from './use-add-card.ts';

interface Props {
  readonly onClose: () => void;
  /** What is paid with it at once; without it, what it is charged for by itself is shown. */
  readonly charges?: Charges;
  /** Goes on with the card that is there now. */
  readonly onAdded?: () => unknown;
}

interface TestProps {
  readonly keep: (token: string) => Promise<void>;
  readonly children: ReactNode;
  readonly onClose: () => void;
}

function TestDialog({ keep, children, onClose }: TestProps) {
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
      {children}
    </Ask>
  );
}

/** Adds a card by the form of whoever takes cards for the seller. */
export function AddCard({ charges, onClose, onAdded }: Props) {
  const translate = useTranslate();
  const notify = useNotify();
  const { begin, keep } = useAddCard();
  const { data, error } = useQuery({
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
  const setup = data?.setup;
  const shown = data && <ChargeList of={charges ?? data.charges} later={!charges} />;
  if (setup)
    return setup.public_key === testPublicKey ? (
      <TestDialog keep={add} onClose={onClose}>
        {shown}
      </TestDialog>
    ) : (
      <StripeDialog setup={setup} keep={add} onClose={onClose}>
        {shown}
      </StripeDialog>
    );
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
