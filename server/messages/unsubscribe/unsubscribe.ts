import { type OfferChannel, offerChannels } from '../../../contract/messages/channels.ts';
import { unsubscribe } from '../../../contract/messages/unsubscribing.ts';
import type { Database } from '../../db/connection.ts';
import { type Queryable, withTransaction } from '../../db/transaction.ts';
import type { Unsubscribing } from '../unsubscribe-token.ts';

/** The consent of the customer that stands for a channel. */
const consents: Record<OfferChannel, string> = {
  sms: 'sms',
  email: 'mail',
  push: 'push',
  viber: 'viber',
};
const international = 'e164(country_id, mobile)';
const addresses = { sms: international, email: 'email', viber: international } as const;

const actor = (address: string) =>
  JSON.stringify({ call: `${unsubscribe.method} ${unsubscribe.path}`, address });

const refuse = (channels: readonly OfferChannel[]) => {
  const off = channels.map((each) => consents[each]);
  const left = Object.values(consents).filter((each) => !off.includes(each));
  return `update customers set ${off.map((each) => `${each} = false`).join(', ')},
      marketing = marketing and (${left.join(' or ') || 'false'}), updated_at = now()
    where company_id = $1 and user_account_id = $2 and (marketing or ${off.join(' or ')})`;
};

/** No other account with the same address is written to either. */
async function suppress(client: Queryable, values: unknown[], channels: readonly OfferChannel[]) {
  for (const channel of channels) {
    if (channel === 'push') continue;
    await client.query(
      `insert into suppressions (company_id, channel, address, reason) select company_id, $3, ${addresses[channel]}, 'unsubscribed'
        from customers where company_id = $1 and user_account_id = $2 and ${addresses[channel]} is not null on conflict do nothing`,
      [...values, channel],
    );
  }
}

/** Takes back what somebody agreed to: by the channel of the link, or by all; again it changes nothing. */
export const unsubscribeFrom = (
  database: Database,
  { companyId, accountId, channel }: Unsubscribing,
  everything: boolean,
  address: string,
) =>
  withTransaction(database, async (client) => {
    const values = [companyId, accountId];
    const channels = everything ? offerChannels : [channel];
    // Where it came from stands beside the change, in the customer's consents and in the audit log.
    await client.query(`select set_config('pistos.actor', $1, true)`, [actor(address)]);
    await client.query(refuse(channels), values);
    await suppress(client, values, channels);
    if (channels.includes('push'))
      await client.query(
        'delete from push_subscriptions where company_id = $1 and user_account_id = $2',
        values,
      );
  });

const state = {
  name: 'unsubscribing-state',
  text: `select s.name as company, s.logo, u.marketing, json_build_object('sms', u.sms, 'email', u.mail, 'push', u.push, 'viber', u.viber) as consents
    from customers u join stores s on s.company_id = u.company_id and s.store_id = u.company_id
    where u.company_id = $1 and u.user_account_id = $2`,
};

interface State {
  company: string;
  logo: string | null;
  marketing: boolean;
  consents: Record<OfferChannel, boolean>;
}

/** What the page of a link shows: nothing of the person but what they get; undefined for nobody's. */
export async function unsubscribingState({ pool }: Database, unsubscribing: Unsubscribing) {
  const { companyId, accountId, channel } = unsubscribing;
  const { rows } = await pool.query<State>({ ...state, values: [companyId, accountId] });
  const row = rows[0];
  if (!row) return undefined;
  const { company, logo, marketing, consents: given } = row;
  const isOn = (each: OfferChannel) => marketing && given[each];
  return {
    company,
    logo,
    channel,
    subscribed: isOn(channel),
    others: offerChannels.filter((each) => each !== channel && isOn(each)),
  };
}
