import type { Queryable } from '../db/transaction.ts';

const begin = {
  name: 'begin-gateway-pace',
  text: `insert into gateway_paces (gateway, began_at, used) values ($1, clock_timestamp(), 0) on conflict (gateway) do nothing`,
};
// Whoever else sends through it waits here for a moment.
const read = {
  name: 'read-gateway-pace',
  text: `select case when began_at > clock_timestamp() - interval '1 second' then used else 0 end as used from gateway_paces where gateway = $1 for update`,
};
const note = {
  name: 'note-gateway-pace',
  text: `update gateway_paces set began_at = case when $2::int = $3::int then clock_timestamp() else began_at end, used = $2 where gateway = $1`,
};

/**
 * Takes as many as a gateway still takes in the second that is under way, whoever of several servers
 * asks; `take` is told how many, and answers what it took.
 */
export async function atPace<T>(
  client: Queryable,
  gateway: string,
  perSecond: number,
  take: (most: number) => Promise<T[]>,
): Promise<T[]> {
  await client.query({ ...begin, values: [gateway] });
  const { rows } = await client.query<{ used: number }>({ ...read, values: [gateway] });
  const used = rows[0]?.used ?? 0;
  const left = perSecond - used;
  const taken = left > 0 ? await take(left) : [];
  const now = used + taken.length;
  if (taken.length) await client.query({ ...note, values: [gateway, now, taken.length] });
  return taken;
}
