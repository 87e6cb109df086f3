import { and, eq, isNull } from 'drizzle-orm';
import type { CampaignBody } from '../../../contract/campaigns/definition.ts';
import { channelOf, type OfferChannel } from '../../../contract/messages/channels.ts';
import type { Executor } from '../../db/executor.ts';
import { invalidField } from '../../http/refusal.ts';
import { rewardsTable } from '../../tables/gifts.ts';
import { defaultContents } from './default-contents.data.ts';

type Reward = typeof rewardsTable.$inferSelect;

/** The reward that is named, unless it was deleted since it was chosen or is not the company's. */
async function rewardOf(
  db: Executor,
  companyId: number,
  id: number | null | undefined,
): Promise<Reward | undefined> {
  if (!id) return undefined;
  const { company_id, reward_id, deleted_at } = rewardsTable;
  const own = and(eq(company_id, companyId), eq(reward_id, id), isNull(deleted_at));
  const [row] = await db.select().from(rewardsTable).where(own);
  return row;
}

/** What a reward gives, under what was sent of it. */
function given(
  { title, points, gift_ids, coupon_claim_valid_days, coupon_notification }: Reward,
  sent: CampaignBody['campaign_reward'],
): CampaignBody['campaign_reward'] {
  return {
    ...{ title, points, gift_ids, coupon_claim_valid_days, coupon_notification },
    ...Object.fromEntries(Object.entries(sent ?? {}).filter(([, value]) => value !== undefined)),
  };
}

/** What the chosen channels say of which nothing was sent: the reward's own text, or one for any campaign. */
function contentsOf(body: CampaignBody, reward: Reward | undefined) {
  const silent = (body.system_notification_ids ?? [])
    .map(channelOf)
    .filter(
      (channel): channel is OfferChannel => channel !== undefined && body[channel] === undefined,
    );
  return Object.fromEntries(
    silent.map((channel) => [channel, reward?.[channel] ?? defaultContents[channel]]),
  );
}

/**
 * A campaign with what was left out of it: of a reward that is named what it gives, and the texts of its channels. Throws invalid
 * for a reward that is sent by its id alone and is not there.
 */
export async function filledIn(db: Executor, companyId: number, body: CampaignBody) {
  const { campaign_reward: sent } = body;
  const reward = await rewardOf(db, companyId, sent?.reward_id);
  if (sent && sent.title === undefined && !reward)
    throw invalidField('campaign_reward.reward_id', 'invalidChoice');
  return {
    ...body,
    ...contentsOf(body, reward),
    ...(reward ? { campaign_reward: given(reward, sent) } : {}),
  };
}
