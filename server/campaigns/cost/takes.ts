import type { Definition } from '../../../contract/campaigns/stored.ts';
import type { Queryable } from '../../db/transaction.ts';
import type { Site } from '../../messages/links.ts';
import { type Prices, priceOf } from '../../messages/prices.ts';
import { type Letter, lettersOf } from '../../messages/tell.ts';
import { type SmsRow, smsColumns, smsOf } from '../../messages/texts-out.ts';
import { type Hundredths, hundredthsOf } from '../../runtime/units.ts';
import { costOf } from './gifts.ts';

/** Money in ten-thousandths of the currency: a part of a text costs less than a minor unit. */
export type Price = number;

/** What one more who takes part adds, as the caps count it. */
export interface Takes {
  readonly points: Hundredths;
  /** What the report calls the cost: points at their worth, gifts, and messages by their parts. */
  readonly money: Price;
}

export const pricesRead = {
  name: 'prices-of-messages',
  text: `select cs.point_value, cs.sms_part_price, cs.viber_price, ${smsColumns} from company_settings cs where cs.company_id = $1`,
};
export type PriceRow = Prices & SmsRow & { readonly point_value: number };

/** What points and gifts of one time cost. */
export const costOfReward = (
  points: Hundredths,
  gifts: number,
  { point_value }: Pick<PriceRow, 'point_value'>,
): Price => Math.round((points * point_value) / 100) + gifts * 100;

/** What a letter costs as it would leave. */
export const priceOfLetter = (
  site: Site,
  companyId: number,
  row: PriceRow,
  letter: Letter,
): Price => {
  const { channel, accountId, content, body } = letter;
  const writing = { companyId, accountId, messageId: 0, purpose: 'campaign', content } as const;
  const text = channel === 'sms' ? smsOf(site, row, { ...writing, channel, body }).text : body;
  return priceOf(row, { channel, body: text });
};

/** Within the ledger's transaction nobody says where this server is: a link as long as most are. */
const usualSite: Site = { publicUrl: 'https://points.example.com', secret: 'as long as any' };

/** A campaign, as far as its cost goes. */
interface Costing {
  readonly campaign_id: number;
  readonly title: string;
  readonly definition: Definition;
}

/** What the messages to one who takes part would cost. */
async function messagesOf(
  client: Queryable,
  companyId: number,
  { campaign_id: campaignId, title, definition: offer }: Costing,
  accountId: number,
  row: PriceRow,
): Promise<Price> {
  if (!offer.system_notification_ids.length) return 0;
  const values = { title: offer.campaign_reward?.title ?? title };
  const telling = { companyId, offer, purpose: 'campaign', campaignId } as const;
  const letters = await lettersOf(client, telling, [{ accountId, occasion: '', values }]);
  return letters
    .filter(({ state }) => state === 'queued')
    .reduce((sum, letter) => sum + priceOfLetter(usualSite, companyId, row, letter), 0);
}

/** What one more costs, as the caps count it; nothing is looked up that no cap asks for. */
export async function takesOf(
  client: Queryable,
  companyId: number,
  campaign: Costing,
  accountId: number,
): Promise<Takes> {
  const { campaign_reward, caps } = campaign.definition;
  const points = hundredthsOf(campaign_reward?.points ?? 0);
  if (caps.money === null && caps.money_per_day === null) return { points, money: 0 };
  const { rows } = await client.query<PriceRow>({ ...pricesRead, values: [companyId] });
  const [row] = rows;
  if (!row) return { points, money: 0 };
  const gifts = await costOf(client, companyId, campaign_reward?.gift_ids ?? []);
  const messages = await messagesOf(client, companyId, campaign, accountId, row);
  return { points, money: costOfReward(points, gifts, row) + messages };
}
