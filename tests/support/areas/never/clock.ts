import { lookAtCampaigns } from '../../../../server/campaigns/looks/run.ts';
import { expireClaims } from '../../../../server/coupons/expiry.ts';
import { postExpiries } from '../../../../server/ledger/expiry.ts';
import { serverLog } from '../../server-log.ts';
import type { Programme } from './programme.ts';

export const look = ({ till: { app } }: Programme) =>
  lookAtCampaigns(app.database, app.clock.now, serverLog);

const holding = `select 1 from claims c where c.company_id = $1 and c.points > 0 and (c.state = 'claimed'
  or c.state = 'redeemed' and exists (select 1 from gift_orders o where o.company_id = c.company_id and o.transaction_id = c.claim_id and o.status < 6)) limit 1`;

/**
 * Whether points of receipts are on their way. Those that a merge moved are no longer known as a receipt's; and where a receipt is
 * returned whose points a claim holds, what fills the debt until the claim ends is lost if the points have expired meanwhile.
 */
async function areUnderWay({ till: { app, company }, merges }: Programme) {
  const { rows } = await app.database.pool.query(holding, [company.companyId]);
  return merges.length > 0 || rows.length > 0;
}

/** A month later the points that nobody used are gone. */
export async function expire(programme: Programme) {
  if (await areUnderWay(programme)) return;
  const { app } = programme.till;
  app.clock.now += 31 * 86_400_000;
  await postExpiries(app.database, app.clock.now);
}

/** What nobody redeemed in time is over. */
export const expireOpen = ({ till: { app } }: Programme) =>
  expireClaims(app.database, app.clock.now);
