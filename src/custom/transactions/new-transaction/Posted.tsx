import DoneIcon from '@mui/icons-material/CheckCircleOutlined';
import { Alert, Button, Card, Stack, Typography } from '@mui/material';
import { useTranslate } from 'react-admin';
import { Link } from 'react-router';
import type { PostedReceipt } from '../../../../contract/transactions/transaction-calls.ts';
import { useCan } from '../../../shell/context.ts';
import { useAddressOf } from '../../../shell/menu.ts';
import { useWritten } from '../../../shell/use-written.ts';
import { FromCampaigns } from './FromCampaigns.tsx';
import { LeftToPay } from './LeftToPay.tsx';

interface Props {
  readonly posted: PostedReceipt;
  readonly currency: string;
  readonly onNext: () => void;
}

/** What came of the receipt, and the way to it and to the next one. */
export function Posted({ posted, currency, onNext }: Props) {
  const translate = useTranslate();
  const addressOf = useAddressOf();
  const mayRead = useCan('transactions.read');
  const { number } = useWritten(currency);
  const { status, points, balance_after, customer, replayed, transaction_id } = posted;
  const text =
    status === 'pending'
      ? translate('newReceipt.waits')
      : translate('newReceipt.earned', { points: number(points), smart_count: points });
  return (
    <Card sx={{ p: { xs: 2, sm: 4 } }}>
      <Stack spacing={1.5} role="status" sx={{ alignItems: 'flex-start' }}>
        <DoneIcon color="success" sx={{ fontSize: 44 }} aria-hidden />
        <Typography variant="h1" component="h2">
          {text}
        </Typography>
        <Typography>{customer}</Typography>
        <LeftToPay amounts={posted} currency={currency} />
        {status === 'posted' ? (
          <Typography>
            {translate('newReceipt.balance', { points: number(balance_after) })}
          </Typography>
        ) : null}
        {posted.carried > 0 ? (
          <Typography>
            {translate('receipt.carried', {
              points: number(posted.carried),
              smart_count: posted.carried,
            })}
          </Typography>
        ) : null}
        <FromCampaigns campaigns={posted.campaigns} />
        {replayed ? <Alert severity="info">{translate('newReceipt.replayed')}</Alert> : null}
      </Stack>
      <Stack direction="row" useFlexGap sx={{ flexWrap: 'wrap', gap: 1.5, mt: 3 }}>
        <Button variant="contained" autoFocus onClick={onNext}>
          {translate('newReceipt.next')}
        </Button>
        {mayRead ? (
          <Button
            variant="outlined"
            component={Link}
            to={addressOf(`transactions/${transaction_id}`)}
          >
            {translate('newReceipt.open')}
          </Button>
        ) : null}
      </Stack>
    </Card>
  );
}
