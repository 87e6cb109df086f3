import { and, eq, inArray, sql } from 'drizzle-orm';
import { type Campaign, changeCampaignStatus } from '../../../contract/campaigns/campaigns.ts';
import { nextStatuses, statusIds, statusOf } from '../../../contract/campaigns/kinds.ts';
import { assertRoom } from '../../billing/limits/assert-room.ts';
import type { Executor } from '../../db/executor.ts';
import type { Call } from '../../http/call.ts';
import { invalidField } from '../../http/refusal.ts';
import { type Api, serve } from '../../http/serve.ts';
import { assertGifts } from '../../rewards/rewards.ts';
import { campaignsTable } from '../../tables/campaigns.ts';
import { bump } from '../changing.ts';
import { foreseen } from '../foreseen/foreseen.ts';
import { assertAhead, onceAt } from '../own.ts';
import { readOne } from '../rows.ts';
import { openDraws } from '../seeds/open.ts';
import { settleWaiting } from '../waiting.ts';

const isBegun = (status: string) => status === 'running' || status === 'scheduled';

/** Throws invalid for a campaign that would begin after its end, or after its one moment without having looked at that. */
async function assertReaches(tx: Executor, companyId: number, campaign: Campaign, nowMs: number) {
  const { campaign_id, ends_at } = campaign;
  if (ends_at && Date.parse(ends_at) <= nowMs) throw invalidField('ends_at', 'inPast');
  const at = onceAt(campaign);
  if (at === undefined || at > nowMs) return;
  const looked = await tx.execute(sql`select 1 from campaign_looks where company_id = ${companyId}
    and campaign_id = ${campaign_id} and coalesce(until_at, looked_until) >= ${new Date(at).toISOString()}`);
  if (!looked.rows.length) assertAhead(campaign, nowMs);
}

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
    if (isBegun(status) && !isBegun(before.status)) {
      await assertReaches(tx, scope.companyId, before, now());
      const gifts = before.campaign_reward?.gift_ids;
      await assertGifts(tx, scope.companyId, gifts, 'campaign_reward.gift_ids');
      await assertRoom(tx, scope, 'active_campaigns');
    }
    const at = new Date(now()).toISOString();
    const changed = await tx
      .update(campaignsTable)
      .set({
        status,
        campaign_status_id: statusIds[status],
        paused_by: null,
        ...(status === 'running' ? { started_at: at, starts_at: before.starts_at ?? at } : {}),
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

/** Starting, pausing and ending a campaign. */
export function mountStatus(api: Api) {
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
