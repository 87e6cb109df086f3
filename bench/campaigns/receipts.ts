import type { Till } from '../ledger.ts';
import { medianBy } from '../load.ts';
import { say } from '../prepare.ts';
import { type Posted, postReceipts } from '../till.ts';
import { type Caller, startCampaign } from './api.ts';

const hoursOfDay = 24;

/**
 * The kinds that a chain runs at once, in turn: most wait for something else than the receipt at hand, a
 * receipt of 12.50 from an hour ago on. None of them fits; what a gift costs is measured elsewhere.
 */
const kinds = (
  hour: number,
): readonly (readonly [Parameters<typeof startCampaign>[1], object])[] => [
  ['transaction', { minimum_amount: 50 }],
  ['transaction', { from_hour: (hour + 3) % hoursOfDay, to_hour: (hour + 5) % hoursOfDay || 1 }],
  ['transaction', { channel: 'online' }],
  ['birthday', { days: 0 }],
  ['transaction', { minimum_amount: 100, weekdays: [1, 2, 3] }],
  ['inactivity', { days: 90 }],
  ['transaction', { minimum_amount: 30, channel: 'offline' }],
  ['registration', {}],
  ['tier_reached', {}],
  ['transaction', { minimum_amount: 200 }],
];

/** Starts so many campaigns of them. */
export async function addCampaigns(caller: Caller, count: number) {
  const own = kinds(new Date().getUTCHours() + 2);
  for (let n = 0; n < count; n += 1) {
    const [type, options] = own[n % own.length] ?? ['birthday', {}];
    await startCampaign(caller, type, options);
  }
}

export interface Measured extends Posted {
  readonly campaigns: number;
}

interface Measuring {
  readonly till: Till;
  readonly campaigns: number;
}

/** Companies take turns within each round, so that whatever else the machine does touches all alike. */
export function measureReceipts(
  server: { address: string; token: string },
  companies: readonly Measuring[],
  { connections, seconds, rounds }: { connections: number; seconds: number; rounds: number },
  folder: string,
): Measured[] {
  const rows = companies.map((each) => ({ each, own: [] as Posted[] }));
  for (let round = 0; round <= rounds; round += 1)
    for (const { each, own } of rows) {
      const posted = postReceipts({ ...server, till: each.till, connections, seconds }, folder);
      if (posted.failures) throw new Error(`${posted.failures} receipts failed`);
      // The first round warms up.
      if (round > 0) own.push(posted);
    }
  return rows.map(({ each: { campaigns }, own }) => {
    const middle = medianBy(own, ({ perSecond }) => perSecond);
    say(`${campaigns} campaigns: ${Math.round(middle.perSecond)} receipts/s`);
    return { ...middle, campaigns };
  });
}
