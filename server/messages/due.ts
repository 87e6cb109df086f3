import type { MessageReason } from '../../contract/messages/channels.ts';
import type { Database } from '../db/connection.ts';
import { type Queryable, withTransaction } from '../db/transaction.ts';
import { quietUntil } from './limits/quiet.ts';
import type { Channel, Outgoing } from './outbox.ts';
import { atPace } from './pace.ts';
import { barOf, reachOf } from './reach.ts';
import type { WayOut } from './routes-out.ts';
import { withinPlan } from './within-plan.ts';

/** So many messages are on their way through one gateway at once. */
export const mostAtOnce = 8;
/** So many are put off at once when quiet hours begin. */
const mostHeld = 1000;
// Longer than any gateway is waited for: nobody takes a message that may still be on its way.
const heldFor = `interval '5 minutes'`;

/** Messages of one company and channel that are due, and the gateway they leave through. */
interface Due {
  company_id: number;
  channel: Channel;
  /** Whether that is one of the company's own. */
  own: boolean;
  /** What its own gateway takes in a second. */
  per_second: number;
  /** When what only advertises may leave again; null while it may. */
  quiet: Date | null;
}

/** A message that was taken to be sent. */
export interface Taken extends Outgoing {
  attempts: number;
  gateway: string;
  /** Why it may not be sent any more. */
  bar: MessageReason | null;
}

// From one company to the next over the index: a campaign of a hundred thousand is one step.
const findDue = {
  name: 'find-due-messages',
  text: `with recursive of as (
      (select company_id, channel from messages where state = 'queued' order by company_id, channel limit 1)
      union all
      select next.company_id, next.channel from of cross join lateral (select m.company_id, m.channel from messages m
        where m.state = 'queued' and (m.company_id, m.channel) > (of.company_id, of.channel) order by m.company_id, m.channel limit 1) next)
    select of.company_id, of.channel,
        coalesce(case of.channel when 'email' then cs.email_mode <> 'default' when 'push' then false else cs.sms_mode = 'own' end, false) as own,
        coalesce(cs.gateway_per_second, 0) as per_second, ${quietUntil('cs')} as quiet
      from of left join company_settings cs on cs.company_id = of.company_id
      where exists (select 1 from messages m where m.company_id = of.company_id and m.channel = of.channel
        and m.state = 'queued' and m.next_try_at <= now())`,
};

const take = {
  name: 'take-messages',
  text: `with due as materialized (select company_id, message_id from messages where company_id = $1 and channel = $2
      and state = 'queued' and next_try_at <= now() and (purpose = 'service' or not $4) order by next_try_at limit $3 for update skip locked)
    update messages m set attempts = m.attempts + 1, next_try_at = now() + ${heldFor} from due
    where m.company_id = due.company_id and m.message_id = due.message_id
    returning m.company_id as "companyId", m.message_id as "messageId", m.idempotency_key as "key", m.channel, m.purpose, m.recipient,
      m.subject, m.body, m.content, m.user_account_id as "accountId", m.attempts, m.sealed_code as "sealedCode"`,
};

// A campaign that a slow gateway takes days for is no gateway that is away: what was never tried has two days more.
const expire = {
  name: 'expire-messages',
  text: `update messages set state = 'failed', reason = 'unreachable' where company_id = $1 and channel = $2 and state = 'queued'
    and next_try_at <= now() and useful_until <= now()
    and (attempts > 0 or purpose = 'service' or useful_until <= now() - interval '2 days')`,
};

const hold = {
  name: 'hold-messages',
  text: `update messages set next_try_at = $3, reason = 'quiet', useful_until = useful_until + ($3::timestamptz - now()) where (company_id, message_id) in (select company_id, message_id from messages
      where company_id = $1 and channel = $2 and state = 'queued' and next_try_at <= now() and purpose = 'campaign'
      order by next_try_at limit ${mostHeld} for update skip locked)`,
};

// Texts and Viber leave through the same one.
const isHttp = (channel: Channel) => channel === 'sms' || channel === 'viber';
const gatewayOf = ({ company_id, channel, own }: Due) =>
  `${isHttp(channel) ? 'http' : channel} ${own ? company_id : ''}`;

/** How much of a gateway each of those who use it gets: none has it to itself while others wait. */
function shares(due: readonly Due[], free: (gateway: string) => number) {
  const used = new Map<string, Due[]>();
  for (const each of due) used.set(gatewayOf(each), [...(used.get(gatewayOf(each)) ?? []), each]);
  return [...used].flatMap(([gateway, users]) => {
    const places = free(gateway);
    const from = Math.floor(Math.random() * users.length);
    const turned = [...users.slice(from), ...users.slice(0, from)].slice(0, places);
    return turned.map((user) => ({ gateway, user, most: Math.ceil(places / turned.length) }));
  });
}

type Row = Omit<Taken, 'gateway' | 'bar'>;

/** Those of a customer as they stand now: who refused meanwhile is not told. */
async function barred(client: Queryable, rows: readonly Row[], gateway: string): Promise<Taken[]> {
  const ids = rows.flatMap(({ accountId }) => accountId ?? []);
  const reached = ids.length ? await reachOf(client, rows[0]?.companyId ?? 0, ids) : undefined;
  return rows.map((row) => {
    const { accountId, purpose, channel, content } = row;
    const reach = accountId === null ? undefined : reached?.get(accountId);
    const terms = { purpose, override: content?.override ?? false };
    const bar = accountId === null ? null : reach ? barOf(reach, channel, terms) : 'no_address';
    return { ...row, gateway, bar };
  });
}

interface Share {
  /** Parts of a text as it leaves. */
  readonly parts: WayOut['parts'];
  readonly gateway: string;
  readonly user: Due;
  readonly limit: number;
  /** What the gateway takes in a second; 0 is no limit. */
  readonly pace: number;
}

/** What one company may send through one gateway now; where it is quiet, no advertising. */
async function takeShare(database: Database, { gateway, user, limit, pace, parts }: Share) {
  const { company_id, channel, quiet } = user;
  await database.pool.query({ ...expire, values: [company_id, channel] });
  if (quiet) await database.pool.query({ ...hold, values: [company_id, channel, quiet] });
  const takeFrom = async (client: Queryable, most: number) => {
    const values = [company_id, channel, most, quiet !== null];
    return (await client.query<Row>({ ...take, values })).rows;
  };
  const rows = pace
    ? await withTransaction(database, (client) =>
        atPace(client, gateway, pace, (left) => takeFrom(client, Math.min(limit, left))),
      )
    : await takeFrom(database.pool, limit);
  const taken = await barred(database.pool, rows, gateway);
  return channel === 'sms' ? withinPlan(database, company_id, taken, user.own, parts) : taken;
}

/**
 * Takes messages that are due, as many as their gateways have room for; no other process takes them
 * meanwhile. One that nobody can send yet waits without being tried.
 */
export async function takeDue(
  database: Database,
  isAble: (channel: Channel, own: boolean) => boolean,
  running: ReadonlyMap<string, number>,
  installedPace: number,
  parts: WayOut['parts'],
): Promise<Taken[]> {
  const { rows } = await database.pool.query<Due>(findDue);
  const able = rows.filter(({ channel, own }) => isAble(channel, own));
  const room = new Map<string, number>();
  const free = (gateway: string) =>
    room.get(gateway) ?? Math.max(0, mostAtOnce - (running.get(gateway) ?? 0));
  const taken: Taken[] = [];
  for (const { gateway, user, most } of shares(able, free)) {
    const limit = Math.min(most, free(gateway));
    if (limit === 0) continue;
    const pace = isHttp(user.channel) ? (user.own ? user.per_second : installedPace) : 0;
    const found = await takeShare(database, { gateway, user, limit, pace, parts });
    room.set(gateway, free(gateway) - found.length);
    taken.push(...found);
  }
  return taken;
}
