/** Days from one to another, both within, as `YYYY-MM-DD`. */
export interface Period {
  readonly from: string;
  readonly to: string;
}

const dayMs = 86_400_000;
const daysIn = (year: number, month: number) => new Date(Date.UTC(year, month + 1, 0)).getUTCDate();
const written = (ms: number) => new Date(ms).toISOString().slice(0, 10);
const shifted = (day: string, days: number) => written(Date.parse(day) + days * dayMs);
const monthsOf = (day: string) => Number(day.slice(0, 4)) * 12 + Number(day.slice(5, 7)) - 1;

/** The same day so many months back; the last of a month stays the last, and a day that is missing becomes it. */
function monthsBack(day: string, months: number): string {
  const month = monthsOf(day) - months;
  const [year, index] = [Math.floor(month / 12), month % 12];
  const date = Number(day.slice(8));
  const isLast = date === daysIn(Math.floor(monthsOf(day) / 12), monthsOf(day) % 12);
  const last = daysIn(year, index);
  return written(Date.UTC(year, index, isLast ? last : Math.min(date, last)));
}

/**
 * The period that another is held against. A month so far has the same days of the month before, a year
 * so far those of the year before, and whole months as many months before; up to a week, of which a single
 * day, has the same weekdays a week before; any other has as many days right before it.
 */
export function periodBefore({ from, to }: Period): Period {
  const days = Math.round((Date.parse(to) - Date.parse(from)) / dayMs) + 1;
  if (from.endsWith('-01') && days > 1) {
    const months = monthsOf(to) - monthsOf(from) + 1;
    const step = from.endsWith('-01-01') && months > 1 && months <= 12 ? 12 : months;
    return { from: monthsBack(from, step), to: monthsBack(to, step) };
  }
  const back = Math.max(days, 7);
  return { from: shifted(from, -back), to: shifted(to, -back) };
}

/** The month of a day, up to that day. */
export const monthSoFar = (today: string): Period => ({
  from: `${today.slice(0, 8)}01`,
  to: today,
});
