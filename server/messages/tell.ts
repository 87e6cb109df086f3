import type { OfferChannel } from '../../contract/messages/channels.ts';
import { channelOf } from '../../contract/messages/channels.ts';
import type { VariableValues } from '../../contract/messages/variables.ts';
import type { Queryable } from '../db/transaction.ts';
import type { NextWay, SentOffer } from '../tables/messages.ts';
import { withinDay } from './limits/per-day.ts';
import { quietUntil } from './limits/quiet.ts';
import { saidBy } from './offers.ts';
import { barOf, type Reach, reachOf } from './reach.ts';
import { languageOfCountry } from './texts.ts';

/** What is told, and on whose behalf. */
export interface Telling {
  readonly companyId: number;
  readonly offer: SentOffer;
  readonly purpose: 'service' | 'campaign';
  readonly campaignId?: number | null;
  /** The send to many that it belongs to. */
  readonly sendId?: number | null;
}

/** Whom, and what happened to them: by one occasion somebody is told once. */
export interface Told {
  readonly accountId: number;
  readonly occasion: string;
  readonly values?: VariableValues;
  readonly participantId?: number | null;
}

/** What became of it: `queued`, or `suppressed` with the reason. */
export interface Queued {
  readonly message_id: number;
  readonly user_account_id: number;
  readonly channel: OfferChannel;
  readonly state: 'queued' | 'suppressed';
  readonly reason: string | null;
}

/** A row of the outbox as it is written. */
export interface Letter extends NextWay {
  readonly state: Queued['state'];
  readonly reason: string | null;
  readonly step: number;
  readonly fallback: readonly NextWay[] | null;
  readonly accountId: number;
  readonly occasion: string;
  readonly participantId: number | null;
  readonly campaignId: number | null;
  /** The occasion of the message that has its text, where several leave as one. */
  readonly joinedTo: string | null;
}

const company = {
  name: 'company-that-tells',
  text: `select s.name from stores s where s.company_id = $1 and s.store_id = $1`,
};

/** Every channel of the offer in its order, with what it says to somebody, and why it may not where it may not. */
function waysTo({ offer, purpose }: Telling, reach: Reach, told: Told, companyName: string) {
  const language = languageOfCountry(reach.country_id);
  const override = purpose === 'service' && offer.override_user_notification_settings;
  const own = { first_name: reach.first_name, last_name: reach.last_name ?? '' };
  const values = { ...own, company: companyName, ...told.values, unsubscribe: '{unsubscribe}' };
  return offer.system_notification_ids.flatMap((id) => {
    const channel = channelOf(id);
    if (!channel) return [];
    const { subject, body, content } = saidBy(channel, offer, language, values);
    const way: NextWay = {
      channel,
      recipient: reach.addresses[channel] ?? '',
      subject,
      body,
      content: {
        ...content,
        ...(content.theme ? { values } : {}),
        ...(override ? { override } : {}),
      },
    };
    return [{ way, bar: barOf(reach, channel, { purpose, override }) }];
  });
}

/** The rows of one customer: by priority the first way there is, with those after it; else every way. */
function lettersTo(telling: Telling, reach: Reach, told: Told, companyName: string): Letter[] {
  const ways = waysTo(telling, reach, told, companyName);
  const { accountId, occasion, participantId = null } = told;
  const { campaignId = null } = telling;
  const rest = { accountId, occasion, participantId, campaignId, joinedTo: null };
  const letter = ({ way, bar }: (typeof ways)[number], step: number): Letter => ({
    ...way,
    ...rest,
    step,
    state: bar ? 'suppressed' : 'queued',
    reason: bar,
    fallback: null,
  });
  if (telling.offer.notifier_type === 'all') return ways.map(letter);
  const open = ways.filter(({ bar }) => !bar);
  const first = open[0] ?? ways[0];
  if (!first) return [];
  return [{ ...letter(first, 0), fallback: open.slice(1).map(({ way }) => way) }];
}

/** What telling customers something would write, nothing being written: whom nothing reaches has a letter too, that says why. */
export async function lettersOf(
  client: Queryable,
  telling: Telling,
  people: readonly Told[],
): Promise<readonly Letter[]> {
  const { companyId } = telling;
  const ids = people.map(({ accountId }) => accountId);
  const reached = await reachOf(client, companyId, ids);
  const { rows: names } = await client.query<{ name: string }>({ ...company, values: [companyId] });
  return people.flatMap((told) => {
    const reach = reached.get(told.accountId);
    return reach ? lettersTo(telling, reach, told, names[0]?.name ?? '') : [];
  });
}

const insert = {
  name: 'tell-customers',
  text: `insert into messages (company_id, channel, recipient, subject, body, content, state, reason, step, fallback, user_account_id, occasion,
      participant_id, joined_to, purpose, campaign_id, send_id, next_try_at)
    select $1, l.channel, l.recipient, l.subject, l.body, l.content, l.state,
        case when l.state = 'queued' and quiet.ends is not null then 'quiet' else l.reason end, l.step, l.fallback, l."accountId", l.occasion,
        l."participantId", l."joinedTo", $3, l."campaignId", $4, coalesce(case when l.state = 'queued' then quiet.ends end, date_trunc('milliseconds', now()))
      from jsonb_to_recordset($2::jsonb) as l (channel text, recipient text, subject text, body text, content jsonb, state text, reason text,
        step int, fallback jsonb, "accountId" bigint, occasion text, "participantId" bigint, "joinedTo" text, "campaignId" bigint)
      cross join lateral (select case when $3 = 'campaign' then ${quietUntil('cs')} end as ends from company_settings cs where cs.company_id = $1) quiet
    on conflict (company_id, occasion, step) where occasion is not null do nothing
    returning message_id, user_account_id, channel, state, reason`,
};

/** Writes letters into the outbox, within the client's transaction; answers what was written. */
export async function writeLetters(
  client: Queryable,
  { companyId, purpose, sendId = null }: Pick<Telling, 'companyId' | 'purpose' | 'sendId'>,
  letters: readonly Letter[],
): Promise<readonly Queued[]> {
  if (!letters.length) return [];
  const values = [companyId, JSON.stringify(letters), purpose, sendId];
  return (await client.query<Queued>({ ...insert, values })).rows;
}

/** The same, as far as their customers may have as many offers on the day; what is no offer has no limit. */
export const writeWithinDay = async (
  client: Queryable,
  from: Pick<Telling, 'companyId' | 'purpose' | 'sendId'>,
  letters: readonly Letter[],
): Promise<readonly Queued[]> =>
  writeLetters(
    client,
    from,
    from.purpose === 'campaign' ? await withinDay(client, from.companyId, letters) : letters,
  );

/**
 * Tells customers something, within the client's transaction: one message each, or one by every channel.
 * Who cannot be reached has a message that is not sent and says why. Told again of the same occasion
 * nobody gets another; answers what was written.
 */
export const tellCustomers = async (
  client: Queryable,
  telling: Telling,
  people: readonly Told[],
): Promise<readonly Queued[]> =>
  writeWithinDay(client, telling, await lettersOf(client, telling, people));

/** The same for one customer. */
export const tellCustomer = (client: Queryable, telling: Telling, told: Told) =>
  tellCustomers(client, telling, [told]);
