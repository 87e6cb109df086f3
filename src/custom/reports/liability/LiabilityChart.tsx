import { useTranslate } from 'react-admin';
import type { Liability } from '../../../../contract/reports/reports.ts';
import { useWritten } from '../../../shell/use-written.ts';
import { Chart } from '../charts/Chart.tsx';
import { useColours } from '../charts/use-colours.ts';
import { useMonthName } from './use-month-name.ts';

const pointsIn = (stores: Liability['stores'], month: string | null) =>
  stores
    .flatMap(({ months }) => months)
    .filter((share) => share.month === month)
    .reduce((sum, { points }) => sum + points, 0);

/** The points of each month, the stores on one another; the smallest share a colour. */
export function LiabilityChart({ liability: { stores, months } }: { liability: Liability }) {
  const translate = useTranslate();
  const monthName = useMonthName();
  const { number } = useWritten();
  const colours = Object.values(useColours());
  const largest = [...stores].sort((one, other) => other.total.points - one.total.points);
  // More colours than these nobody tells apart.
  const shown = stores.length > colours.length ? colours.length - 1 : stores.length;
  const others = largest.slice(shown);
  const groups = [
    ...largest.slice(0, shown).map((store) => ({ name: store.name, stores: [store] })),
    ...(others.length ? [{ name: translate('liability.others'), stores: others }] : []),
  ];
  return (
    <Chart
      stacked
      title={translate('liability.chart')}
      labels={months.map(monthName)}
      write={number}
      series={groups.map((group, index) => ({
        name: group.name,
        values: months.map((month) => pointsIn(group.stores, month)),
        colour: colours[index] ?? '',
      }))}
    />
  );
}
