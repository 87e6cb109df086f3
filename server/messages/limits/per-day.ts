import type { Queryable } from '../../db/transaction.ts';
import { quietUntil } from './quiet.ts';

/** A letter, as far as it counts for the day. */
interface Counted {
  readonly state: 'queued' | 'suppressed';
  readonly reason: string | null;
  readonly accountId: number;
  readonly participantId: number | null;
  readonly occasion: string;
  readonly joinedTo: string | null;
  readonly fallback: unknown;
}

// Before they are counted: who writes to one of them meanwhile waits, and is counted then.
const hold = {
  name: 'hold-customers-of-offers',
  text: `with held as materialized (select 1 from accounts where company_id = $1 and user_account_id = any ($2::bigint[])
      order by user_account_id for update)
    select cs.offers_per_day as most, (select count(*) from held) as held from company_settings cs where cs.company_id = $1`,
};

const local = (moment: string) => `(${moment} at time zone cs.time_zone)::date`;
const leaves = `case when m.state <> 'queued' then coalesce(m.sent_at, m.created_at)
  when isfinite(m.next_try_at) then greatest(m.next_try_at, now()) else now() end`;
// By the day on which they leave: what is written in quiet hours is one of the next morning. What was sent to an account
// that was merged since was sent to the same person.
const count = {
  name: 'offers-of-day',
  text: `select o.id, count(distinct coalesce(m.participant_id::text, m.occasion))::int as count
    from unnest($2::bigint[]) o (id) cross join lateral (select unnest(accounts_of($1, o.id)) as account offset 0) a
    join messages m on m.company_id = $1 and m.user_account_id = a.account join company_settings cs on cs.company_id = m.company_id
    where m.purpose = 'campaign' and m.state in ('queued', 'sent', 'delivered')
      and m.created_at > now() - interval '3 days' and ${local(leaves)} = ${local(`coalesce(${quietUntil('cs')}, now())`)} group by 1`,
};

/** What one customer is told of one thing, by however many channels. */
const nameOf = ({ accountId, participantId, occasion }: Counted) =>
  `${accountId} ${participantId ?? occasion}`;

/** The letters that are more than their customers may still have, in order. */
function overOf<L extends Counted>(
  letters: readonly L[],
  left: (accountId: number) => number,
): ReadonlySet<L> {
  const used = new Map<number, Set<string>>();
  const isOver = (letter: L) => {
    const own = used.get(letter.accountId) ?? new Set();
    used.set(letter.accountId, own);
    if (own.has(nameOf(letter))) return false;
    if (own.size >= left(letter.accountId)) return true;
    own.add(nameOf(letter));
    return false;
  };
  return new Set(letters.filter((letter) => letter.state === 'queued' && isOver(letter)));
}

/**
 * Letters of campaigns as far as their customers may have them on the day on which they leave, under the customers'
 * lock; the others are not sent, nor what was joined to them.
 */
export async function withinDay<L extends Counted>(
  client: Queryable,
  companyId: number,
  letters: readonly L[],
): Promise<readonly L[]> {
  const queued = letters.filter(({ state }) => state === 'queued');
  if (!queued.length) return letters;
  const values = [companyId, [...new Set(queued.map(({ accountId }) => accountId))]];
  const { rows: held } = await client.query<{ most: number }>({ ...hold, values });
  const most = held[0]?.most;
  if (!most) return letters;
  const { rows } = await client.query<{ id: number; count: number }>({ ...count, values });
  const had = new Map(rows.map(({ id, count: own }) => [id, own]));
  const over = overOf(letters, (id) => most - (had.get(id) ?? 0));
  const occasions = new Set([...over].map(({ occasion }) => occasion));
  return letters.map((letter) =>
    over.has(letter) || (letter.joinedTo && occasions.has(letter.joinedTo))
      ? {
          ...letter,
          state: 'suppressed' as const,
          reason: 'daily_limit',
          fallback: null,
          joinedTo: null,
        }
      : letter,
  );
}
