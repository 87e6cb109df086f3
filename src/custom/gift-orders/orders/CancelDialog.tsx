import { Typography } from '@mui/material';
import { useNotify, useTranslate } from 'react-admin';
import type { cancelRedemption } from '../../../../contract/gift-orders/gift-orders.ts';
import { useOwnForm } from '../../../resources/form/use-own-form.ts';
import { send } from '../../../session/api.ts';
import { useOneKey } from '../../../session/use-one-key.ts';
import { usePanel } from '../../../shell/context.ts';
import { useWritten } from '../../../shell/use-written.ts';
import { AskWithNote } from './MoveDialog.tsx';
import { useOrdersChanged } from './use-order.ts';

interface Props {
  /** The claim that was redeemed: what cancelling names (gift-redemption-cancel). */
  readonly transactionId: number;
  readonly onClose: () => void;
}

const path = '/companies/{storeId}/gifts-to-suppliers/cancel-coupon-claim';

function useCancel({ transactionId, onClose }: Props) {
  const translate = useTranslate();
  const notify = useNotify();
  const { store } = usePanel();
  const { number } = useWritten();
  const changed = useOrdersChanged();
  const { once, lost } = useOneKey();
  const params = { storeId: store.store_id };
  const form = useOwnForm({
    saved: { note: '' },
    rule: undefined,
    toSend: ({ note }) => ({
      transaction_id: transactionId,
      ...(note.trim() ? { reason: note.trim() } : {}),
    }),
    send: async (body) => {
      const { data } = await once((idempotencyKey) =>
        send<typeof cancelRedemption>('POST', path, { params, body, idempotencyKey }),
      );
      const { points_returned: points, balance_after: balance } = data;
      const lines = [
        translate('orders.cancelled', { smart_count: points, points: number(points) }),
        balance === null ? '' : translate('orders.cancelledBalance', { balance: number(balance) }),
      ];
      notify(lines.filter(Boolean).join('. '), { type: 'success', autoHideDuration: 10_000 });
      await changed();
      onClose();
    },
    again: changed,
  });
  return { form, lost };
}

/** Cancels the redemption of a gift after asking; what went back is told, a refusal stays here. */
export function CancelDialog(props: Props) {
  const translate = useTranslate();
  const asking = useCancel(props);
  return (
    <AskWithNote
      {...asking}
      title={translate('orders.cancel')}
      label={translate('orders.reason')}
      confirm={translate('orders.cancel')}
      danger
      onClose={props.onClose}
    >
      <Typography>{translate('orders.cancelText')}</Typography>
    </AskWithNote>
  );
}
