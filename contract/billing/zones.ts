/** A moment as the clock on a wall says it, somewhere. */
export interface WallClock {
  readonly year: number;
  /** From 0, as dates count them. */
  readonly month: number;
  readonly day: number;
  /** Milliseconds since midnight. */
  readonly time: number;
}

const formats = new Map<string, Intl.DateTimeFormat>();

function formatOf(zone: string) {
  const known = formats.get(zone);
  if (known) return known;
  const made = new Intl.DateTimeFormat('en-US', {
    timeZone: zone,
    hourCycle: 'h23',
    year: 'numeric',
    month: 'numeric',
    day: 'numeric',
    hour: 'numeric',
    minute: 'numeric',
    second: 'numeric',
  });
  formats.set(zone, made);
  return made;
}

const asUtc = ({ year, month, day, time }: WallClock) => Date.UTC(year, month, day) + time;

/** What the clock says in a zone at a moment. */
export function wallClockOf(ms: number, zone: string): WallClock {
  const parts = formatOf(zone).formatToParts(ms);
  const part = (name: string) => Number(parts.find(({ type }) => type === name)?.value);
  const seconds = part('hour') * 3600 + part('minute') * 60 + part('second');
  const milliseconds = ((ms % 1000) + 1000) % 1000;
  return {
    year: part('year'),
    month: part('month') - 1,
    day: part('day'),
    time: seconds * 1000 + milliseconds,
  };
}

const offsetAt = (ms: number, zone: string) => asUtc(wallClockOf(ms, zone)) - ms;

/**
 * The moment at which the clock of a zone says so: the first where it says it twice, and as much later where
 * it is put forward over it.
 */
export function momentOf(clock: WallClock, zone: string): number {
  const wanted = asUtc(clock);
  const dayMs = 86_400_000;
  // The offset before a change and the one after it: at most one change is within two days.
  const [before, after] = [offsetAt(wanted - dayMs, zone), offsetAt(wanted + dayMs, zone)];
  const early = wanted - before;
  if (offsetAt(early, zone) === before) return early;
  const late = wanted - after;
  return offsetAt(late, zone) === after ? late : early;
}

const daysIn = (year: number, month: number) => new Date(Date.UTC(year, month + 1, 0)).getUTCDate();

/** So many days later by the calendar, at the same time of the clock. */
export const daysLater = (clock: WallClock, days: number): WallClock => {
  const date = new Date(Date.UTC(clock.year, clock.month, clock.day + days));
  const [year, month, day] = [date.getUTCFullYear(), date.getUTCMonth(), date.getUTCDate()];
  return { year, month, day, time: clock.time };
};

/** So many months later, on the same day or, in a month that has no such day, on its last. */
export const monthsLater = (clock: WallClock, months: number): WallClock => {
  const first = new Date(Date.UTC(clock.year, clock.month + months, 1));
  const [year, month] = [first.getUTCFullYear(), first.getUTCMonth()];
  return { year, month, day: Math.min(clock.day, daysIn(year, month)), time: clock.time };
};
