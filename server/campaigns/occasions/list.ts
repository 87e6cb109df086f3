import type { TypeOptions } from '../../../contract/campaigns/type-options.ts';
import type { OccasionsOf } from './occasion.ts';
import { alive, readOccasions } from './read.ts';

const text = `select c.user_account_id as account_id, 'list ' || l.campaign_list_id as occasion, c.store_id, l.created_at as at, '{}'::jsonb as matched, null::bigint as transaction_id
  from campaign_lists l join campaign_list_people r on r.company_id = l.company_id and r.campaign_list_id = l.campaign_list_id
  join customers c on c.company_id = r.company_id and c.user_account_id = r.user_account_id and ${alive}
  where l.company_id = $1 and l.campaign_list_id = $7::bigint and r.user_account_id > $5`;

/** Whom a list names, at the moment when it was sent. */
export const listed: OccasionsOf<TypeOptions['list']> = (client, asked) =>
  readOccasions(client, asked, text, [asked.options.campaign_list_id]);
