import { Button, Stack } from '@mui/material';
import { useState } from 'react';
import { Confirm, useNotify, useTranslate } from 'react-admin';
import type {
  cancelPayment,
  confirmPayment,
} from '../../../../contract/transactions/pending-payments.ts';
import { showForbidden } from '../../../authProvider/forbidden.ts';
import { saidBy } from '../../../resources/pieces/said-by.ts';
import { ApiError, send } from '../../../session/api.ts';
import { useCan, usePanel } from '../../../shell/context.ts';
import { useWritten } from '../../../shell/use-written.ts';
import { useReceiptsChanged } from './use-receipt.ts';

type Action = 'confirm' | 'cancel';

// The server answers a second confirmation of a payment with the first one's points.
function usePayment(id: number) {
  const notify = useNotify();
  const { number } = useWritten();
  const { store } = usePanel();
  const changed = useReceiptsChanged();
  const [busy, setBusy] = useState(false);
  const sent = { params: { storeId: store.store_id, id }, body: {} };
  const done = {
    async confirm() {
      const { data } = await send<typeof confirmPayment>(
        'POST',
        '/stores/{storeId}/transactions/{id}/confirm',
        sent,
      );
      const words = { points: number(data.points), smart_count: data.points };
      notify('payments.confirmed', { type: 'success', messageArgs: words });
    },
    async cancel() {
      await send<typeof cancelPayment>('POST', '/stores/{storeId}/transactions/{id}/cancel', sent);
      notify('payments.cancelled', { type: 'success' });
    },
  };
  const act = async (action: Action) => {
    setBusy(true);
    try {
      await done[action]();
    } catch (error) {
      if (error instanceof ApiError && error.status === 403) showForbidden();
      else notify(saidBy(error), { type: 'error' });
    }
    await changed();
    setBusy(false);
  };
  return { act, busy };
}

/** A receipt that waits for its payment: it was paid, or it will not be. Asks before either. */
export function PaymentActions({ id, customer = '' }: { id: number; customer?: string }) {
  const translate = useTranslate();
  const may = useCan('transactions.create');
  const { act, busy } = usePayment(id);
  const [action, setAction] = useState<Action>('confirm');
  const [asking, setAsking] = useState(false);
  if (!may) return null;
  const ask = (next: Action) => {
    setAction(next);
    setAsking(true);
  };
  const button = (action: Action, look: 'contained' | 'text') => (
    <Button
      size="small"
      variant={look}
      disabled={busy}
      aria-label={[translate(`payments.${action}`), customer].filter(Boolean).join(': ')}
      onClick={() => ask(action)}
    >
      {translate(`payments.${action}`)}
    </Button>
  );
  return (
    <Stack direction="row" spacing={1} sx={{ justifyContent: { md: 'flex-end' } }}>
      {button('confirm', 'contained')}
      {button('cancel', 'text')}
      <Confirm
        isOpen={asking}
        title={`payments.${action}`}
        content={`payments.${action}Text`}
        onConfirm={() => {
          setAsking(false);
          act(action).catch(() => undefined);
        }}
        onClose={() => setAsking(false)}
      />
    </Stack>
  );
}
