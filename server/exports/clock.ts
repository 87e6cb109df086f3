import { wallClockOf } from '../../contract/billing/zones.ts';

const quarterMs = 15 * 60_000;

/** What the clock of a place says at a moment, as milliseconds of UTC, and how far ahead of UTC it is. */
export type Clock = (ms: number) => { wall: number; offset: number };

/** The clock of a zone. It is asked for a million moments, and changes at a quarter of an hour only. */
export function clockOf(zone: string): Clock {
  const offsets = new Map<number, number>();
  return (ms) => {
    const quarter = Math.floor(ms / quarterMs);
    let offset = offsets.get(quarter);
    if (offset === undefined) {
      const { year, month, day, time } = wallClockOf(quarter * quarterMs, zone);
      offset = Date.UTC(year, month, day) + time - quarter * quarterMs;
      if (offsets.size > 50_000) offsets.clear();
      offsets.set(quarter, offset);
    }
    return { wall: ms + offset, offset };
  };
}

const two = (value: number) => String(value).padStart(2, '0');

const told = new Map<number, string>();
/** How far ahead of UTC a clock is, as ISO 8601 has it: `+03:00`. There are few of them, asked for a million times. */
function aheadOf(offset: number): string {
  const known = told.get(offset);
  if (known) return known;
  const minutes = Math.abs(Math.round(offset / 60_000));
  const ahead = `${offset < 0 ? '-' : '+'}${two(Math.floor(minutes / 60))}:${two(minutes % 60)}`;
  told.set(offset, ahead);
  return ahead;
}

/** A moment as a clock says it, with its distance from UTC: `2026-03-29T14:05:00+03:00`. */
export function isoAt(clock: Clock, ms: number): string {
  const { wall, offset } = clock(ms);
  return `${new Date(wall).toISOString().slice(0, 19)}${aheadOf(offset)}`;
}
