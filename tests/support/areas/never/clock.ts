import { lookAtCampaigns } from '../../../../server/campaigns/looks/run.ts';
import { expireClaims } from '../../../../server/coupons/expiry.ts';
import { postExpiries } from '../../../../server/ledger/expiry.ts';
import { serverLog } from '../../server-log.ts';
import type { Programme } from './programme.ts';

export const look = ({ till: { app } }: Programme) =>
  lookAtCampaigns(app.database, app.clock.now, serverLog);

const spent = `exists (select 1 from entries e join postings p using (company_id, posting_id) join transactions t using (company_id, transaction_id)
    where company_id = $1 and e.side = 'redeemed' and t.returned_amount < t.amount)
  or exists (select 1 from claims c where c.company_id = $1 and c.points > 0 and (c.state = 'claimed' or c.state = 'redeemed'
    and exists (select 1 from gift_orders o where o.company_id = c.company_id and o.transaction_id = c.claim_id and o.status < 6)))`;
/** Whether points are spent or held: were their receipt returned once their lot has expired, whatever fills the debt would be lost. */
async function areElsewhere({ till: { app, company } }: Programme) {
  const text = `select 1 where ${spent}`;
  return (await app.database.pool.query(text, [company.companyId])).rows.length > 0;
}

/** A month later the points that nobody used are gone. */
export async function expire(programme: Programme) {
  if (await areElsewhere(programme)) return;
  const { app } = programme.till;
  app.clock.now += 31 * 86_400_000;
  await postExpiries(app.database, app.clock.now);
}

/** What nobody redeemed in time is over. */
export const expireOpen = ({ till: { app } }: Programme) =>
  expireClaims(app.database, app.clock.now);
