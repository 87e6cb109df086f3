import { Alert, Box, Skeleton, Stack, Typography } from '@mui/material';
import { useTranslate } from 'react-admin';
import type { Statistics } from '../../../../contract/reports/statistics.ts';
import { formatPeriod } from '../../../i18n/period.ts';
import { ListFailed } from '../../../resources/list/ListFailed.tsx';
import { Title } from '../../../shell/Title.tsx';
import { ByStore } from './ByStore.tsx';
import { HourMap } from './HourMap.tsx';
import { Leading } from './Leading.tsx';
import { Narrowing } from './Narrowing.tsx';
import { OverTime } from './OverTime.tsx';
import { People } from './People.tsx';
import {
  type Filters,
  useActiveUsers,
  useFilters,
  useLeaders,
  useStatistics,
  useTwoMonths,
} from './use-statistics.ts';

const isQuiet = ({ total }: Statistics) =>
  !total.receipts && !total.points_given && !total.points_redeemed && !total.customers_new;

/** Who came and what led is counted from receipts: it comes when it comes, and nothing waits for it. */
function Later({ filters, data }: { readonly filters: Filters; readonly data: Statistics }) {
  const people = useActiveUsers(filters);
  const months = useTwoMonths(filters);
  const leaders = useLeaders(filters);
  return (
    <>
      <ByStore
        data={data}
        filters={filters}
        people={people.isPlaceholderData ? undefined : people.data}
      />
      <OverTime data={data} />
      <HourMap data={data} />
      {people.data ? <People filters={filters} people={people.data} months={months.data} /> : null}
      {people.error && !people.data ? (
        <ListFailed onRetry={people.refetch} error={people.error} />
      ) : null}
      {people.data || people.error ? null : <Skeleton variant="rounded" height={300} />}
      {leaders.data ? <Leading leaders={leaders.data} /> : null}
    </>
  );
}

/** What the stores took, gave and redeemed in a period: by store, over time, by the hour, and whom they reached. */
export function StatisticsPage() {
  const translate = useTranslate();
  const { filters, choose } = useFilters();
  const { data, error, isPlaceholderData, refetch } = useStatistics(filters);
  return (
    <>
      <Title title={translate('tabs.business-statistics')} />
      <Stack spacing={2} sx={{ mt: 1, minWidth: 0 }}>
        <Narrowing filters={filters} period={data?.period} today={data?.today} onChoose={choose} />
        {error ? <ListFailed onRetry={refetch} error={error} /> : null}
        {data && !error ? (
          <Stack
            spacing={2}
            aria-busy={isPlaceholderData}
            sx={{ opacity: isPlaceholderData ? 0.6 : 1, minWidth: 0 }}
          >
            <Typography color="text.secondary" sx={{ maxWidth: '90ch' }}>
              {data.before
                ? translate('statistics.hintAgainst', { before: formatPeriod(data.before) })
                : translate('statistics.hint')}
            </Typography>
            {isQuiet(data) ? (
              <Alert severity="info">{translate('statistics.nothing')}</Alert>
            ) : null}
            <Later filters={filters} data={data} />
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
