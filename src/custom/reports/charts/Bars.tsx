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
  /** Whether labels are names of several words, which are broken into lines. */
  readonly named?: boolean;
}

/** How the axis writes: short, as the reader's language does. */
const compactly = (lang: Language, currency: string | undefined) =>
  new Intl.NumberFormat(locales[lang], {
    notation: 'compact',
    ...(currency ? { style: 'currency', currency, maximumFractionDigits: 1 } : {}),
  });

const mostLetters = 8;
const lineHeight = 18;

/** A name in lines that are narrow enough for a bar of a phone, where no word is longer. */
function brokenUp(name: string): string {
  const lines: string[] = [];
  for (const word of name.split(' ')) {
    const longer = `${lines.at(-1)} ${word}`;
    if (lines.length && longer.length <= mostLetters) lines.splice(-1, 1, longer);
    else lines.push(word);
  }
  return lines.join('\n');
}

/** Bars; loaded only where there is a chart, since what draws them is larger than a panel's list. */
export function Bars(props: BarsProps) {
  const { labels, series, write, height, currency, stacked = false, named = false } = props;
  const { lang } = usePanel();
  const compact = compactly(lang, currency);
  const tick = (label: string, { location }: { location: string }) =>
    named && location === 'tick' ? brokenUp(label) : label;
  const lines = named
    ? Math.max(1, ...labels.map((label) => brokenUp(label).split('\n').length))
    : 1;
  return (
    <BarChart
      height={height}
      skipAnimation
      disableKeyboardNavigation
      // The last of some names is cut short unless it has room as if it stood in one line.
      margin={{ top: 8, right: named ? 36 : 8, bottom: 0, left: 0 }}
      borderRadius={3}
      grid={{ horizontal: true }}
      xAxis={[
        {
          scaleType: 'band',
          data: [...labels],
          height: 6 + lineHeight * lines,
          valueFormatter: tick,
          // Names are few, and one that is left out is missed.
          ...(named ? { tickLabelInterval: () => true } : {}),
        },
      ]}
      yAxis={[
        {
          width: 60,
          valueFormatter: (value: number) => compact.format(value),
          // There is no half of a customer.
          ...(currency ? {} : { tickMinStep: 1 }),
        },
      ]}
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
