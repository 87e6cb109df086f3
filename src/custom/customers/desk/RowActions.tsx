import ReceiptsIcon from '@mui/icons-material/ReceiptLongOutlined';
import PointsIcon from '@mui/icons-material/StarsOutlined';
import { IconButton, Stack, Tooltip } from '@mui/material';
import { useState } from 'react';
import { useRecordContext, useTranslate } from 'react-admin';
import { Link } from 'react-router';
import { resourceOf } from '../../../dataProvider/sources.ts';
import { useCan } from '../../../shell/context.ts';
import { useAddressOf } from '../../../shell/menu.ts';
import { AdjustDialog } from './AdjustDialog.tsx';

/** What is done most with a customer, from their row: their receipts, and points by hand. */
export function RowActions() {
  const translate = useTranslate();
  const addressOf = useAddressOf();
  const mayAdjust = useCan('customers.points');
  const [adjusting, setAdjusting] = useState(false);
  const id = Number(useRecordContext()?.id);
  const receipts = translate('desk.tabs.receipts');
  const points = translate('desk.adjust.title');
  return (
    <Stack direction="row" sx={{ justifyContent: { md: 'flex-end' } }}>
      <Tooltip title={receipts}>
        <IconButton
          aria-label={receipts}
          component={Link}
          to={addressOf(`${resourceOf('customers')}/${id}?tab=receipts`)}
        >
          <ReceiptsIcon fontSize="small" />
        </IconButton>
      </Tooltip>
      {mayAdjust ? (
        <Tooltip title={points}>
          <IconButton aria-label={points} onClick={() => setAdjusting(true)}>
            <PointsIcon fontSize="small" />
          </IconButton>
        </Tooltip>
      ) : null}
      {adjusting ? (
        <AdjustDialog customer={{ user_account_id: id }} onClose={() => setAdjusting(false)} />
      ) : null}
    </Stack>
  );
}
