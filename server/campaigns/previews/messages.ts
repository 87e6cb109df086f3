import { exampleValues } from '../../../contract/messages/variables.ts';
import type { Queryable } from '../../db/transaction.ts';
import { type Prices, priceOf } from '../../messages/prices.ts';
import { type Letter, lettersOf } from '../../messages/tell.ts';
import type { Running } from '../running.ts';
import type { Match, Tally } from './tally.ts';

const prices = {
  name: 'prices-of-messages',
  text: 'select sms_part_price, viber_price from company_settings where company_id = $1',
};

const examples = exampleValues('el');

/** What a message would be filled with, as long as it gets. */
const valuesOf = ({ title, definition: { campaign_reward: reward } }: Running) => ({
  title: reward?.title ?? title,
  points: reward?.points ? String(reward.points) : '',
  balance: examples.balance,
  store: examples.store,
  ...(reward?.gift_ids.length ? { code: examples.code, until: examples.until } : {}),
});

/** Adds the messages that those who were found would have been sent, by channel, with what they cost. */
export async function addMessages(
  client: Queryable,
  companyId: number,
  campaign: Running,
  tally: Tally,
  found: ReadonlyMap<number, readonly Match[]>,
): Promise<void> {
  const { campaign_id: campaignId, definition: offer } = campaign;
  if (!offer.system_notification_ids.length || !found.size) return;
  const { rows } = await client.query<Prices>({ ...prices, values: [companyId] });
  const price = rows[0] ?? { sms_part_price: 0, viber_price: 0 };
  const values = valuesOf(campaign);
  const people = [...found.keys()].map((accountId) => ({ accountId, occasion: '', values }));
  const telling = { companyId, offer, purpose: 'campaign', campaignId } as const;
  const by = new Map<number, Letter[]>();
  for (const letter of await lettersOf(client, telling, people))
    by.set(letter.accountId, [...(by.get(letter.accountId) ?? []), letter]);
  for (const [accountId, own] of found) {
    const open = (by.get(accountId) ?? []).filter(({ state }) => state === 'queued');
    if (!open.length) tally.unreachable += 1;
    for (const letter of open) add(tally, letter, own.length, priceOf(price, letter));
  }
}

function add(tally: Tally, { channel }: Letter, times: number, price: number) {
  const before = tally.channels[channel] ?? { messages: 0, cost: 0 };
  tally.channels[channel] = {
    messages: before.messages + times,
    cost: before.cost + times * price,
  };
}
