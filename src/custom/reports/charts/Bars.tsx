import { BarChart } from '@mui/x-charts/BarChart';
import { type Language, locales } from '../../../../contract/engine/languages.ts';
import { usePanel } from '../../../shell/context.ts';
import { brokenUp, nameWidth } from './names.ts';

export interface Series {
  readonly name: string;
  readonly values: readonly number[];
  readonly colour: string;
}

export interface BarsProps {
  /** What stands below each bar, or left of it. */
  readonly labels: readonly string[];
  readonly series: readonly Series[];
  /** How a value is written. */
  readonly write: (value: number) => string;
  readonly height: number;
  /** Written on the axis where the values are money. */
  readonly currency?: string;
  /** Whether the series stand on one another. */
  readonly stacked?: boolean;
  /** Whether labels are names of several words: they stand left of bars that lie. */
  readonly named?: boolean;
}

/** How the axis writes: short, as the reader's language does. */
const compactly = (lang: Language, currency: string | undefined) =>
  new Intl.NumberFormat(locales[lang], {
    notation: 'compact',
    ...(currency ? { style: 'currency', currency, maximumFractionDigits: 1 } : {}),
  });

const axisHeight = 24;
/** Bars; loaded only where there is a chart, since what draws them is larger than a panel's list. */
export function Bars(props: BarsProps) {
  const { labels, series, write, height, currency, stacked = false, named = false } = props;
  const { lang } = usePanel();
  const compact = compactly(lang, currency);
  const band = { scaleType: 'band' as const, data: [...labels] };
  const names = {
    ...band,
    width: nameWidth,
    // One that is left out is missed.
    tickLabelInterval: () => true,
    valueFormatter: (label: string, { location }: { location: string }) =>
      location === 'tick' ? brokenUp(label) : label,
  };
  const amounts = {
    valueFormatter: (value: number) => compact.format(value),
    // There is no half of a customer.
    ...(currency ? {} : { tickMinStep: 1 }),
  };
  return (
    <BarChart
      height={height}
      skipAnimation
      disableKeyboardNavigation
      layout={named ? 'horizontal' : 'vertical'}
      // The last value of an axis is cut short unless it has room as if it stood in one line.
      margin={{ top: 8, right: named ? 24 : 8, bottom: 0, left: 0 }}
      borderRadius={3}
      grid={named ? { vertical: true } : { horizontal: true }}
      xAxis={[{ ...(named ? amounts : band), height: axisHeight }]}
      yAxis={[named ? names : { ...amounts, width: 60 }]}
      series={series.map(({ name, values, colour }) => ({
        label: name,
        data: [...values],
        color: colour,
        valueFormatter: (value: number | null) => write(value ?? 0),
        ...(stacked ? { stack: 'all' } : {}),
      }))}
      slotProps={{ legend: { position: { vertical: 'top', horizontal: 'start' } } }}
    />
  );
}
