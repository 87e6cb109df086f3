import { readable } from '../coupons/codes.ts';
import type { Queryable } from '../db/transaction.ts';
import { type Letter, lettersOf, writeWithinDay } from '../messages/tell.ts';
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

const lastBalance = {
  name: 'balance-after-all',
  text: 'select balance from accounts where company_id = $1 and user_account_id = $2',
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

/** What they got. */
type Reward = Pick<Given, 'points' | 'claims'>;

const dayIn = (timeZone: string, at: Date) =>
  new Intl.DateTimeFormat('en-GB', { timeZone }).format(at);

function valuesOf(
  { title, definition }: Running,
  { points, claims }: Reward,
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

const tellingOf = (companyId: number, { campaign_id: campaignId, definition: offer }: Running) =>
  ({ companyId, offer, purpose: 'campaign', campaignId }) as const;

/** Who took part, with what the campaign says to them of what they got. */
async function peopleOf(
  client: Queryable,
  companyId: number,
  campaign: Running,
  people: readonly TookPart[],
  reward: Reward,
) {
  const stores = people.map(({ storeId }) => storeId);
  const values = [companyId, stores, people.map(({ accountId }) => accountId)];
  const { rows } = await client.query<Around>({ ...around, values });
  const places = new Map(rows.map((row) => [row.account_id, row]));
  return people.map(({ accountId, participantId }) => ({
    accountId,
    participantId,
    occasion: `campaign ${campaign.campaign_id} ${participantId}`,
    values: valuesOf(campaign, reward, places.get(accountId)),
  }));
}

/** A letter of what was too long ago: it is not sent. */
export const tooLate = (letter: Letter): Letter =>
  letter.state === 'queued'
    ? { ...letter, state: 'suppressed', reason: 'too_late', fallback: null }
    : letter;

/** Tells customers what a campaign says that gives nothing, in the transaction in which they take part: once, whatever is tried again. */
export async function tellAllEntered(
  client: Queryable,
  companyId: number,
  campaign: Running,
  people: readonly (TookPart & { readonly isLate: boolean })[],
): Promise<void> {
  if (!campaign.definition.system_notification_ids.length || !people.length) return;
  const nothing = { points: 0, claims: [] };
  const whom = await peopleOf(client, companyId, campaign, people, nothing);
  const telling = tellingOf(companyId, campaign);
  const late = new Set(people.flatMap((each) => (each.isLate ? [each.participantId] : [])));
  const letters = await lettersOf(client, telling, whom);
  const timely = letters.map((letter) =>
    late.has(letter.participantId ?? 0) ? tooLate(letter) : letter,
  );
  await writeWithinDay(client, telling, timely);
}

const balanceToCome = '{balance}';

/** What a campaign says of what it gave, not yet in the outbox: the balance is filled in once all that gives has given. */
export async function lettersGiven(
  client: Queryable,
  { companyId, storeId, accountId }: TakesPart,
  campaign: Running,
  { participantId, ...reward }: Reward & { readonly participantId: number },
): Promise<readonly Letter[]> {
  if (!campaign.definition.system_notification_ids.length) return [];
  const whom = [{ accountId, storeId, participantId }];
  const people = await peopleOf(client, companyId, campaign, whom, reward);
  const open = people.map((each) => ({
    ...each,
    values: { ...each.values, balance: balanceToCome },
  }));
  return lettersOf(client, tellingOf(companyId, campaign), open);
}

/** A customer. */
interface Whose {
  readonly companyId: number;
  readonly accountId: number;
}

/** What a customer has now, as the API tells points. */
export async function balanceOf(client: Queryable, { companyId, accountId }: Whose) {
  const values = [companyId, accountId];
  const { rows } = await client.query<{ balance: number }>({ ...lastBalance, values });
  return pointsOf(rows[0]?.balance ?? 0);
}

/** The letters with the balance, wherever in them it stands. */
export const withBalance = (letters: readonly Letter[], balance: number): readonly Letter[] =>
  JSON.parse(JSON.stringify(letters).replaceAll(balanceToCome, String(balance)));

/** Puts what one campaign says into the outbox, with the balance that there is now. */
export async function writeGiven(client: Queryable, whose: Whose, letters: readonly Letter[]) {
  if (!letters.length) return;
  const filled = withBalance(letters, await balanceOf(client, whose));
  await writeWithinDay(client, { companyId: whose.companyId, purpose: 'campaign' }, filled);
}
