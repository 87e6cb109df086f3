import { sql } from 'drizzle-orm';
import { type Campaign, campaigns, readCampaign } from '../../contract/campaigns/campaigns.ts';
import type { Definition } from '../../contract/campaigns/stored.ts';
import type { Executor } from '../db/executor.ts';
import { rowsOf, type Tenant } from '../engine/rows.ts';
import { campaignsTable, tookPart } from '../tables/campaigns.ts';

export const campaignRows = rowsOf(campaigns, campaignsTable, {
  computed: {
    // Of a draw: whoever had an entry.
    participants: sql`(select coalesce(max(d.people), 0) from campaign_draws d where d.company_id = campaigns.company_id
      and d.campaign_id = campaigns.campaign_id) + (select count(*) from campaign_participants p where p.company_id = campaigns.company_id
      and p.campaign_id = campaigns.campaign_id and ${sql.raw(tookPart('p'))})`,
    author: sql`coalesce((select u.full_name from users u where u.user_id = campaigns.user_id), '')`,
  },
});

interface Kept {
  definition: Definition;
  billable: boolean;
}

/** A campaign with all that it is. Throws not_found. */
export async function readOne(db: Executor, tenant: Tenant, id: number): Promise<Campaign> {
  const row = await campaignRows.read(db, tenant, id);
  const { rows } = await db.execute<Kept & Record<string, unknown>>(
    sql`select definition, billable from campaigns where company_id = ${tenant.companyId} and campaign_id = ${id}`,
  );
  const { definition, billable } = rows[0] as Kept;
  const reward = definition.campaign_reward;
  return readCampaign.reply.parse({
    ...row,
    priority: 0,
    ...definition,
    campaign_reward: reward && { ...reward, campaign_reward_id: id },
    billable,
  });
}
