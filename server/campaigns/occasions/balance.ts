import type { TypeOptions } from '../../../contract/campaigns/type-options.ts';
import { hundredthsOf } from '../../runtime/units.ts';
import { expiries } from './expiries.ts';
import type { Occasion, OccasionsOf } from './occasion.ts';
import { alive, readOccasions, stands } from './read.ts';

/** So many accounts are looked at in one statement. */
const accountsAtOnce = 2000;

const moved = `select distinct p.user_account_id as id from postings p
  where p.company_id = $1 and p.created_at > $2 and p.created_at <= $3 and p.user_account_id > $4 order by 1 limit ${accountsAtOnce}`;

// Back from the balance there is now, posting by posting.
const text = `select c.user_account_id as account_id, 'balance by posting ' || s.posting_id as occasion, c.store_id, s.created_at as at,
    jsonb_build_object('balance', s.after / 100.0) as matched, s.transaction_id
  from (select p.*, a.balance - coalesce(sum(p.change) over (partition by p.user_account_id order by p.posting_id desc
      rows between unbounded preceding and 1 preceding), 0) as after
    from (select p.user_account_id, p.posting_id, p.created_at, p.transaction_id, p.kind, (select coalesce(sum(e.amount), 0) from entries e
        where e.company_id = p.company_id and e.posting_id = p.posting_id and e.side = 'customer') as change
      from postings p where p.company_id = $1 and p.user_account_id = any ($7::bigint[]) and p.created_at > $3) p
    join accounts a on a.company_id = $1 and a.user_account_id = p.user_account_id) s
  join customers c on c.company_id = $1 and c.user_account_id = s.user_account_id and ${alive}
  where s.after >= $8::bigint and s.after - s.change < $8 and s.kind <> 'merge'
    and (s.transaction_id is null or exists (select 1 from transactions t where t.company_id = $1 and t.transaction_id = s.transaction_id and ${stands}
      and s.after - t.points_taken >= $8))`;

/** Postings that brought a balance from below a threshold to it; those of a merge move what was there before. */
const crossings: OccasionsOf<TypeOptions['balance']> = async (client, asked) => {
  const { companyId, fromMs, untilMs, limit, options } = asked;
  const found: Occasion[] = [];
  let { after } = asked;
  for (;;) {
    const values = [companyId, new Date(fromMs), new Date(untilMs), after];
    const { rows } = await client.query<{ id: number }>(moved, values);
    const ids = rows.map(({ id }) => id);
    if (ids.length) {
      const own = [ids, hundredthsOf(options.threshold ?? 0)];
      const wanted = { ...asked, after, limit: limit - found.length };
      found.push(...(await readOccasions(client, wanted, text, own)));
    }
    if (found.length >= limit || ids.length < accountsAtOnce) return found;
    after = ids.at(-1) ?? after;
  }
};

/** A balance that reaches a threshold from below, or points that are about to expire. */
export const balances: OccasionsOf<TypeOptions['balance']> = (client, asked) =>
  asked.options.on === 'crosses' ? crossings(client, asked) : expiries(client, asked);
