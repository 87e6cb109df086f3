import DownIcon from '@mui/icons-material/ArrowDownward';
import UpIcon from '@mui/icons-material/ArrowUpward';
import SameIcon from '@mui/icons-material/DragHandle';
import { Box, Link, Stack, Typography } from '@mui/material';
import { useTranslate } from 'react-admin';
import { Link as RouterLink } from 'react-router';
import type { StoreHome } from '../../../../contract/reports/reports.ts';
import { resourceOf } from '../../../dataProvider/sources.ts';
import { useCan, usePanel } from '../../../shell/context.ts';
import { useAddressOf } from '../../../shell/menu.ts';
import { useWritten } from '../../../shell/use-written.ts';
import { FigureCard } from './FigureCard.tsx';

const signs = {
  more: UpIcon,
  less: DownIcon,
  same: SameIcon,
};

interface DifferenceProps {
  readonly now: number;
  readonly before: number;
  readonly write: (value: number) => string;
}

/** More or less than a week ago, in words and with a sign; no colour, since the day is not over. */
function Difference({ now, before, write }: DifferenceProps) {
  const translate = useTranslate();
  const by = Math.round((now - before) * 100) / 100;
  const way = by > 0 ? 'more' : by < 0 ? 'less' : 'same';
  const Icon = signs[way];
  return (
    <Stack direction="row" spacing={0.5} sx={{ color: 'text.secondary', alignItems: 'center' }}>
      <Icon sx={{ fontSize: 16 }} aria-hidden />
      <Typography variant="body2">
        {translate(`home.${way}`, { by: write(Math.abs(by)) })}
      </Typography>
    </Stack>
  );
}

function Pending({ count }: { count: number }) {
  const translate = useTranslate();
  const addressOf = useAddressOf();
  const mayRead = useCan('transactions.read');
  const { panel } = usePanel();
  if (!mayRead || !count || panel !== 'storePanel') return null;
  return (
    <Link component={RouterLink} to={addressOf(resourceOf('pending-payments'))} variant="body2">
      {translate('home.openPending')}
    </Link>
  );
}

/** Today's figures, each beside last week's. */
export function Figures({ home }: { home: StoreHome }) {
  const { money, number } = useWritten(home.currency);
  const { today, last_week, pending_payments } = home;
  const figures = [
    ['receipts', number],
    ['amount', money],
    ['points_issued', number],
    ['points_redeemed', number],
    ['new_customers', number],
  ] as const;
  return (
    <Box
      component="ul"
      sx={{
        display: 'grid',
        gap: 2,
        gridTemplateColumns: { xs: '1fr 1fr', md: 'repeat(3, 1fr)', xl: 'repeat(6, 1fr)' },
        listStyle: 'none',
        m: 0,
        p: 0,
      }}
    >
      {figures.map(([name, write]) => (
        <FigureCard key={name} word={name} value={write(today[name])}>
          <Difference now={today[name]} before={last_week[name]} write={write} />
        </FigureCard>
      ))}
      <FigureCard word="pending_payments" value={number(pending_payments)}>
        <Pending count={pending_payments} />
      </FigureCard>
    </Box>
  );
}
