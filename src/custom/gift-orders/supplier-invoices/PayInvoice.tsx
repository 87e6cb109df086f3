import PaidIcon from '@mui/icons-material/PaymentsOutlined';
import UndoIcon from '@mui/icons-material/UndoOutlined';
import { IconButton, Tooltip } from '@mui/material';
import { useState } from 'react';
import { useNotify, useRecordContext, useRefresh, useTranslate } from 'react-admin';
import type { payInvoice } from '../../../../contract/gift-orders/supplier-invoices.ts';
import { useTellFailure } from '../../../resources/pieces/use-tell-failure.ts';
import { send } from '../../../session/api.ts';
import { useCan, usePanel } from '../../../shell/context.ts';

const path = '/companies/{storeId}/supplier-invoices/{id}/payment';

/** Marks an invoice as paid, or takes that back. */
export function PayInvoice() {
  const translate = useTranslate();
  const notify = useNotify();
  const refresh = useRefresh();
  const tellFailure = useTellFailure();
  const { store } = usePanel();
  const record = useRecordContext();
  const [isBusy, setBusy] = useState(false);
  if (!useCan('redemptions.update') || !record) return null;
  const isPaid = Boolean(record.paid_at);
  const mark = async () => {
    setBusy(true);
    try {
      const params = { storeId: store.store_id, id: Number(record.id) };
      await send<typeof payInvoice>('POST', path, { params, body: { paid: !isPaid } });
      notify(isPaid ? 'orders.unpaid' : 'orders.paid', { type: 'success' });
      refresh();
    } catch (error) {
      tellFailure(error);
    } finally {
      setBusy(false);
    }
  };
  const name = translate(isPaid ? 'orders.unpay' : 'orders.pay');
  return (
    <Tooltip title={name}>
      <IconButton aria-label={name} disabled={isBusy} onClick={() => void mark()}>
        {isPaid ? <UndoIcon fontSize="small" /> : <PaidIcon fontSize="small" />}
      </IconButton>
    </Tooltip>
  );
}
