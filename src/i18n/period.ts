import dayjs from 'dayjs';
import { formatDate } from './format.ts';

/** From one day to another, both within, as `YYYY-MM-DD`. */
export interface Period {
  readonly from: string;
  readonly to: string;
}

const dayOf = (moment: dayjs.ConfigType) => dayjs(moment).format('YYYY-MM-DD');

/** The last days of the device's calendar, today among them. */
export const lastDays = (count: number): Period => ({
  from: dayOf(dayjs().subtract(count - 1, 'day')),
  to: dayOf(undefined),
});

/** The month so far, or a whole one before it; by the device's calendar unless another day is today. */
export function monthBack(months: number, today?: string): Period {
  const month = dayjs(today).subtract(months, 'month');
  return {
    from: dayOf(month.startOf('month')),
    to: months ? dayOf(month.endOf('month')) : dayOf(today),
  };
}

/** The week, which begins on Monday, the month or the year so far. */
export function soFar(unit: 'week' | 'month' | 'year', today?: string): Period {
  const day = dayjs(today);
  const from = unit === 'week' ? day.subtract((day.day() + 6) % 7, 'day') : day.startOf(unit);
  return { from: dayOf(from), to: dayOf(day) };
}

/** A whole month, by its first day. */
export const monthOf = (first: string): Period => ({
  from: first,
  to: dayOf(dayjs(first).endOf('month')),
});

/** A day typed as DD/MM/YYYY, with any sign or none between its parts; nothing for what is none. */
export function parseDay(text: string): string | undefined {
  const [, day = '', month = '', year = ''] =
    /^\s*(\d{1,2})\D?(\d{1,2})\D?(\d{4})\s*$/.exec(text) ?? [];
  const written = `${year}-${month.padStart(2, '0')}-${day.padStart(2, '0')}`;
  return dayOf(written) === written ? written : undefined;
}

/** DD/MM/YYYY – DD/MM/YYYY (period-range-display). */
export const formatPeriod = ({ from, to }: Period) => `${formatDate(from)} – ${formatDate(to)}`;

/** The instants between which the days of the device lie, as a list is asked for them. */
export const instantsOf = ({ from, to }: Period) =>
  [dayjs(from).startOf('day'), dayjs(to).add(1, 'day').startOf('day')]
    .map((moment) => moment.toISOString())
    .join('..');

/** The days that `instantsOf` was made of; nothing for a text that it did not make. */
export function daysOf(instants: string): Period | undefined {
  const [from, until] = instants.split('..').map((moment) => dayjs(moment));
  if (!from?.isValid() || !until?.isValid()) return undefined;
  return { from: dayOf(from), to: dayOf(until.subtract(1, 'ms')) };
}
