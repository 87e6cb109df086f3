import { useTranslate } from 'react-admin';
import type { StoreOverview } from '../../../../contract/reports/overview.ts';
import { formatDate } from '../../../i18n/format.ts';
import { Section } from '../../../resources/pieces/Section.tsx';
import { useWritten } from '../../../shell/use-written.ts';
import { Chart } from '../charts/Chart.tsx';
import { useColours } from '../charts/use-colours.ts';

/** What was taken on each day of a period, beside the day of the period before. */
export function PeriodChart({ overview }: { overview: StoreOverview }) {
  const translate = useTranslate();
  const { primary, control } = useColours();
  const { money } = useWritten(overview.currency);
  const title = translate('home.amountByDay');
  return (
    <Section title={title}>
      <Chart
        title={title}
        column={translate('home.day')}
        labels={overview.days.map(({ day }) => formatDate(day).slice(0, 5))}
        write={money}
        currency={overview.currency}
        series={[
          {
            name: translate('home.thisPeriod'),
            values: overview.days.map(({ amount }) => amount),
            colour: primary,
          },
          {
            name: translate('home.periodBefore'),
            values: overview.before.map(({ amount }) => amount),
            colour: control,
          },
        ]}
      />
    </Section>
  );
}
