import { exampleValues } from '../../../contract/messages/variables.ts';
import type { Queryable } from '../../db/transaction.ts';
import type { Site } from '../../messages/links.ts';
import { type Letter, lettersOf } from '../../messages/tell.ts';
import { pointsOf } from '../../runtime/units.ts';
import { type PriceRow, priceOfLetter, pricesRead } from '../cost/takes.ts';
import type { Running } from '../running.ts';
import type { Match, Tally } from './tally.ts';

const examples = exampleValues('el');

const around = {
  name: 'around-previewed',
  text: `select w.account_id, s.name as store, a.balance from unnest($2::bigint[], $3::bigint[]) as w (store_id, account_id)
    left join stores s on s.company_id = $1 and s.store_id = w.store_id
    left join accounts a on a.company_id = $1 and a.user_account_id = w.account_id`,
};

interface Around {
  account_id: number;
  store: string | null;
  balance: number | null;
}

/** What a message would be filled with: as it is, and a code and its last day as long as they are. */
const valuesOf = ({ title, definition: { campaign_reward: reward } }: Running, place?: Around) => ({
  title: reward?.title ?? title,
  points: reward?.points ? String(reward.points) : '',
  balance: String(pointsOf(place?.balance ?? 0)),
  store: place?.store ?? '',
  ...(reward?.gift_ids.length
    ? { code: reward.gift_ids.map(() => examples.code).join(', '), until: examples.until }
    : {}),
});

/** Who would be told, and where it happened first. */
async function toldOf(
  { client, companyId }: Whose,
  campaign: Running,
  found: ReadonlyMap<number, readonly Match[]>,
) {
  const stores = [...found.values()].map(([first]) => first?.storeId ?? companyId);
  const values = [companyId, stores, [...found.keys()]];
  const { rows } = await client.query<Around>({ ...around, values });
  const places = new Map(rows.map((row) => [row.account_id, row]));
  return [...found.keys()].map((accountId) => ({
    accountId,
    occasion: '',
    values: valuesOf(campaign, places.get(accountId)),
  }));
}

interface Whose {
  readonly client: Queryable;
  readonly site: Site;
  readonly companyId: number;
}

/** Adds the messages that those who were found would have been sent, by channel, with what they cost. */
export async function addMessages(
  whose: Whose,
  campaign: Running,
  tally: Tally,
  found: ReadonlyMap<number, readonly Match[]>,
): Promise<void> {
  const { campaign_id: campaignId, definition: offer } = campaign;
  if (!offer.system_notification_ids.length || !found.size) return;
  const { client, companyId, site } = whose;
  const { rows } = await client.query<PriceRow>({ ...pricesRead, values: [companyId] });
  const [row] = rows;
  if (!row) return;
  const people = await toldOf(whose, campaign, found);
  const telling = { companyId, offer, purpose: 'campaign', campaignId } as const;
  const by = new Map<number, Letter[]>();
  for (const letter of await lettersOf(client, telling, people))
    by.set(letter.accountId, [...(by.get(letter.accountId) ?? []), letter]);
  for (const [accountId, own] of found) {
    const open = (by.get(accountId) ?? []).filter(({ state }) => state === 'queued');
    if (!open.length) tally.unreachable += 1;
    for (const letter of open)
      add(tally, letter, own.length, priceOfLetter(site, companyId, row, letter));
  }
}

function add(tally: Tally, { channel }: Letter, times: number, price: number) {
  const before = tally.channels[channel] ?? { messages: 0, cost: 0 };
  tally.channels[channel] = {
    messages: before.messages + times,
    cost: before.cost + times * price,
  };
}
