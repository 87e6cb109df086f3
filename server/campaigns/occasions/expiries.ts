import type { TypeOptions } from '../../../contract/campaigns/type-options.ts';
import type { OccasionsOf } from './occasion.ts';
import { alive, momentsIn, readOccasions } from './read.ts';

const dayMs = 86_400_000;

// What is left of a lot now, and what was taken from it since. Points that come late, with fewer days to go, count at the
// first moment after they came; those with fewer days to go when the campaign begins, at its first moment.
const text = `select c.user_account_id as account_id, 'expiry ' || to_char(x.last, 'YYYY-MM-DD') as occasion, c.store_id, min(m.at) as at,
    jsonb_build_object('expires', to_char(x.last, 'YYYY-MM-DD'), 'points', sum(x.was) / 100.0) as matched, null::bigint as transaction_id
  from unnest($7::date[], $8::timestamptz[]) m (day, at)
  join lateral (
    select l.user_account_id, ((l.expires_at - interval '1 millisecond') at time zone $2)::date as last, p.created_at,
      l.points_left - case when $12 then coalesce((select sum(e.amount) from postings s
        join entries e on e.company_id = s.company_id and e.posting_id = s.posting_id and e.side = 'customer' and e.lot_id = l.lot_id
        where s.company_id = $1 and s.user_account_id = l.user_account_id and s.created_at > m.at), 0) else 0 end as was
    from lots l join postings p on p.company_id = l.company_id and p.posting_id = l.posting_id
    where l.company_id = $1 and l.expires_at > $10 and l.expires_at < $11 and (l.points_left > 0 or $12) and l.user_account_id > $5::bigint
      and p.created_at <= m.at and l.expires_at > m.at
  ) x on x.was > 0 and (x.last - $9::int = m.day
    or x.last - $9::int < m.day and greatest(x.created_at, $13) > m.at - interval '1 day')
  join customers c on c.company_id = $1 and c.user_account_id = x.user_account_id and ${alive}
  group by c.user_account_id, c.store_id, x.last`;

/** Points whose last day comes within so many days, once a day on which they expire. */
export const expiries: OccasionsOf<TypeOptions['balance']> = async (client, asked) => {
  const days = asked.options.days ?? 0;
  const moments = await momentsIn(client, asked, asked.options.hour);
  const [first, last] = [moments.ats[0], moments.ats.at(-1)];
  if (!first || !last) return [];
  const until = new Date(last.getTime() + (days + 2) * dayMs);
  // Of days that are over, what was spent or expired since was there then.
  const began = new Date(asked.beganMs);
  const own = [moments.days, moments.ats, days, first, until, moments.isPast, began];
  return readOccasions(client, asked, text, own);
};
