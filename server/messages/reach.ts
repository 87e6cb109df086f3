import type { MessageReason, OfferChannel } from '../../contract/messages/channels.ts';
import type { Queryable } from '../db/transaction.ts';
import { addressesOf } from './opt-outs/addresses.ts';
import { wants } from './wishes.ts';

/** What decides whether a customer can be told something, and how. */
export interface Reach {
  readonly id: number;
  readonly country_id: number;
  readonly first_name: string;
  readonly last_name: string | null;
  readonly marketing: boolean;
  readonly addresses: Readonly<Partial<Record<OfferChannel, string | null>>>;
  readonly consents: Readonly<Record<OfferChannel, boolean>>;
  readonly wishes: Readonly<Partial<Record<OfferChannel, boolean>>>;
  readonly suppressed: Readonly<Partial<Record<OfferChannel, 'unsubscribed' | 'invalid_address'>>>;
  readonly push_allowed: boolean;
}

// A browser that allowed it to an account which was merged is that of the same person.
const browsers = `select 1 from push_subscriptions b where b.company_id = u.company_id and b.user_account_id = any(accounts_of(u.company_id, u.user_account_id))`;

const read = {
  name: 'reach-of-customers',
  text: `select u.user_account_id as id, u.country_id, u.first_name, u.last_name, u.marketing,
      json_build_object('sms', e164(u.country_id, u.mobile), 'viber', e164(u.country_id, u.mobile), 'email', u.email,
        'push', case when exists (${browsers}) then coalesce(u.mobile, u.email, u.first_name) end) as addresses,
      json_build_object('sms', u.sms, 'viber', u.viber, 'email', u.mail, 'push', u.push) as consents,
      json_build_object('sms', ${wants('sms', 'u')}, 'email', ${wants('mail', 'u')}, 'push', ${wants('push', 'u')}) as wishes,
      coalesce((select json_object_agg(s.channel, s.reason) from suppressions s where s.company_id = u.company_id
        and s.address in ${addressesOf('u')}), '{}') as suppressed, cs.push_notifications as push_allowed
    from customers u join company_settings cs on cs.company_id = u.company_id
    where u.company_id = $1 and u.user_account_id = any($2::bigint[]) and u.deleted_at is null and u.anonymised_at is null`,
};

/** Of each customer that there still is, by their id. */
export async function reachOf(client: Queryable, companyId: number, ids: readonly number[]) {
  const { rows } = await client.query<Reach>({ ...read, values: [companyId, ids] });
  return new Map(rows.map((row) => [row.id, row]));
}

export interface Terms {
  readonly purpose: 'service' | 'campaign';
  /** Told even to who closed the channel, unless they refused offers altogether. */
  readonly override: boolean;
}

/** Why a channel may not be used for somebody; null where it may. */
export function barOf(
  reach: Reach,
  channel: OfferChannel,
  { purpose, override }: Terms,
): MessageReason | null {
  const { addresses, consents, wishes, suppressed, marketing } = reach;
  const isForced = purpose === 'service' && override && marketing;
  const agreed = consents[channel] && (purpose === 'service' || marketing);
  if (suppressed[channel] === 'invalid_address') return 'invalid_address';
  if (!isForced && !agreed) return suppressed[channel] ?? 'no_consent';
  if (purpose === 'campaign' && suppressed[channel]) return 'unsubscribed';
  if (!addresses[channel]) return 'no_address';
  if (channel === 'push' && !reach.push_allowed) return 'switched_off';
  return isForced || wishes[channel] !== false ? null : 'unwanted';
}
