import PrintIcon from '@mui/icons-material/PrintOutlined';
import ReturnIcon from '@mui/icons-material/UndoOutlined';
import { Button, Card, Chip, Stack, Typography } from '@mui/material';
import { useState } from 'react';
import { useResourceContext, useTranslate } from 'react-admin';
import { formatDateTime } from '../../../i18n/format.ts';
import { BackToList } from '../../../resources/records/BackToList.tsx';
import { useCan } from '../../../shell/context.ts';
import { useWritten } from '../../../shell/use-written.ts';
import { PaymentActions } from './PaymentActions.tsx';
import type { FactsProps } from './ReceiptFacts.tsx';
import { ReturnDialog } from './ReturnDialog.tsx';

const colours = {
  posted: 'success',
  partly_returned: 'warning',
  returned: 'default',
  pending: 'warning',
  cancelled: 'default',
} as const;

function Actions({ receipt, currency }: FactsProps) {
  const translate = useTranslate();
  const mayReturn = useCan('transactions.return');
  const [returning, setReturning] = useState(false);
  const { status, standing, transaction_id } = receipt.transaction;
  if (status === 'pending') return <PaymentActions id={transaction_id} />;
  if (status !== 'posted') return null;
  const isLeft = standing !== 'returned';
  return (
    <>
      {mayReturn && isLeft ? (
        <Button startIcon={<ReturnIcon />} variant="outlined" onClick={() => setReturning(true)}>
          {translate('returning.open')}
        </Button>
      ) : null}
      <Button startIcon={<PrintIcon />} variant="outlined" onClick={() => window.print()}>
        {translate('receipt.print')}
      </Button>
      {returning ? (
        <ReturnDialog receipt={receipt} currency={currency} onClose={() => setReturning(false)} />
      ) : null}
    </>
  );
}

/** What the receipt came to, how it stands, and what can be done with it. */
export function ReceiptHead({ receipt, currency }: FactsProps) {
  const translate = useTranslate();
  const resource = useResourceContext() ?? '';
  const { money, number } = useWritten(currency);
  const { standing, gross_amount, points_kept, created_at } = receipt.transaction;
  return (
    <Card sx={{ p: { xs: 2, sm: 3 }, mt: 1 }}>
      <Stack direction="row" useFlexGap sx={{ flexWrap: 'wrap', gap: 2, alignItems: 'center' }}>
        <div>
          <Typography variant="h1" component="p">
            {money(gross_amount)}
          </Typography>
          <Typography color="text.secondary">
            <time dateTime={created_at}>{formatDateTime(created_at)}</time>
          </Typography>
        </div>
        <Stack useFlexGap sx={{ gap: 0.5, alignItems: 'flex-start', flexGrow: 1 }}>
          <Chip
            size="small"
            color={colours[standing]}
            label={translate(`resources.transactions.texts.choices.${standing}`)}
          />
          <strong>
            {translate('receipt.earned', {
              points: number(points_kept),
              smart_count: points_kept,
            })}
          </strong>
        </Stack>
        <Actions receipt={receipt} currency={currency} />
        <BackToList resource={resource} />
      </Stack>
    </Card>
  );
}
