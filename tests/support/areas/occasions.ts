import { lookAtCampaigns } from '../../../server/campaigns/looks/run.ts';
import { serverLog } from '../server-log.ts';
import type { Marketer } from './campaigns.ts';
import { participantsOf } from './campaigns.ts';

/** Lets the campaigns look at the clock at a moment. */
export async function lookAt({ till }: Pick<Marketer, 'till'>, moment: string) {
  till.app.clock.now = Date.parse(moment);
  await lookAtCampaigns(till.app.database, till.app.clock.now, serverLog);
}

/** Who took part in a campaign so far, by their accounts, the first one first. */
export const tookPart = async (marketer: Marketer, id: number) =>
  (await participantsOf(marketer, id))
    .map(({ user_account_id }) => user_account_id)
    .sort((one, other) => one - other);

/** Changes what is kept of a customer. */
export const setCustomer = (
  { till: { app, company } }: Pick<Marketer, 'till'>,
  id: number,
  own: Readonly<Record<string, string | number | boolean | null>>,
) => {
  const names = Object.keys(own);
  return app.database.pool.query(
    `update customers set ${names.map((name, at) => `${name} = $${at + 3}`).join(', ')} where company_id = $1 and user_account_id = $2`,
    [company.companyId, id, ...Object.values(own)],
  );
};
