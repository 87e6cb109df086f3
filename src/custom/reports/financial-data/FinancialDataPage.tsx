import { Alert, Box, Skeleton, Stack, type Theme, Typography, useMediaQuery } from '@mui/material';
import { useTranslate } from 'react-admin';
import type { FinancialData } from '../../../../contract/reports/financial-data.ts';
import { formatPeriod, monthBack, type Period, soFar } from '../../../i18n/period.ts';
import { ExportButton } from '../../../resources/exports/ExportButton.tsx';
import { ListFailed } from '../../../resources/list/ListFailed.tsx';
import { Pages } from '../../../resources/list/Pager.tsx';
import { PeriodChooser } from '../../../resources/narrowing/PeriodChooser.tsx';
import { Tabs } from '../../../shell/Tabs.tsx';
import { Title } from '../../../shell/Title.tsx';
import { useWritten } from '../../../shell/use-written.ts';
import { columns } from './columns.ts';
import { FinancialCards } from './FinancialCards.tsx';
import { FinancialCharts } from './FinancialCharts.tsx';
import { FinancialTable } from './FinancialTable.tsx';
import { type FinancialQuery, useFinancialData } from './use-financial-data.ts';

/** The usual periods by the company's own day, which may not be that of the device. */
const usualOn = (today: string): Record<string, () => Period> => ({
  today: () => ({ from: today, to: today }),
  thisWeek: () => soFar('week', today),
  thisMonth: () => soFar('month', today),
  lastMonth: () => monthBack(1, today),
  thisYear: () => soFar('year', today),
});

/** Whether anything happened in the period; points may be outstanding all the same. */
const isBusy = ({ total: { turnover, receipts, ...points } }: FinancialData) =>
  [
    turnover,
    receipts,
    points.points_given,
    points.points_redeemed,
    points.points_expired,
    points.points_other,
  ].some(Boolean);

function Against({ data }: { data: FinancialData }) {
  const translate = useTranslate();
  const { money } = useWritten(data.currency);
  return (
    <Typography color="text.secondary" sx={{ maxWidth: '90ch' }}>
      {translate('financial.against', {
        before: formatPeriod(data.before),
        value: money(data.point_value),
      })}
    </Typography>
  );
}

function Figures({ data, query }: { data: FinancialData; query: FinancialQuery }) {
  const translate = useTranslate();
  const narrow = useMediaQuery<Theme>((theme) => theme.breakpoints.down('md'));
  if (!data.pagination.total)
    return <Typography color="text.secondary">{translate('financial.noStores')}</Typography>;
  return (
    <>
      <Against data={data} />
      {isBusy(data) ? (
        <FinancialCharts data={data} />
      ) : (
        <Alert severity="info">{translate('financial.nothing')}</Alert>
      )}
      <div>
        {narrow ? (
          <FinancialCards {...query} data={data} />
        ) : (
          <FinancialTable {...query} data={data} />
        )}
        <Pages
          page={data.pagination.current_page}
          total={data.pagination.total}
          size={data.pagination.items_per_page}
          onPage={query.setPage}
        />
      </div>
    </>
  );
}

const words = {
  name: 'financial.columns.name',
  ...Object.fromEntries(columns.map(({ name }) => [name, `financial.columns.${name}`])),
};

/** What each store took, gave and redeemed in a period, and what its points are worth. */
export function FinancialDataPage() {
  const translate = useTranslate();
  const query = useFinancialData();
  const { data, error, isPlaceholderData, refetch, period, choosePeriod } = query;
  return (
    <>
      <Title title={translate('tabs.stores/financial-data')} />
      <Tabs />
      <Stack spacing={2} sx={{ mt: 1, minWidth: 0 }}>
        <Typography color="text.secondary" sx={{ maxWidth: '90ch' }}>
          {translate('financial.hint')}
        </Typography>
        <Stack direction="row" useFlexGap sx={{ flexWrap: 'wrap', gap: 1 }}>
          <PeriodChooser
            label={translate('period.title')}
            period={period ?? data?.period}
            usual={usualOn(data?.today ?? soFar('month').to)}
            onChange={(chosen) => chosen && choosePeriod(chosen)}
          />
          <ExportButton
            exportKey="financial-data"
            query={{ ...(period ?? {}), sort: query.sort, order: query.order }}
            words={words}
          />
        </Stack>
        {error ? <ListFailed onRetry={refetch} error={error} /> : null}
        {data && !error ? (
          <Stack
            spacing={2}
            aria-busy={isPlaceholderData}
            sx={{ opacity: isPlaceholderData ? 0.6 : 1, minWidth: 0 }}
          >
            <Figures data={data} query={query} />
          </Stack>
        ) : null}
        {data || error ? null : (
          <Box role="status" aria-busy="true">
            <Skeleton variant="rounded" height={520} />
          </Box>
        )}
      </Stack>
    </>
  );
}
