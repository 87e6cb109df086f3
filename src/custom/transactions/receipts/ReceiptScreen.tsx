import { Grid, Skeleton, Stack } from '@mui/material';
import { useTranslate } from 'react-admin';
import { useParams } from 'react-router';
import type { ReceiptPage } from '../../../../contract/transactions/transaction-calls.ts';
import { ListFailed } from '../../../resources/list/ListFailed.tsx';
import { Section } from '../../../resources/pieces/Section.tsx';
import { Title } from '../../../shell/Title.tsx';
import { WhyList } from '../why/WhyList.tsx';
import { Campaigns } from './Campaigns.tsx';
import { CustomerFacts, LotFacts, ReceiptFacts } from './ReceiptFacts.tsx';
import { ReceiptHead } from './ReceiptHead.tsx';
import { ReceiptLines } from './ReceiptLines.tsx';
import { ReceiptPaper } from './ReceiptPaper.tsx';
import { Returns } from './Returns.tsx';
import { useReceipt } from './use-receipt.ts';

const currency = 'EUR';

/** What is printed on a receipt that has no number of its own. */
const numberOf = ({ transaction }: ReceiptPage) =>
  transaction.receipt_number ?? `#${transaction.transaction_id}`;

function Opened({ receipt }: { receipt: ReceiptPage }) {
  const translate = useTranslate();
  const facts = { receipt, currency };
  return (
    <Stack spacing={2}>
      <Title title={translate('receipt.title', { number: numberOf(receipt) })} />
      <ReceiptHead {...facts} />
      <Grid container spacing={2}>
        <Grid size={{ xs: 12, md: 7 }}>
          <Stack spacing={2}>
            <Section title={translate('receipt.why')}>
              <WhyList rules={receipt.rules} currency={currency} />
            </Section>
            <Campaigns campaigns={receipt.campaigns} />
            {receipt.lines.length ? <ReceiptLines lines={receipt.lines} /> : null}
            <Returns {...facts} />
          </Stack>
        </Grid>
        <Grid size={{ xs: 12, md: 5 }}>
          <Stack spacing={2}>
            <CustomerFacts {...facts} />
            <ReceiptFacts {...facts} />
            <LotFacts {...facts} />
          </Stack>
        </Grid>
      </Grid>
      {receipt.transaction.status === 'posted' ? (
        <ReceiptPaper {...facts} number={numberOf(receipt)} />
      ) : null}
    </Stack>
  );
}

/** One receipt: what it was, why it earned what it did, and what came of it. */
export function ReceiptScreen() {
  const id = Number(useParams().id);
  const { data, error, refetch } = useReceipt(id);
  if (data) return <Opened receipt={data} />;
  if (error) return <ListFailed onRetry={refetch} error={error} />;
  return <Skeleton variant="rounded" height={480} sx={{ mt: 1 }} />;
}
