import { Card, Grid, Stack, Typography } from '@mui/material';
import { useResourceContext, useTranslate } from 'react-admin';
import { useParams } from 'react-router';
import type { GiftOrder } from '../../../../contract/gift-orders/gift-orders.ts';
import { formatDate, formatDateTime } from '../../../i18n/format.ts';
import { DownloadButton } from '../../../resources/pieces/DownloadButton.tsx';
import { FactList } from '../../../resources/pieces/FactList.tsx';
import { Section } from '../../../resources/pieces/Section.tsx';
import { OneRecord } from '../../../resources/records/Answered.tsx';
import { BackToList } from '../../../resources/records/BackToList.tsx';
import { Title } from '../../../shell/Title.tsx';
import { useWritten } from '../../../shell/use-written.ts';
import { OrderActions } from './OrderActions.tsx';
import { StatusChip } from './Status.tsx';
import { Timeline } from './Timeline.tsx';
import { useOrder, useOrderCalls } from './use-order.ts';

interface Props {
  readonly page: GiftOrder;
}

function Head({ page }: Props) {
  const resource = useResourceContext() ?? '';
  const { order } = page;
  return (
    <Card sx={{ p: { xs: 2, sm: 3 }, mt: 1 }}>
      <Stack direction="row" useFlexGap sx={{ flexWrap: 'wrap', gap: 1.5, alignItems: 'center' }}>
        <Stack useFlexGap sx={{ gap: 0.5, alignItems: 'flex-start', flexGrow: 1 }}>
          <Typography variant="h2" component="p">
            {order.title}
          </Typography>
          <StatusChip status={order.status} />
        </Stack>
        <OrderActions page={page} />
        <BackToList resource={resource} />
      </Stack>
    </Card>
  );
}

function Facts({ page: { order } }: Props) {
  const translate = useTranslate();
  const { money, number } = useWritten();
  const resource = useResourceContext();
  const word = (name: string) => translate(`resources.${resource}.fields.${name}`);
  return (
    <Section title={translate('orders.facts')}>
      <FactList
        facts={[
          [word('customer'), order.customer],
          [word('store_name'), order.store_name],
          [word('points'), number(order.points)],
          [word('cost'), order.cost === null ? null : money(order.cost)],
          [word('printed_catalog_code'), order.printed_catalog_code],
          [word('transaction_id'), String(order.transaction_id)],
          [word('created_at'), formatDateTime(order.created_at)],
          [word('updated_at'), formatDateTime(order.updated_at)],
        ]}
      />
    </Section>
  );
}

function Invoice({ page: { invoice } }: Props) {
  const translate = useTranslate();
  const calls = useOrderCalls();
  const facts = invoice && {
    number: invoice.number ?? `#${invoice.invoice_id}`,
    date: formatDate(invoice.created_at),
  };
  return (
    <Section title={translate('orders.invoice')}>
      {invoice && facts ? (
        <Stack spacing={1.5} sx={{ alignItems: 'flex-start' }}>
          <Typography>{translate('orders.invoiceOf', facts)}</Typography>
          <DownloadButton
            label={translate('orders.download')}
            onDownload={() => calls.invoice(invoice.invoice_id)}
          />
        </Stack>
      ) : (
        <Typography color="text.secondary">{translate('orders.noInvoice')}</Typography>
      )}
    </Section>
  );
}

/** One order of a redeemed gift: what it is, what happened to it, and where it may go from here. */
export function OrderScreen() {
  const translate = useTranslate();
  const id = Number(useParams().id);
  return (
    <OneRecord query={useOrder(id)}>
      {(page) => (
        <Stack spacing={2}>
          <Title title={translate('orders.title', { id: String(id) })} />
          <Head page={page} />
          <Grid container spacing={2}>
            <Grid size={{ xs: 12, md: 7 }}>
              <Stack spacing={2}>
                <Facts page={page} />
                <Invoice page={page} />
              </Stack>
            </Grid>
            <Grid size={{ xs: 12, md: 5 }}>
              <Timeline page={page} />
            </Grid>
          </Grid>
        </Stack>
      )}
    </OneRecord>
  );
}
