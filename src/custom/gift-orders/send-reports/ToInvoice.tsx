import UploadIcon from '@mui/icons-material/UploadFileOutlined';
import { Alert, AlertTitle, Box, Button, Skeleton, Stack, Typography } from '@mui/material';
import { Suspense, useState } from 'react';
import { useTranslate } from 'react-admin';
import type { SupplierReport } from '../../../../contract/gift-orders/supplier-invoices.ts';
import { formatDate } from '../../../i18n/format.ts';
import { late } from '../../../loading/late.tsx';
import { ListFailed } from '../../../resources/list/ListFailed.tsx';
import { Section } from '../../../resources/pieces/Section.tsx';
import { fileUrl } from '../../../session/api.ts';
import { useCan } from '../../../shell/context.ts';
import { useWritten } from '../../../shell/use-written.ts';
import { states } from '../orders/moves.data.ts';
import { useReports } from './use-reports.ts';
import type { Uploaded } from './use-upload.ts';

// With the form come the rules of what is sent; the list of orders does not wait for them.
const UploadDialog = late(() => import('./UploadDialog.tsx'), 'UploadDialog');

interface GiftProps {
  readonly report: SupplierReport;
  readonly onUpload: () => void;
}

function Gift({ report, onUpload }: GiftProps) {
  const translate = useTranslate();
  const { number, money } = useWritten();
  const may = useCan('supplier.send_reports.update');
  const { title, image, printed_catalog_code: code, redemptions, cost } = report;
  const [from, to] = [formatDate(report.first_at), formatDate(report.last_at)];
  const counted = { smart_count: redemptions, count: number(redemptions) };
  const ordered = { smart_count: redemptions, days: from === to ? from : `${from} \u2013 ${to}` };
  return (
    <Box component="li" sx={{ py: 1.5, borderTop: 1, borderColor: 'divider' }}>
      <Stack direction="row" useFlexGap sx={{ flexWrap: 'wrap', gap: 1.5, alignItems: 'center' }}>
        {image ? (
          <Box
            component="img"
            src={fileUrl(image)}
            alt=""
            sx={{ width: 52, height: 52, objectFit: 'cover', borderRadius: 1.5 }}
          />
        ) : null}
        <Box sx={{ flex: '1 1 160px', minWidth: 0 }}>
          <Typography sx={{ fontWeight: 600 }}>{title}</Typography>
          <Typography variant="body2" color="text.secondary">
            {[code, translate('sendReports.ordered', ordered)].filter(Boolean).join(', ')}
          </Typography>
        </Box>
        <Box sx={{ textAlign: { sm: 'right' }, fontVariantNumeric: 'tabular-nums' }}>
          <Typography sx={{ fontWeight: 600 }}>{money(cost)}</Typography>
          <Typography variant="body2" color="text.secondary">
            {translate('sendReports.redemptions', counted)}
          </Typography>
        </Box>
        {may ? (
          <Button
            variant="contained"
            startIcon={<UploadIcon />}
            aria-label={`${translate('sendReports.upload')}: ${title}`}
            onClick={onUpload}
          >
            {translate('sendReports.upload')}
          </Button>
        ) : null}
      </Stack>
    </Box>
  );
}

/** What the invoice that was uploaded covers, and how it differs from what was agreed. */
function Done({ done, onClose }: { done: Uploaded; onClose: () => void }) {
  const translate = useTranslate();
  const { number, money } = useWritten();
  const { title, redemptions, cost, difference } = done;
  const sort =
    difference === null ? 'untold' : difference === 0 ? 'equal' : difference > 0 ? 'more' : 'less';
  const counted = { title, smart_count: redemptions, count: number(redemptions) };
  const counts = { cost: money(cost), difference: money(Math.abs(difference ?? 0)) };
  return (
    <Alert
      role="status"
      severity={sort === 'more' || sort === 'less' ? 'warning' : 'success'}
      onClose={onClose}
      sx={{ mb: 1.5 }}
    >
      <AlertTitle>{translate('sendReports.done')}</AlertTitle>
      {`${translate('sendReports.covers', counted)} ${translate(`sendReports.${sort}`, counts)}`}
    </Alert>
  );
}

/** The delivered redemptions that no invoice covers yet, by gift. */
export function ToInvoice() {
  const translate = useTranslate();
  const { data, error, refetch } = useReports(states.delivered);
  const [uploading, setUploading] = useState<SupplierReport>();
  const [done, setDone] = useState<Uploaded>();
  return (
    <Section title={translate('sendReports.title')}>
      <Typography variant="body2" color="text.secondary" sx={{ mb: 1.5, maxWidth: '75ch' }}>
        {translate('sendReports.hint')}
      </Typography>
      {done ? <Done done={done} onClose={() => setDone(undefined)} /> : null}
      {error && !data ? <ListFailed onRetry={refetch} error={error} /> : null}
      {data || error ? null : <Skeleton variant="rounded" height={80} />}
      {data?.length === 0 ? <Typography>{translate('sendReports.none')}</Typography> : null}
      <Box component="ul" sx={{ listStyle: 'none', m: 0, p: 0 }}>
        {data?.map((report) => (
          <Gift key={report.gift_id} report={report} onUpload={() => setUploading(report)} />
        ))}
      </Box>
      {uploading ? (
        <Suspense>
          <UploadDialog
            report={uploading}
            onClose={() => setUploading(undefined)}
            onUploaded={setDone}
          />
        </Suspense>
      ) : null}
    </Section>
  );
}
