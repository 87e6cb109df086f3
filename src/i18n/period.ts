import dayjs from 'dayjs';
import { dayOfMoment, momentAfterDay, momentOfDay } from './calendar.ts';
import { formatDate } from './format.ts';

/** From one day to another, both within, as `YYYY-MM-DD`. */
export interface Period {
  readonly from: string;
  readonly to: string;
}

const dayOf = (day: dayjs.Dayjs) => day.format('YYYY-MM-DD');
/** Days are counted on the calendar alone, so that no clock change takes one. */
const today = () => dayOfMoment();

/** The last days of the programme's calendar, today among them. */
export const lastDays = (count: number): Period => ({
  from: dayOf(dayjs(today()).subtract(count - 1, 'day')),
  to: today(),
});

/** The month so far, or a whole one before it; by the programme's calendar unless another day is given. */
export function monthBack(months: number, day = today()): Period {
  const month = dayjs(day).subtract(months, 'month');
  return {
    from: dayOf(month.startOf('month')),
    to: months ? dayOf(month.endOf('month')) : day,
  };
}

/** The week, which begins on Monday, the month or the year so far. */
export function soFar(unit: 'week' | 'month' | 'year', last = today()): Period {
  const day = dayjs(last);
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
  return dayOf(dayjs(written)) === written ? written : undefined;
}

/** DD/MM/YYYY – DD/MM/YYYY (period-range-display). */
export const formatPeriod = ({ from, to }: Period) => `${formatDate(from)} – ${formatDate(to)}`;

/** The instants between which these days of the programme lie, as a list is asked for them. */
export const instantsOf = ({ from, to }: Period) =>
  `${momentOfDay(from).toISOString()}..${momentAfterDay(to).toISOString()}`;

/** The days that `instantsOf` was made of; nothing for a text that it did not make. */
export function daysOf(instants: string): Period | undefined {
  const [from, until] = instants.split('..').map((moment) => dayjs(moment));
  if (!from?.isValid() || !until?.isValid()) return undefined;
  return { from: dayOfMoment(from), to: dayOfMoment(until.subtract(1, 'ms')) };
}
