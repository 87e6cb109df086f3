import { Grid } from '@mui/material';
import { useTranslate } from 'react-admin';
import type { FinancialData } from '../../../../contract/reports/financial-data.ts';
import { Section } from '../../../resources/pieces/Section.tsx';
import { useWritten } from '../../../shell/use-written.ts';
import { Chart } from '../charts/Chart.tsx';
import { useColours } from '../charts/use-colours.ts';

/** Turnover by store, and points given beside those redeemed, of the stores that the table shows. */
export function FinancialCharts({ data: { currency, stores } }: { data: FinancialData }) {
  const translate = useTranslate();
  const { money, number } = useWritten(currency);
  const { primary, secondary, accent } = useColours();
  const labels = stores.map(({ name }) => name);
  const word = (name: string) => translate(`financial.columns.${name}`);
  return (
    <Grid container spacing={2}>
      <Grid size={{ xs: 12, lg: 6 }}>
        <Section title={translate('financial.turnoverChart')}>
          <Chart
            named
            title={translate('financial.turnoverChart')}
            column={word('name')}
            labels={labels}
            write={money}
            currency={currency}
            series={[
              {
                name: word('turnover'),
                values: stores.map(({ turnover }) => turnover),
                colour: primary,
              },
              {
                name: translate('financial.before'),
                values: stores.map(({ before }) => before.turnover),
                colour: accent,
              },
            ]}
          />
        </Section>
      </Grid>
      <Grid size={{ xs: 12, lg: 6 }}>
        <Section title={translate('financial.pointsChart')}>
          <Chart
            named
            title={translate('financial.pointsChart')}
            column={word('name')}
            labels={labels}
            write={number}
            series={[
              {
                name: word('points_given'),
                values: stores.map(({ points_given }) => points_given),
                colour: primary,
              },
              {
                name: word('points_redeemed'),
                values: stores.map(({ points_redeemed }) => points_redeemed),
                colour: secondary,
              },
            ]}
          />
        </Section>
      </Grid>
    </Grid>
  );
}
