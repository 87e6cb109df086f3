import type { Database } from '../db/connection.ts';
import type { Channel, Outgoing } from './outbox.ts';

/** So many messages are on their way through one gateway at once. */
export const mostAtOnce = 8;
// Longer than any gateway is waited for: nobody takes a message that may still be on its way.
const heldFor = `interval '5 minutes'`;

/** Messages of one company and channel that are due, and the gateway they leave through. */
interface Due {
  company_id: number;
  channel: Channel;
  /** Whether that is one of the company's own. */
  own: boolean;
}

/** A message that was taken to be sent. */
export interface Taken extends Outgoing {
  attempts: number;
  gateway: string;
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
        coalesce(case of.channel when 'sms' then cs.sms_mode = 'own' else cs.email_mode <> 'default' end, false) as own
      from of left join company_settings cs on cs.company_id = of.company_id
      where exists (select 1 from messages m where m.company_id = of.company_id and m.channel = of.channel
        and m.state = 'queued' and m.next_try_at <= now())`,
};

const take = {
  name: 'take-messages',
  text: `with due as materialized (select company_id, message_id from messages where company_id = $1 and channel = $2
      and state = 'queued' and next_try_at <= now() order by next_try_at limit $3 for update skip locked)
    update messages m set attempts = m.attempts + 1, next_try_at = now() + ${heldFor} from due
    where m.company_id = due.company_id and m.message_id = due.message_id
    returning m.company_id as "companyId", m.message_id as "messageId", m.idempotency_key as "key", m.channel, m.purpose, m.recipient,
      m.subject, m.body, m.attempts`,
};

const gatewayOf = ({ company_id, channel, own }: Due) => `${channel} ${own ? company_id : ''}`;

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

/**
 * Takes messages that are due, as many as their gateways have room for; no other process takes them
 * meanwhile. One that nobody can send yet waits without being tried.
 */
export async function takeDue(
  { pool }: Database,
  isAble: (channel: Channel, own: boolean) => boolean,
  running: ReadonlyMap<string, number>,
): Promise<Taken[]> {
  const { rows } = await pool.query<Due>(findDue);
  const able = rows.filter(({ channel, own }) => isAble(channel, own));
  const room = new Map<string, number>();
  const free = (gateway: string) =>
    room.get(gateway) ?? Math.max(0, mostAtOnce - (running.get(gateway) ?? 0));
  const taken: Taken[] = [];
  for (const { gateway, user, most } of shares(able, free)) {
    const limit = Math.min(most, free(gateway));
    if (limit === 0) continue;
    const values = [user.company_id, user.channel, limit];
    const result = await pool.query<Omit<Taken, 'gateway'>>({ ...take, values });
    room.set(gateway, free(gateway) - result.rows.length);
    taken.push(...result.rows.map((each) => ({ ...each, gateway })));
  }
  return taken;
}
