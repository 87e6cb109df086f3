import AddIcon from '@mui/icons-material/Add';
import TillIcon from '@mui/icons-material/PointOfSaleOutlined';
import { Box, Button, Skeleton, Stack } from '@mui/material';
import { useQuery } from '@tanstack/react-query';
import { Title, useTranslate } from 'react-admin';
import { Link } from 'react-router';
import type { storeHome } from '../../../../contract/reports/reports.ts';
import { ListFailed } from '../../../resources/list/ListFailed.tsx';
import { send } from '../../../session/api.ts';
import { useCan, usePanel } from '../../../shell/context.ts';
import { useAddressOf } from '../../../shell/menu.ts';
import { Against } from './Against.tsx';
import { Figures } from './Figures.tsx';
import { HomeCharts } from './HomeCharts.tsx';
import { LiveMark } from './LiveMark.tsx';

function useHome() {
  const { store } = usePanel();
  return useQuery({
    queryKey: ['home', store.store_id],
    queryFn: async ({ signal }) =>
      (
        await send<typeof storeHome>('GET', '/stores/{storeId}/home', {
          params: { storeId: store.store_id },
          signal,
        })
      ).data,
  });
}

function Doing() {
  const translate = useTranslate();
  const addressOf = useAddressOf();
  const { lang } = usePanel();
  if (!useCan('transactions.create')) return null;
  return (
    <>
      <Button
        variant="contained"
        startIcon={<AddIcon />}
        component={Link}
        to={addressOf('new-transaction')}
      >
        {translate('menu.newTransaction')}
      </Button>
      <Button
        variant="outlined"
        startIcon={<TillIcon />}
        component={Link}
        to={`/${lang}/points-pos`}
      >
        {translate('home.till')}
      </Button>
    </>
  );
}

/** The store today, as it happens. */
export function HomePage() {
  const translate = useTranslate();
  const { data, error, refetch } = useHome();
  return (
    <Stack spacing={2} sx={{ mt: 1 }}>
      <Title title={translate('menu.home')} />
      <Stack direction="row" useFlexGap sx={{ flexWrap: 'wrap', gap: 1.5, alignItems: 'center' }}>
        <Doing />
        <Box sx={{ flexGrow: 1 }} />
        <LiveMark />
      </Stack>
      <Against />
      {error && !data ? <ListFailed onRetry={refetch} error={error} /> : null}
      {data ? (
        <>
          <Figures home={data} />
          <HomeCharts home={data} />
        </>
      ) : null}
      {data || error ? null : <Skeleton variant="rounded" height={520} />}
    </Stack>
  );
}
