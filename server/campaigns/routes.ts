import { and, eq } from 'drizzle-orm';
import {
  campaigns,
  changeBillable,
  changeCampaignNotification,
  changeCampaignReward,
  changeCampaignSettings,
  changeCampaignType,
  readCampaign,
} from '../../contract/campaigns/campaigns.ts';
import { typeOf } from '../../contract/campaigns/kinds.ts';
import type { Definition } from '../../contract/campaigns/stored.ts';
import { crud } from '../engine/crud.ts';
import { Refusal } from '../http/refusal.ts';
import { type Api, serve } from '../http/serve.ts';
import { campaignsTable } from '../tables/campaigns.ts';
import { changePart } from './changing.ts';
import { assertPeriod, mountCreate } from './create.ts';
import { mountCustomerRewards } from './customer-rewards.ts';
import { mountLists } from './lists/routes.ts';
import { mountCampaignLookups } from './lookups.ts';
import { mountMaking } from './making.ts';
import { assertAhead } from './own.ts';
import { mountParticipants } from './participants.ts';
import { mountReports } from './report/report.ts';
import { campaignRows, readOne } from './rows.ts';

function mountChanges(api: Api) {
  serve(api, changeCampaignSettings, (call) => {
    const { title, starts_at, ends_at, updated_at, ...part } = call.body;
    assertPeriod(starts_at, ends_at);
    const named = { title, starts_at, ends_at };
    const columns = Object.fromEntries(
      Object.entries(named).filter(([, value]) => value !== undefined),
    );
    return changePart(
      call,
      call.params.id,
      updated_at,
      (before) => ({
        priority: part.priority ?? before.priority ?? 0,
        caps: part.caps ?? before.caps,
        invoicing_settings: part.invoicing_settings ?? before.invoicing_settings,
      }),
      columns,
    );
  });
  serve(api, changeCampaignNotification, (call) => {
    const { updated_at, ...part } = call.body;
    return changePart(call, call.params.id, updated_at, () => part as Partial<Definition>);
  });
  serve(api, changeCampaignType, (call) => {
    const { updated_at, ...part } = call.body;
    const type = typeOf(part.campaign_type_id) ?? 'transaction';
    assertAhead(part, call.now());
    return changePart(call, call.params.id, updated_at, () => part, {
      type,
      campaign_type_id: part.campaign_type_id,
    });
  });
  serve(api, changeCampaignReward, (call) => {
    const { updated_at, ...part } = call.body;
    // A campaign has one reward, which is known by the campaign's own id.
    if (call.params.campaignRewardId !== call.params.id) throw new Refusal('not_found');
    return changePart(call, call.params.id, updated_at, ({ campaign_reward }) => ({
      campaign_reward: { ...campaign_reward, ...part } as Definition['campaign_reward'],
    }));
  });
  serve(api, changeBillable, async ({ database, scope, params, body }) => {
    const { company_id, campaign_id } = campaignsTable;
    const own = and(eq(company_id, scope.companyId), eq(campaign_id, params.id));
    const [row] = await database.db
      .update(campaignsTable)
      .set(body)
      .where(own)
      .returning({ billable: campaignsTable.billable });
    if (!row) throw new Refusal('not_found');
    return row;
  });
}

/** Campaigns: made, started and stopped, changed, and who took part. */
export function mountCampaigns(api: Api) {
  crud(api, campaigns, campaignRows);
  mountCampaignLookups(api);
  mountMaking(api);
  mountCustomerRewards(api);
  serve(api, readCampaign, ({ database, scope, params }) => readOne(database.db, scope, params.id));
  mountCreate(api);
  mountChanges(api);
  mountParticipants(api);
  mountReports(api);
  mountLists(api);
}
