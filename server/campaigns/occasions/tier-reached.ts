import type { TypeOptions } from '../../../contract/campaigns/type-options.ts';
import type { OccasionsOf } from './occasion.ts';
import { alive, readOccasions, stands } from './read.ts';

// Receipts of earlier versions have its title alone.
const tier = `coalesce((e -> 'inputs' ->> 'tier_id')::bigint, (select p.store_point_title_id from point_titles p
  where p.company_id = t.company_id and p.title ->> 'el' = e -> 'inputs' ->> 'tier' order by p.deleted_at desc nulls first limit 1))`;
// A part of the receipt that came back may have taken the tier with it.
const isLost = `t.returned_amount > 0 and exists (select 1 from accounts a
    join point_titles reached on reached.company_id = a.company_id and reached.store_point_title_id = r.tier
    left join point_titles now on now.company_id = a.company_id and now.store_point_title_id = a.store_point_title_id
  where a.company_id = t.company_id and a.user_account_id = t.user_account_id and reached."from" > coalesce(now."from", -1))`;
// As the index has it: a receipt says with its rules where it brought its customer.
const text = `select c.user_account_id as account_id, 'tier ' || r.tier || ' by receipt ' || t.transaction_id as occasion, c.store_id,
    t.created_at as at, jsonb_build_object('tier', r.tier) as matched, t.transaction_id
  from transactions t
  cross join lateral (select ${tier} as tier from jsonb_array_elements(t.rules) e where e ->> 'rule' = 'tier_reached') r
  join customers c on c.company_id = t.company_id and c.user_account_id = t.user_account_id and ${alive}
  where t.company_id = $1 and t.created_at > $3 and t.created_at <= $4 and ${stands}
    and t.rules @> '[{"rule": "tier_reached", "outcome": "applied"}]'::jsonb and r.tier is not null and not (${isLost})
    and (cardinality($7::bigint[]) = 0 or r.tier = any ($7))`;

/** Moves up to a tier, each by the receipt that made it. */
export const tiersReached: OccasionsOf<TypeOptions['tier_reached']> = (client, asked) =>
  readOccasions(client, asked, text, [asked.options.store_point_title_ids]);
