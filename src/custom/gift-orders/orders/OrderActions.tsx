import CancelIcon from '@mui/icons-material/UndoOutlined';
import { Button } from '@mui/material';
import { useState } from 'react';
import { useTranslate } from 'react-admin';
import type { GiftOrder } from '../../../../contract/gift-orders/gift-orders.ts';
import { useCan, usePanel } from '../../../shell/context.ts';
import { CancelDialog } from './CancelDialog.tsx';
import { MoveDialog } from './MoveDialog.tsx';
import { states } from './moves.data.ts';
import { useMayMove } from './use-order.ts';

/** The redemption as a whole is the company's to cancel. */
function CancelRedemption({ transactionId }: { transactionId: number }) {
  const translate = useTranslate();
  const [asking, setAsking] = useState(false);
  return (
    <>
      <Button
        color="error"
        variant="outlined"
        startIcon={<CancelIcon />}
        onClick={() => setAsking(true)}
      >
        {translate('orders.cancel')}
      </Button>
      {asking ? (
        <CancelDialog transactionId={transactionId} onClose={() => setAsking(false)} />
      ) : null}
    </>
  );
}

/** Where an order may go from here: one button each, the usual next state first. */
export function OrderActions({ page: { order, moves } }: { page: GiftOrder }) {
  const translate = useTranslate();
  const { panel } = usePanel();
  const { allowed } = useMayMove();
  const [status, setStatus] = useState<number>();
  const isCompany = panel === 'loyaltyPanel';
  const mayCancel = useCan('redemptions.cancel') && isCompany && moves.includes(states.cancelled);
  const shown = moves.filter((to) => allowed(to) && !(isCompany && to === states.cancelled));
  const isEnd = (to: number) => to === states.cancelled || to === states.returned;
  return (
    <>
      {shown.map((to, index) => (
        <Button
          key={to}
          variant={index === 0 && !isEnd(to) ? 'contained' : 'outlined'}
          color={isEnd(to) ? 'error' : 'primary'}
          onClick={() => setStatus(to)}
        >
          {translate(`orders.to.${to}`)}
        </Button>
      ))}
      {mayCancel ? <CancelRedemption transactionId={order.transaction_id} /> : null}
      {status ? (
        <MoveDialog ids={[order.order_id]} status={status} onClose={() => setStatus(undefined)} />
      ) : null}
    </>
  );
}
