import { and, eq, inArray, sql } from 'drizzle-orm';
import {
  campaigns,
  changeBillable,
  changeCampaignNotification,
  changeCampaignReward,
  changeCampaignSettings,
  changeCampaignStatus,
  changeCampaignType,
  readCampaign,
} from '../../contract/campaigns/campaigns.ts';
import { nextStatuses, statusIds, statusOf, typeOf } from '../../contract/campaigns/kinds.ts';
import type { Definition } from '../../contract/campaigns/stored.ts';
import { assertRoom } from '../billing/limits/assert-room.ts';
import { crud } from '../engine/crud.ts';
import type { Call } from '../http/call.ts';
import { invalidField, Refusal } from '../http/refusal.ts';
import { type Api, serve } from '../http/serve.ts';
import { campaignsTable } from '../tables/campaigns.ts';
import { bump, changePart } from './changing.ts';
import { assertPeriod, mountCreate } from './create.ts';
import { mountCustomerRewards } from './customer-rewards.ts';
import { foreseen } from './foreseen/foreseen.ts';
import { mountLists } from './lists/routes.ts';
import { mountCampaignLookups } from './lookups.ts';
import { mountMaking } from './making.ts';
import { mountParticipants } from './participants.ts';
import { mountReports } from './report/report.ts';
import { campaignRows, readOne } from './rows.ts';
import { openDraws } from './seeds/open.ts';
import { settleWaiting } from './waiting.ts';

const isBegun = (status: string) => status === 'running' || status === 'scheduled';

/** A status that others have changed meanwhile is not changed: two at once, and one of them is told so. */
function changeStatus({ database, scope, params, body, now }: Call<typeof changeCampaignStatus>) {
  return database.db.transaction(async (tx) => {
    const to = statusOf(body.campaign_status_id);
    if (!to) throw invalidField('campaign_status_id', 'invalidChoice');
    const before = await readOne(tx, scope, params.id);
    const from = Object.entries(nextStatuses).flatMap(([name, next]) =>
      next.includes(to) ? [name as keyof typeof nextStatuses] : [],
    );
    const own = and(
      eq(campaignsTable.company_id, scope.companyId),
      eq(campaignsTable.campaign_id, params.id),
      inArray(campaignsTable.status, from),
    );
    const later = Boolean(before.starts_at && Date.parse(before.starts_at) > now());
    // What is to begin later waits for its day.
    const status = to === 'running' && later ? 'scheduled' : to;
    if (isBegun(status) && !isBegun(before.status)) await assertRoom(tx, scope, 'active_campaigns');
    const changed = await tx
      .update(campaignsTable)
      .set({
        status,
        campaign_status_id: statusIds[status],
        paused_by: null,
        ...(status === 'running' ? { started_at: new Date(now()).toISOString() } : {}),
        updated_at: sql`now()` as never,
      })
      .where(own)
      .returning({ id: campaignsTable.campaign_id });
    if (changed.length)
      await settleWaiting(tx, { companyId: scope.companyId, campaignId: params.id }, status);
    await bump(tx, scope.companyId);
    const after = changed.length ? statusIds[status] : before.campaign_status_id;
    return { status_changed: changed.length > 0, campaign_status_id: after };
  });
}

function mountStatus(api: Api) {
  serve(api, changeCampaignStatus, async (call) => {
    const { database, scope, caller, params, now } = call;
    const answer = await changeStatus(call);
    const { companyId } = scope;
    const { running, scheduled } = statusIds;
    const begun: readonly number[] = [running, scheduled];
    const by = { companyId, campaignId: params.id, userId: caller.userId, nowMs: now() };
    if (answer.status_changed && begun.includes(answer.campaign_status_id))
      await foreseen(database, by);
    // A draw is open from the moment when its campaign begins.
    if (answer.campaign_status_id === running) await openDraws(database, now(), { companyId });
    return answer;
  });
}

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
  mountStatus(api);
  mountChanges(api);
  mountParticipants(api);
  mountReports(api);
  mountLists(api);
}
