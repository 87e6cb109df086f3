import { Stack } from '@mui/material';
import { useTranslate } from 'react-admin';
import type { CampaignReport } from '../../../../contract/campaigns/previews.ts';
import { Section } from '../../../resources/pieces/Section.tsx';
import { useWritten } from '../../../shell/use-written.ts';
import { Chart } from '../../reports/charts/Chart.tsx';
import { useColours } from '../../reports/charts/use-colours.ts';

type Day = CampaignReport['days'][number];
const mostBars = 62;

/** Days as they are, or where there are too many for bars, the months they are in. */
function barsOf(days: readonly Day[]) {
  if (days.length <= mostBars)
    return days.map((day) => ({ ...day, label: `${day.day.slice(8)}/${day.day.slice(5, 7)}` }));
  const months = new Map<string, Day & { label: string }>();
  for (const day of days) {
    const month = day.day.slice(0, 7);
    const label = `${month.slice(5)}/${month.slice(2, 4)}`;
    const before = months.get(month);
    months.set(month, before ? added(before, day) : { ...day, label });
  }
  return [...months.values()];
}

const added = (before: Day & { label: string }, day: Day) => ({
  ...before,
  reached: before.reached + day.reached,
  sent: before.sent + day.sent,
  delivered: before.delivered + day.delivered,
  redeemed: before.redeemed + day.redeemed,
  points: before.points + day.points,
  cost: before.cost + day.cost,
});

/** How many were reached, got their message and redeemed, and what that cost, over time. */
export function Days({ report: { days, currency } }: { report: CampaignReport }) {
  const translate = useTranslate();
  const { money, number } = useWritten(currency);
  const { primary, accent, success } = useColours();
  const bars = barsOf(days);
  const labels = bars.map(({ label }) => label);
  const said = (name: string) => translate(`campaignReport.figures.${name}`);
  const series = (name: 'reached' | 'delivered' | 'redeemed', colour: string) => ({
    name: said(name),
    values: bars.map((bar) => bar[name]),
    colour,
  });
  const title = translate('campaignReport.report.days');
  const column = translate('campaignReport.report.day');
  const cost = said('total');
  return (
    <Section title={title}>
      <Stack spacing={2}>
        <Chart
          title={title}
          column={column}
          labels={labels}
          write={number}
          series={[
            series('reached', primary),
            series('delivered', accent),
            series('redeemed', success),
          ]}
        />
        <Chart
          low
          title={cost}
          column={column}
          labels={labels}
          write={money}
          currency={currency}
          series={[{ name: cost, values: bars.map((bar) => bar.cost), colour: primary }]}
        />
      </Stack>
    </Section>
  );
}
