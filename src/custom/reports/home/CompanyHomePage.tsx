import { Alert, Box, Button, Skeleton, Stack, Typography } from '@mui/material';
import { useQuery } from '@tanstack/react-query';
import { Title, useTranslate } from 'react-admin';
import { Link } from 'react-router';
import type {
  CompanyHome,
  companyHome,
  companyNotifications,
  Notice,
  QuickStatistics,
  quickStatistics,
} from '../../../../contract/reports/company-home.ts';
import { resourceOf } from '../../../dataProvider/sources.ts';
import { formatDate } from '../../../i18n/format.ts';
import { ListFailed } from '../../../resources/list/ListFailed.tsx';
import { send } from '../../../session/api.ts';
import { useCan, usePanel } from '../../../shell/context.ts';
import { useAddressOf } from '../../../shell/menu.ts';
import { useWritten } from '../../../shell/use-written.ts';
import { Against } from './Against.tsx';
import { Backups } from './Backups.tsx';
import { Figure, Figures } from './Figures.tsx';
import { HomeCharts } from './HomeCharts.tsx';
import { StoreTable } from './StoreTable.tsx';

function useCompanyHome() {
  const { store } = usePanel();
  const params = { storeId: store.store_id };
  return useQuery({
    queryKey: ['company-home', store.store_id],
    queryFn: async ({ signal }) => {
      const [quick, whole, answer] = await Promise.all([
        send<typeof quickStatistics>('GET', '/companies/{storeId}/quick-statistics', {
          params,
          signal,
        }),
        send<typeof companyHome>('GET', '/companies/{storeId}/home', { params, signal }),
        send<typeof companyNotifications>('GET', '/companies/{storeId}/notifications', {
          params,
          signal,
        }),
      ]);
      return { quick: quick.data, whole: whole.data, notices: answer.data.notifications };
    },
  });
}

/** Where a notice is looked after, and what is wanted to go there. */
const placeOf = ({ notification_id: id }: Notice) => {
  if (id.startsWith('messages')) return { path: 'messages', permission: 'messages.read' } as const;
  if (id === 'synergies_asked')
    return { path: resourceOf('synergies'), permission: 'collaborators.read' } as const;
  return undefined;
};

const isGrave = (notice: Notice) => notice.notification_id.endsWith('failed');

function OpenNotice({ notice }: { notice: Notice }) {
  const translate = useTranslate();
  const addressOf = useAddressOf();
  const place = placeOf(notice);
  const mayOpen = useCan(place?.permission);
  if (!place || !mayOpen) return null;
  return (
    <Button color="inherit" size="small" component={Link} to={addressOf(place.path)}>
      {translate('home.openPending')}
    </Button>
  );
}

/** What wants looking after, and where. */
function Notices({ notices }: { notices: readonly Notice[] }) {
  const translate = useTranslate();
  // What the banner above every page tells is not told twice.
  const shown = notices.filter((each) => !each.notification_id.startsWith('subscription'));
  if (!shown.length) return null;
  return (
    <Stack spacing={1}>
      {shown.map((notice) => (
        <Alert
          key={notice.notification_id}
          severity={isGrave(notice) ? 'error' : 'info'}
          action={<OpenNotice notice={notice} />}
        >
          {translate(`home.notices.${notice.notification_id}`, {
            smart_count: notice.count ?? 0,
            date: notice.at ? formatDate(notice.at) : '',
          })}
        </Alert>
      ))}
    </Stack>
  );
}

function Quick({ quick }: { quick: QuickStatistics }) {
  const { money, number } = useWritten(quick.currency);
  const figures = [
    ['customers', number(quick.customers)],
    ['new_this_month', number(quick.new_customers)],
    ['receipts_this_month', number(quick.receipts)],
    ['amount_this_month', money(quick.amount)],
    ['points_outstanding', number(quick.points_outstanding)],
    ['points_value', money(quick.points_value)],
    ['claims_open', number(quick.claims_open)],
    ['stores', number(quick.stores)],
  ] as const;
  return (
    <Box
      component="ul"
      sx={{
        display: 'grid',
        gap: 2,
        gridTemplateColumns: { xs: '1fr 1fr', md: 'repeat(4, 1fr)' },
        listStyle: 'none',
        m: 0,
        p: 0,
      }}
    >
      {figures.map(([word, value]) => (
        <Figure key={word} word={word} value={value} />
      ))}
    </Box>
  );
}

function Shown({ whole }: { whole: CompanyHome }) {
  const translate = useTranslate();
  return (
    <>
      <Against />
      <Figures home={whole} />
      <HomeCharts home={whole} />
      <Typography variant="h4" component="h2">
        {translate('home.byStore')}
      </Typography>
      <StoreTable stores={whole.stores} currency={whole.currency} />
    </>
  );
}

/** The company now: what wants looking after, what it has reached, and today in its stores. */
export function CompanyHomePage() {
  const translate = useTranslate();
  const { user } = usePanel();
  const { data, error, refetch } = useCompanyHome();
  return (
    <Stack spacing={2} sx={{ mt: 1 }}>
      <Title title={translate('menu.home')} />
      {user.is_super_admin ? <Backups /> : null}
      {error && !data ? <ListFailed onRetry={refetch} error={error} /> : null}
      {data ? (
        <>
          <Notices notices={data.notices} />
          <Quick quick={data.quick} />
          <Shown whole={data.whole} />
        </>
      ) : null}
      {data || error ? null : <Skeleton variant="rounded" height={520} />}
    </Stack>
  );
}
