import type { Localized } from '../../../contract/engine/languages.ts';
import { channelIds } from '../../../contract/messages/channels.ts';
import type { Queryable } from '../../db/transaction.ts';
import { tellCustomers } from '../../messages/tell.ts';
import type { SentOffer } from '../../tables/messages.ts';
import type { Step } from './steps.ts';

const subject: Localized = {
  el: '{company}: κερδίσατε στην κλήρωση',
  en: '{company}: you have won a prize draw',
  it: '{company}: hai vinto un’estrazione a premi',
};
const text: Localized = {
  el: '{company}: κερδίσατε στην κλήρωση «{title}». Θα επικοινωνήσουμε μαζί σας για το δώρο σας.',
  en: '{company}: you have won in the prize draw “{title}”. We will contact you about your prize.',
  it: '{company}: hai vinto nell’estrazione a premi «{title}». Ti contatteremo per il premio.',
};

/** By the first way that reaches the winner: a text, an e-mail, a notification on their phone. */
const offer: SentOffer = {
  system_notification_ids: [channelIds.sms, channelIds.email, channelIds.push],
  notifier_type: 'priority',
  override_user_notification_settings: false,
  sms: { text },
  email: { subject, text, store_email_theme_id: null },
  push: { title: subject, body: text, image: null },
};

const winners = {
  name: 'winners-of-draw',
  text: `select p.place, p.user_account_id as "accountId", c.title from campaign_draw_places p
    join campaigns c on c.company_id = p.company_id and c.campaign_id = p.campaign_id
    where p.company_id = $1 and p.campaign_id = $2 and p.state = 'winner' and p.user_account_id is not null order by p.place`,
};

/** Queues a message to each winner of a draw, once, within the transaction of the client. */
export async function notifyWinners(client: Queryable, { companyId, campaignId }: Step) {
  const values = [companyId, campaignId];
  const { rows } = await client.query<{ place: number; accountId: number; title: string }>({
    ...winners,
    values,
  });
  const people = rows.map(({ place, accountId, title }) => ({
    accountId,
    occasion: `draw ${campaignId} ${place}`,
    values: { title },
  }));
  if (people.length)
    await tellCustomers(client, { companyId, offer, purpose: 'service', campaignId }, people);
}
