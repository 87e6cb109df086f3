/** What a clock shows where the company is. */
export interface Shown {
  /** `YYYY-MM-DD` */
  readonly day: string;
  /** Monday is 1. */
  readonly weekday: number;
  readonly hour: number;
}

const quarterMs = 900_000;
const names = ['Mon', 'Tue', 'Wed', 'Thu', 'Fri', 'Sat', 'Sun'];

/** A clock for many moments: it is read once for each quarter of an hour, within which no zone changes. */
export function clockOf(timeZone: string): (atMs: number) => Shown {
  const format = new Intl.DateTimeFormat('en-GB', {
    ...{ timeZone, weekday: 'short', hour: '2-digit', hourCycle: 'h23' },
    ...{ year: 'numeric', month: '2-digit', day: '2-digit' },
  });
  const known = new Map<number, Shown>();
  return (atMs) => {
    const quarter = Math.floor(atMs / quarterMs);
    const before = known.get(quarter);
    if (before) return before;
    const of = new Map(format.formatToParts(atMs).map(({ type, value }) => [type, value]));
    const shown = {
      day: `${of.get('year')}-${of.get('month')}-${of.get('day')}`,
      weekday: names.indexOf(of.get('weekday') ?? '') + 1,
      hour: Number(of.get('hour')),
    };
    known.set(quarter, shown);
    return shown;
  };
}
