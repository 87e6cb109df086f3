import AddIcon from '@mui/icons-material/Add';
import TillIcon from '@mui/icons-material/PointOfSaleOutlined';
import { Box, Button, Skeleton, Stack } from '@mui/material';
import { useTranslate } from 'react-admin';
import { Link } from 'react-router';
import { resourceOf } from '../../../dataProvider/sources.ts';
import { ListFailed } from '../../../resources/list/ListFailed.tsx';
import { useCan, usePanel } from '../../../shell/context.ts';
import { useAddressOf } from '../../../shell/menu.ts';
import { Title } from '../../../shell/Title.tsx';
import { LiveMark } from './LiveMark.tsx';
import { PeriodChart } from './PeriodChart.tsx';
import { PeriodFigures } from './PeriodFigures.tsx';
import { PeriodToggle } from './PeriodToggle.tsx';
import { Today } from './Today.tsx';
import { type HomePeriod, useHomePeriod, useStoreOverview, useToday } from './use-home.ts';

const waiting = <Skeleton variant="rounded" height={520} />;

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

const Now = () => <Today query={useToday()} />;

function Period({ period }: { period: HomePeriod }) {
  const addressOf = useAddressOf();
  const mayReceipts = useCan('transactions.read');
  const { data, error, refetch } = useStoreOverview(period);
  if (error && !data) return <ListFailed onRetry={refetch} error={error} />;
  if (!data) return waiting;
  const receipts = mayReceipts ? addressOf(resourceOf('transactions')) : undefined;
  return (
    <>
      <PeriodFigures overview={data} links={{ amount: receipts, receipts }} />
      <PeriodChart overview={data} />
    </>
  );
}

/** The store today, as it happens, and how it went before. */
export function HomePage() {
  const translate = useTranslate();
  const [period, setPeriod] = useHomePeriod('today');
  return (
    <Stack spacing={2} sx={{ mt: 1 }}>
      <Title title={translate('menu.home')} />
      <Stack direction="row" useFlexGap sx={{ flexWrap: 'wrap', gap: 1.5, alignItems: 'center' }}>
        <Doing />
        <PeriodToggle period={period} onChange={setPeriod} />
        <Box sx={{ flexGrow: 1 }} />
        <LiveMark />
      </Stack>
      {period === 'today' ? <Now /> : <Period period={period} />}
    </Stack>
  );
}
