import type { Caps } from '../../../contract/campaigns/definition.ts';
import { hundredthsOf } from '../../runtime/units.ts';
import { priceOfCap } from '../caps.ts';
import type { Takes } from '../cost/takes.ts';
import type { Capped } from './tally.ts';

const times = (most: number | null, each: number) =>
  most === null || each === 0 ? Infinity : Math.floor(most / each);
const smallest = (of: Record<string, number>) =>
  Object.entries(of).reduce((least, each) => (each[1] < least[1] ? each : least));

/**
 * The times of each day as caps would have left them, in order, and which cap held them first. What
 * it gives is the same each time, and of messages what one costs on average: a cap of points or money is one of times.
 */
export function capped(days: Readonly<Record<string, number>>, caps: Caps, each: Takes) {
  const [dayCap, mostDay] = smallest({
    participants_per_day: caps.participants_per_day ?? Infinity,
    points_per_day: times(caps.points_per_day && hundredthsOf(caps.points_per_day), each.points),
    money_per_day: times(caps.money_per_day && priceOfCap(caps.money_per_day), each.money),
  });
  const [cap, most] = smallest({
    participants: caps.participants ?? Infinity,
    points: times(caps.points && hundredthsOf(caps.points), each.points),
    money: times(caps.money && priceOfCap(caps.money), each.money),
  });
  const left: [day: string, times: number][] = [];
  let sum = 0;
  let held: Capped = { capped_by: null, paused_on: null };
  for (const day of Object.keys(days).sort()) {
    const wanted = days[day] ?? 0;
    const got = Math.min(wanted, mostDay, most - sum);
    sum += got;
    if (got < wanted && sum >= most)
      held = held.paused_on ? held : { capped_by: cap as Capped['capped_by'], paused_on: day };
    else if (got < wanted && !held.capped_by)
      held = { capped_by: dayCap as Capped['capped_by'], paused_on: null };
    if (got) left.push([day, got]);
  }
  return { days: left, times: sum, ...held };
}
