import { Grid } from '@mui/material';
import { useTranslate } from 'react-admin';
import type { StoreHome } from '../../../../contract/reports/reports.ts';
import { formatDate } from '../../../i18n/format.ts';
import { Section } from '../../../resources/pieces/Section.tsx';
import { useWritten } from '../../../shell/use-written.ts';
import { Chart } from '../charts/Chart.tsx';
import { useColours } from '../charts/use-colours.ts';

// Hours in which nobody ever buys would only make the others narrow.
function busyHours({ hours }: StoreHome) {
  const busy = hours.filter(({ amount, last_week }) => amount > 0 || last_week > 0);
  const first = Math.min(busy[0]?.hour ?? 9, 9);
  const last = Math.max(busy.at(-1)?.hour ?? 20, 20);
  return hours.filter(({ hour }) => hour >= first && hour <= last);
}

function Hours({ home }: { home: StoreHome }) {
  const translate = useTranslate();
  const { primary, accent } = useColours();
  const { money } = useWritten(home.currency);
  const hours = busyHours(home);
  const title = translate('home.hours');
  return (
    <Section title={title}>
      <Chart
        title={title}
        column={translate('home.hour')}
        labels={hours.map(({ hour }) => String(hour).padStart(2, '0'))}
        write={money}
        currency={home.currency}
        series={[
          {
            name: translate('home.today'),
            values: hours.map(({ amount }) => amount),
            colour: primary,
          },
          {
            name: translate('home.lastWeek'),
            values: hours.map(({ last_week }) => last_week),
            colour: accent,
          },
        ]}
      />
    </Section>
  );
}

function Days({ home: { days } }: { home: StoreHome }) {
  const translate = useTranslate();
  const { primary, secondary, success } = useColours();
  const { number } = useWritten();
  const title = translate('home.days');
  const shared = {
    column: translate('home.day'),
    labels: days.map(({ day }) => formatDate(day).slice(0, 5)),
    write: number,
    low: true,
  };
  const series = (name: 'receipts' | 'points_issued' | 'points_redeemed', colour: string) => ({
    name: translate(`home.figures.${name}`),
    values: days.map((each) => each[name]),
    colour,
  });
  return (
    <Section title={title}>
      <Chart
        {...shared}
        title={`${title}: ${translate('home.figures.receipts')}`}
        series={[series('receipts', success)]}
      />
      <Chart
        {...shared}
        title={`${title}: ${translate('home.points')}`}
        series={[series('points_issued', primary), series('points_redeemed', secondary)]}
      />
    </Section>
  );
}

/** Today hour by hour, and the last two weeks day by day. */
export function HomeCharts({ home }: { home: StoreHome }) {
  return (
    <Grid container spacing={2}>
      <Grid size={{ xs: 12, lg: 6 }}>
        <Hours home={home} />
      </Grid>
      <Grid size={{ xs: 12, lg: 6 }}>
        <Days home={home} />
      </Grid>
    </Grid>
  );
}
