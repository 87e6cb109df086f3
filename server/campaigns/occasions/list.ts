import type { TypeOptions } from '../../../contract/campaigns/type-options.ts';
import type { OccasionsOf } from './occasion.ts';
import { alive, readOccasions } from './read.ts';

// Who was merged since is meant under the account that stayed.
const people = `select r.user_account_id as id from campaign_list_people r where r.company_id = $1 and r.campaign_list_id = $7::bigint
    and r.user_account_id > $5
  union select survivor_of($1, m.user_account_id) from customers m join campaign_list_people r on r.company_id = m.company_id
    and r.campaign_list_id = $7::bigint and r.user_account_id = m.user_account_id where m.company_id = $1 and m.merged_into is not null`;
const text = `select c.user_account_id as account_id, 'list ' || l.campaign_list_id as occasion, c.store_id, l.created_at as at, '{}'::jsonb as matched, null::bigint as transaction_id
  from campaign_lists l cross join (${people}) p
  join customers c on c.company_id = $1 and c.user_account_id = p.id and ${alive}
  where l.company_id = $1 and l.campaign_list_id = $7::bigint`;

/** Whom a list names, at the moment when it was sent. */
export const listed: OccasionsOf<TypeOptions['list']> = (client, asked) =>
  readOccasions(client, asked, text, [asked.options.campaign_list_id]);
