import { readable } from '../coupons/codes.ts';
import type { Queryable } from '../db/transaction.ts';
import type { Letter } from '../messages/tell.ts';
import { pointsOf } from '../runtime/units.ts';
import type { Bought } from './candidates.ts';
import { leftInCaps } from './caps.ts';
import { giftsOf } from './cost/gifts.ts';
import { takesOf } from './cost/takes.ts';
import { mayAgain } from './evaluate.ts';
import { type Given, takePart } from './give.ts';
import { type Asked, metBy } from './met.ts';
import type { Running } from './running.ts';

/** What a campaign gave for a receipt, as the answer and the slip tell it. */
export interface CampaignGiven {
  readonly campaign_id: number;
  readonly title: string;
  /** As the API tells points. */
  readonly points: number;
  readonly claims: { title: string; code: string }[];
}
/** What one would give: gifts have no codes before they are somebody's. */
export type CampaignForeseen = Omit<CampaignGiven, 'claims'> & {
  readonly claims: { title: string }[];
};

const told = ({ campaign_id, title }: Running, { points, claims }: Given): CampaignGiven => ({
  campaign_id,
  title,
  points: pointsOf(points),
  claims: claims.map(({ title: gift, code }) => ({ title: gift, code: readable(code) })),
});

/**
 * Gives what running campaigns give for a receipt that was just posted, in its transaction and under the
 * customer's lock. Once a receipt and campaign, whatever is sent again. Answers what they say of it as well,
 * which is not in the outbox yet.
 */
export async function takePartByReceipt(
  client: Queryable,
  buying: Bought & Asked & { readonly userId: number | null; readonly transactionId: number },
): Promise<{ campaigns: CampaignGiven[]; letters: Letter[] }> {
  const { companyId, accountId, storeId, userId, transactionId, nowMs } = buying;
  const by = { companyId, storeId, accountId, userId, transactionId, nowMs };
  const occasion = `receipt ${transactionId}`;
  const campaigns: CampaignGiven[] = [];
  const letters: Letter[] = [];
  // The receipt itself is counted among theirs by now.
  for (const { campaign, person, matched } of await metBy(client, buying, 0)) {
    const got = await takePart(client, { ...by, occasion }, campaign, person, matched);
    // What could not be given, and what only says something, is no news at the till.
    if (got && (got.points || got.claims.length)) campaigns.push(told(campaign, got));
    letters.push(...(got?.letters ?? []));
  }
  return { campaigns, letters };
}

/** What they would give for a receipt that is not posted: by the same rules, and nothing is written. */
export async function foreseeReceipt(
  client: Queryable,
  buying: Bought & Asked,
): Promise<CampaignForeseen[]> {
  const { companyId, accountId } = buying;
  const foreseen: CampaignForeseen[] = [];
  for (const { campaign, person } of await metBy(client, buying, 1)) {
    const { campaign_id, title, definition } = campaign;
    if (!mayAgain(definition, person.took_part[campaign_id])) continue;
    const takes = await takesOf(client, companyId, campaign, accountId);
    if (!(await leftInCaps(client, companyId, campaign, person.today, takes))) continue;
    const points = pointsOf(takes.points);
    const gifts = await giftsOf(client, companyId, definition.campaign_reward?.gift_ids ?? []);
    if (points || gifts.length)
      foreseen.push({
        campaign_id,
        title,
        points,
        claims: gifts.map((gift) => ({ title: gift.title })),
      });
  }
  return foreseen;
}
