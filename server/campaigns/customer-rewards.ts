import { and, eq, inArray } from 'drizzle-orm';
import type { CampaignType } from '../../contract/campaigns/kinds.ts';
import { customerRewards } from '../../contract/campaigns/making.ts';
import type { Database } from '../db/connection.ts';
import type { Call } from '../http/call.ts';
import { Refusal } from '../http/refusal.ts';
import { type Api, serve } from '../http/serve.ts';
import { giftsTable } from '../tables/gifts.ts';
import { companySettingsTable } from '../tables/settings.ts';
import { mayAgain, meetsPerson } from './evaluate.ts';
import { personOf } from './person.ts';
import { isWithin, type Running, runningCampaigns } from './running.ts';
import { viewsAsked } from './views.ts';

/** Who is there already does not register any more, and a list names whom it means by itself. */
const asksNoMore: readonly CampaignType[] = ['registration', 'list'];

async function runningNow(database: Database, companyId: number, nowMs: number) {
  const table = companySettingsTable;
  const [row] = await database.db
    .select({ version: table.campaigns_version })
    .from(table)
    .where(eq(table.company_id, companyId));
  const { campaigns } = await runningCampaigns(database, companyId, row?.version ?? 0);
  return campaigns.filter(
    (each) =>
      isWithin(each, nowMs) && !asksNoMore.includes(each.type) && each.definition.campaign_reward,
  );
}

/** What the gifts of some campaigns are called. */
async function titlesOf({ db }: Database, companyId: number, campaigns: readonly Running[]) {
  const ids = campaigns.flatMap(({ definition }) => definition.campaign_reward?.gift_ids ?? []);
  const { gift_id, title, company_id } = giftsTable;
  const rows = ids.length
    ? await db
        .select({ gift_id, title })
        .from(giftsTable)
        .where(and(eq(company_id, companyId), inArray(gift_id, ids)))
    : [];
  return new Map(rows.map((row) => [row.gift_id, row.title]));
}

/** The campaigns that a customer is meant by and may still take part in. */
async function openTo(
  { database, scope: { companyId }, now }: Call<typeof customerRewards>,
  running: readonly Running[],
  id: number,
) {
  const ids = running.map(({ campaign_id }) => campaign_id);
  const views = viewsAsked(running);
  const person = await personOf(database.pool, companyId, id, now(), ids, views);
  if (!person) throw new Refusal('unknown_customer');
  return running.filter(
    ({ campaign_id, definition }) =>
      mayAgain(definition, person.took_part[campaign_id]) && meetsPerson(definition, person),
  );
}

/** What customers are given now, or one of them could be. */
async function possible(call: Call<typeof customerRewards>) {
  const { database, scope, query, now } = call;
  const { companyId } = scope;
  const running = await runningNow(database, companyId, now());
  const id = query.user_account_id;
  const open = id === undefined ? running : await openTo(call, running, id);
  const titles = await titlesOf(database, companyId, open);
  return open.map(({ campaign_id, title, type, ends_at, definition: { campaign_reward } }) => ({
    campaign_id,
    title,
    type,
    ends_at: ends_at?.toISOString() ?? null,
    reward_title: campaign_reward?.title ?? '',
    points: campaign_reward?.points ?? 0,
    gifts: (campaign_reward?.gift_ids ?? []).map((gift_id) => ({
      gift_id,
      title: titles.get(gift_id) ?? '',
    })),
  }));
}

export const mountCustomerRewards = (api: Api) =>
  serve(api, customerRewards, async (call) => ({ customer_rewards: await possible(call) }));
