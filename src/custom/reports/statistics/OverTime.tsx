import { Grid } from '@mui/material';
import { useTranslate } from 'react-admin';
import type { Statistics } from '../../../../contract/reports/statistics.ts';
import { formatDate } from '../../../i18n/format.ts';
import { Section } from '../../../resources/pieces/Section.tsx';
import { useWritten } from '../../../shell/use-written.ts';
import { Chart } from '../charts/Chart.tsx';
import { useColours } from '../charts/use-colours.ts';

const labelOf = (day: string, step: Statistics['step']) =>
  step === 'month' ? formatDate(day).slice(3) : formatDate(day).slice(0, 5);

/** Turnover over time, beside what it is held against, and points given and redeemed. */
export function OverTime({ data }: { readonly data: Statistics }) {
  const translate = useTranslate();
  const { money, number } = useWritten(data.currency);
  const { primary, secondary, accent } = useColours();
  const { series, series_before: earlier, step } = data;
  const word = (name: string) => translate(`statistics.columns.${name}`);
  const common = {
    column: translate(`statistics.steps.${step}`),
    labels: series.map(({ from }) => labelOf(from, step)),
  };
  const turnover = {
    name: word('turnover'),
    values: series.map((each) => each.turnover),
    colour: primary,
  };
  // Of periods that are not of one length the days beside each other are compared.
  const before = {
    name: translate('statistics.against'),
    values: series.map((_, index) => earlier[index]?.turnover ?? 0),
    colour: accent,
  };
  const points = (name: 'points_given' | 'points_redeemed', colour: string) => ({
    name: word(name),
    values: series.map((each) => each[name]),
    colour,
  });
  return (
    <Grid container spacing={2}>
      <Grid size={{ xs: 12, lg: 6 }}>
        <Section title={translate('statistics.charts.turnover')}>
          <Chart
            {...common}
            title={translate('statistics.charts.turnover')}
            write={money}
            currency={data.currency}
            series={earlier.length ? [turnover, before] : [turnover]}
          />
        </Section>
      </Grid>
      <Grid size={{ xs: 12, lg: 6 }}>
        <Section title={translate('statistics.charts.points')}>
          <Chart
            {...common}
            title={translate('statistics.charts.points')}
            write={number}
            series={[points('points_given', primary), points('points_redeemed', secondary)]}
          />
        </Section>
      </Grid>
    </Grid>
  );
}
