import { Card, Skeleton, Stack, TextField, Typography } from '@mui/material';
import { useTranslate } from 'react-admin';
import { ExportButton } from '../../../resources/exports/ExportButton.tsx';
import { InlineHint } from '../../../resources/list/InlineHint.tsx';
import { ListFailed } from '../../../resources/list/ListFailed.tsx';
import { Pages } from '../../../resources/list/Pager.tsx';
import { Tabs } from '../../../shell/Tabs.tsx';
import { Title } from '../../../shell/Title.tsx';
import { LimitRows } from './LimitRows.tsx';
import { useDailyLimits } from './use-daily-limits.ts';

const words = {
  name: 'dailyLimits.store',
  q: 'ra.action.search',
  'offline.amount': 'dailyLimits.offline.amount',
  'offline.points': 'dailyLimits.offline.points',
  'online.amount': 'dailyLimits.online.amount',
  'online.points': 'dailyLimits.online.points',
};

function Limits({ data, page, setPage, typed }: ReturnType<typeof useDailyLimits>) {
  const translate = useTranslate();
  if (!data) return <Skeleton variant="rounded" height={420} sx={{ m: 2 }} />;
  return (
    <>
      <LimitRows standard={data.default} stores={data.stores} />
      {data.stores.length ? null : (
        <Typography color="text.secondary" sx={{ p: 2 }}>
          {translate(typed ? 'shell.filters.nothing' : 'dailyLimits.empty')}
        </Typography>
      )}
      <Pages
        page={page}
        total={data.pagination.total}
        size={data.pagination.items_per_page}
        onPage={setPage}
      />
    </>
  );
}

/** What the stores may take in a day: a default for all, and what a store sets for itself. */
export function DailyLimitsPage() {
  const translate = useTranslate();
  const limits = useDailyLimits();
  const { data, error, refetch, typed, search } = limits;
  return (
    <>
      <Title title={translate('tabs.stores/daily-transaction-limits')} />
      <Tabs />
      <InlineHint text={translate('dailyLimits.hint')} />
      {error && !data ? (
        <ListFailed onRetry={refetch} error={error} />
      ) : (
        <Card>
          <Stack
            direction="row"
            role="search"
            useFlexGap
            sx={{ p: 2, gap: 1, flexWrap: 'wrap', alignItems: 'center' }}
          >
            <TextField
              type="search"
              fullWidth={false}
              label={translate('ra.action.search')}
              value={typed}
              onChange={(event) => search(event.target.value)}
              sx={{ m: 0, minWidth: { xs: '100%', sm: 260 } }}
              slotProps={{ htmlInput: { maxLength: 100 }, inputLabel: { shrink: true } }}
            />
            <ExportButton
              exportKey="daily-limits"
              query={{ q: typed }}
              rows={data?.pagination.total}
              words={words}
            />
          </Stack>
          <Limits {...limits} />
        </Card>
      )}
    </>
  );
}
