import { lookAtCampaigns } from '../../../../server/campaigns/looks/run.ts';
import { expireClaims } from '../../../../server/coupons/expiry.ts';
import { postExpiries } from '../../../../server/ledger/expiry.ts';
import { serverLog } from '../../server-log.ts';
import type { Programme } from './programme.ts';

export const look = ({ till: { app } }: Programme) =>
  lookAtCampaigns(app.database, app.clock.now, serverLog);

/** A month later the points that nobody used are gone. */
export async function expire({ till: { app } }: Programme) {
  app.clock.now += 31 * 86_400_000;
  await postExpiries(app.database, app.clock.now);
}

/** What nobody redeemed in time is over. */
export const expireOpen = ({ till: { app } }: Programme) =>
  expireClaims(app.database, app.clock.now);
