import { readable } from '../coupons/codes.ts';
import type { Queryable } from '../db/transaction.ts';
import { tellCustomers } from '../messages/tell.ts';
import { pointsOf } from '../runtime/units.ts';
import type { Given, TakesPart } from './give.ts';
import type { Running } from './running.ts';

const around = {
  name: 'around-campaign-given',
  text: `select w.account_id, s.name as store, a.balance, cs.time_zone from company_settings cs
    cross join unnest($2::bigint[], $3::bigint[]) as w (store_id, account_id)
    left join stores s on s.company_id = cs.company_id and s.store_id = w.store_id
    left join accounts a on a.company_id = cs.company_id and a.user_account_id = w.account_id where cs.company_id = $1`,
};

interface Around {
  account_id: number;
  store: string | null;
  balance: number | null;
  time_zone: string;
}

/** Who took part, and where. */
interface TookPart {
  readonly accountId: number;
  readonly storeId: number;
  readonly participantId: number;
}

const dayIn = (timeZone: string, at: Date) =>
  new Intl.DateTimeFormat('en-GB', { timeZone }).format(at);

function valuesOf(
  { title, definition }: Running,
  { points, claims }: Omit<Given, 'participantId'>,
  place: Around | undefined,
) {
  const [first] = claims;
  return {
    title: first?.title ?? definition.campaign_reward?.title ?? title,
    points: points ? String(pointsOf(points)) : '',
    store: place?.store ?? '',
    balance: String(pointsOf(place?.balance ?? 0)),
    code: claims.map(({ code }) => readable(code)).join(', '),
    until: first && place ? dayIn(place.time_zone, first.expiresAt) : '',
  };
}

/** Tells customers what a campaign gave, in the transaction that gives it: once, whatever is tried again. */
export async function tellAllGiven(
  client: Queryable,
  companyId: number,
  campaign: Running,
  people: readonly TookPart[],
  given: Omit<Given, 'participantId'> = { points: 0, claims: [] },
): Promise<void> {
  const { campaign_id: campaignId, definition: offer } = campaign;
  if (!offer.system_notification_ids.length || !people.length) return;
  const stores = people.map(({ storeId }) => storeId);
  const values = [companyId, stores, people.map(({ accountId }) => accountId)];
  const { rows } = await client.query<Around>({ ...around, values });
  const places = new Map(rows.map((row) => [row.account_id, row]));
  const told = people.map(({ accountId, participantId }) => ({
    accountId,
    participantId,
    occasion: `campaign ${campaignId} ${participantId}`,
    values: valuesOf(campaign, given, places.get(accountId)),
  }));
  await tellCustomers(client, { companyId, offer, purpose: 'campaign', campaignId }, told);
}

/** The same for one customer. */
export const tellGiven = (
  client: Queryable,
  { companyId, storeId, accountId }: TakesPart,
  campaign: Running,
  { participantId, ...given }: Given,
) => tellAllGiven(client, companyId, campaign, [{ accountId, storeId, participantId }], given);
