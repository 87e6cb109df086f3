import { Box, Typography } from '@mui/material';
import { useTranslate } from 'react-admin';
import type { CompanyOverview, StoreOverview } from '../../../../contract/reports/overview.ts';
import { useWritten } from '../../../shell/use-written.ts';
import { SparkLine } from '../charts/SparkLine.tsx';
import { useColours } from '../charts/use-colours.ts';
import { Change, FigureCard } from './FigureCard.tsx';

export const figureGrid = {
  display: 'grid',
  gap: 2,
  gridTemplateColumns: { xs: '1fr 1fr', lg: 'repeat(4, 1fr)' },
  listStyle: 'none',
  m: 0,
  p: 0,
} as const;

type Figure = 'amount' | 'receipts' | 'new_customers' | 'points_issued';

interface Props {
  readonly overview: StoreOverview &
    Partial<Pick<CompanyOverview, 'points_outstanding' | 'points_value' | 'outstanding'>>;
  /** Where each figure is listed, for whoever may see that. */
  readonly links: Readonly<Partial<Record<Figure | 'points_outstanding', string | undefined>>>;
}

/** Points with customers now: a liability, which no growth makes good or bad. */
function Outstanding({ overview, links }: Props) {
  const translate = useTranslate();
  const { money, number } = useWritten(overview.currency);
  const { secondary } = useColours();
  if (overview.points_outstanding === undefined) return null;
  const known = (overview.outstanding ?? []).filter((each) => each !== null);
  return (
    <FigureCard
      word="points_outstanding"
      value={number(overview.points_outstanding)}
      to={links.points_outstanding}
    >
      <Typography variant="body2" color="text.secondary">
        {translate('home.worth', { amount: money(overview.points_value ?? 0) })}
      </Typography>
      {known.length > 1 ? <SparkLine values={known} colour={secondary} /> : null}
    </FigureCard>
  );
}

/** The figures of a period, each beside the period before, with how it went, and where it is listed. */
export function PeriodFigures({ overview, links }: Props) {
  const { money, number } = useWritten(overview.currency);
  const { primary, success, accent, secondary } = useColours();
  const company = overview.points_outstanding !== undefined;
  const figures: readonly (readonly [Figure, (value: number) => string, string])[] = [
    ['amount', money, primary],
    ['receipts', number, success],
    ['new_customers', number, accent],
    ...(company ? [] : [['points_issued', number, secondary] as const]),
  ];
  return (
    <Box component="ul" sx={figureGrid}>
      {figures.map(([name, write, colour]) => (
        <FigureCard key={name} word={name} value={write(overview.total[name])} to={links[name]}>
          <Change now={overview.total[name]} before={overview.total_before[name]} />
          <SparkLine values={overview.days.map((day) => day[name])} colour={colour} />
        </FigureCard>
      ))}
      <Outstanding overview={overview} links={links} />
    </Box>
  );
}
