import { BarChart } from '@mui/x-charts/BarChart';
import { type Language, locales } from '../../../../contract/engine/languages.ts';
import { usePanel } from '../../../shell/context.ts';

export interface Series {
  readonly name: string;
  readonly values: readonly number[];
  readonly colour: string;
}

export interface BarsProps {
  /** What stands below each bar. */
  readonly labels: readonly string[];
  readonly series: readonly Series[];
  /** How a value is written. */
  readonly write: (value: number) => string;
  readonly height: number;
  /** Written on the axis where the values are money. */
  readonly currency?: string;
  /** Whether the series stand on one another. */
  readonly stacked?: boolean;
  /** Whether labels are names of several words, each on a line of its own. */
  readonly named?: boolean;
}

/** How the axis writes: short, as the reader's language does. */
const compactly = (lang: Language, currency: string | undefined) =>
  new Intl.NumberFormat(locales[lang], {
    notation: 'compact',
    ...(currency ? { style: 'currency', currency, maximumFractionDigits: 1 } : {}),
  });

/** Bars; loaded only where there is a chart, since what draws them is larger than a panel's list. */
export function Bars(props: BarsProps) {
  const { labels, series, write, height, currency, stacked = false, named = false } = props;
  const { lang } = usePanel();
  const compact = compactly(lang, currency);
  const tick = (label: string, { location }: { location: string }) =>
    named && location === 'tick' ? label.replaceAll(' ', '\n') : label;
  return (
    <BarChart
      height={height}
      skipAnimation
      disableKeyboardNavigation
      margin={{ top: 8, right: 8, bottom: 0, left: 0 }}
      borderRadius={3}
      grid={{ horizontal: true }}
      xAxis={[
        { scaleType: 'band', data: [...labels], height: named ? 44 : 24, valueFormatter: tick },
      ]}
      yAxis={[{ width: 60, valueFormatter: (value: number) => compact.format(value) }]}
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
