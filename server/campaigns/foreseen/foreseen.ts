import type { Definition } from '../../../contract/campaigns/stored.ts';
import type { Database } from '../../db/connection.ts';
import { withTransaction } from '../../db/transaction.ts';
import { type NewPreview, queuePreview } from './queue.ts';

const begun = {
  name: 'begun-campaign',
  text: `select title, definition from campaigns k where company_id = $1 and campaign_id = $2 and not exists (
      select 1 from campaign_previews p where p.company_id = k.company_id and p.campaign_id = k.campaign_id) for update`,
};

/** Keeps for its report what a campaign was expected to do when it first began to run. */
export const foreseen = (
  database: Database,
  by: Pick<NewPreview, 'companyId' | 'userId' | 'nowMs'> & { campaignId: number },
): Promise<void> =>
  withTransaction(database, async (client) => {
    const values = [by.companyId, by.campaignId];
    const { rows } = await client.query<{ title: string; definition: Definition }>({
      ...begun,
      values,
    });
    if (rows[0]) await queuePreview(client, { ...rows[0], ...by });
  });
