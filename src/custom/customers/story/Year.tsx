import { Box, LinearProgress, Skeleton, Typography } from '@mui/material';
import { useTranslate } from 'react-admin';
import type { CustomerYear } from '../../../../contract/customers/customer-story.ts';
import { ListFailed } from '../../../resources/list/ListFailed.tsx';
import { Section } from '../../../resources/pieces/Section.tsx';
import { useWritten } from '../../../shell/use-written.ts';
import { Chart } from '../../reports/charts/Chart.tsx';
import { useColours } from '../../reports/charts/use-colours.ts';
import { useYear } from './use-story.ts';

/** How far the next tier is: a bar, and what is missing in words. */
function NextTier({ year: { next_tier: next, currency } }: { year: CustomerYear }) {
  const translate = useTranslate();
  const { lang, money, number } = useWritten(currency);
  if (!next) return null;
  const said =
    next.counts === 'amount'
      ? translate('desk.story.toTierAmount', {
          missing: money(next.missing),
          tier: next.title[lang],
        })
      : translate('desk.story.toTier', {
          smart_count: next.missing,
          missing: number(next.missing),
          tier: next.title[lang],
        });
  return (
    <Box sx={{ mb: 2 }}>
      <Typography sx={{ mb: 0.5 }}>{said}</Typography>
      <LinearProgress
        variant="determinate"
        value={next.progress * 100}
        aria-label={said}
        sx={{ height: 8, borderRadius: 4 }}
      />
    </Box>
  );
}

/** What a customer bought in each of the last twelve months, and how far the next tier is. */
export function Year({ id }: { id: number }) {
  const translate = useTranslate();
  const { data, error, refetch } = useYear(id);
  const { primary } = useColours();
  const { money } = useWritten(data?.currency);
  const title = translate('desk.story.year');
  if (!data && error) return <ListFailed onRetry={refetch} error={error} />;
  if (!data) return <Skeleton variant="rounded" height={280} />;
  return (
    <Section title={title}>
      <NextTier year={data} />
      <Chart
        low
        title={title}
        column={translate('desk.story.month')}
        labels={data.months.map(({ month }) => `${month.slice(5, 7)}/${month.slice(2, 4)}`)}
        write={money}
        currency={data.currency}
        series={[
          {
            name: translate('desk.story.amount'),
            values: data.months.map(({ amount }) => amount),
            colour: primary,
          },
        ]}
      />
    </Section>
  );
}
