import { lookAtCampaigns } from '../../../../server/campaigns/looks/run.ts';
import { expireClaims } from '../../../../server/coupons/expiry.ts';
import { sumDays } from '../../../../server/ledger/days.ts';
import { postExpiries } from '../../../../server/ledger/expiry.ts';
import { keepTimes } from '../../../../server/reports/keep-times.ts';
import { serverLog } from '../../server-log.ts';
import type { Programme } from './programme.ts';

/** What the background does: campaigns look at the clock, and days that are over are summed. */
export async function look({ till: { app } }: Programme) {
  const { database, clock } = app;
  await lookAtCampaigns(database, clock.now, serverLog);
  await sumDays(database, clock.now);
  await keepTimes(database, clock.now);
}

/** A month later the points that nobody used are gone. */
export async function expire({ till: { app } }: Programme) {
  app.clock.now += 31 * 86_400_000;
  await postExpiries(app.database, app.clock.now);
}

/** What nobody redeemed in time is over. */
export const expireOpen = ({ till: { app } }: Programme) =>
  expireClaims(app.database, app.clock.now);
