import { Box, Skeleton, Stack } from '@mui/material';
import { useTranslate } from 'react-admin';
import { resourceOf } from '../../../dataProvider/sources.ts';
import { ListFailed } from '../../../resources/list/ListFailed.tsx';
import { useCan, usePanel } from '../../../shell/context.ts';
import { useAddressOf } from '../../../shell/menu.ts';
import { Title } from '../../../shell/Title.tsx';
import { Backups } from './Backups.tsx';
import { Leaders } from './Leaders.tsx';
import { NeedsYou } from './NeedsYou.tsx';
import { PeriodChart } from './PeriodChart.tsx';
import { PeriodFigures } from './PeriodFigures.tsx';
import { PeriodToggle } from './PeriodToggle.tsx';
import { StartHere } from './StartHere.tsx';
import { Today } from './Today.tsx';
import { type HomePeriod, useCompanyOverview, useCompanyToday, useHomePeriod } from './use-home.ts';
import { WaitingMessages } from './WaitingMessages.tsx';

const waiting = <Skeleton variant="rounded" height={520} />;

const Now = () => <Today query={useCompanyToday()} />;

function Period({ period }: { period: HomePeriod }) {
  const addressOf = useAddressOf();
  const { data, error, refetch } = useCompanyOverview(period);
  const mayFinancial = useCan('stores.financial');
  const mayCustomers = useCan('customers.read');
  const mayLiability = useCan('stores.debts.liability');
  if (error && !data) return <ListFailed onRetry={refetch} error={error} />;
  if (!data) return waiting;
  const financial = mayFinancial ? addressOf('stores/financial-data') : undefined;
  const links = {
    amount: financial,
    receipts: financial,
    new_customers: mayCustomers ? addressOf(resourceOf('customers')) : undefined,
    points_outstanding: mayLiability ? addressOf('branch-debt/liability') : undefined,
  };
  return (
    <>
      <PeriodFigures overview={data} links={links} />
      <PeriodChart overview={data} />
      <Leaders overview={data} />
    </>
  );
}

/** The company: what wants somebody, how it went, and what led. */
export function CompanyHomePage() {
  const translate = useTranslate();
  const { user } = usePanel();
  const [period, setPeriod] = useHomePeriod('30');
  return (
    <Stack spacing={2} sx={{ mt: 1 }}>
      <Title title={translate('menu.home')} />
      {user.is_super_admin ? <Backups /> : null}
      {user.is_super_admin ? <WaitingMessages /> : null}
      <StartHere />
      <NeedsYou />
      <Box>
        <PeriodToggle period={period} onChange={setPeriod} />
      </Box>
      {period === 'today' ? <Now /> : <Period period={period} />}
    </Stack>
  );
}
