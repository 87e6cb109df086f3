import type { TypeOptions } from '../../../contract/campaigns/type-options.ts';
import type { OccasionsOf } from './occasion.ts';
import { alive, readOccasions } from './read.ts';

const text = `select c.user_account_id as account_id, 'registration' as occasion, c.store_id, c.created_at as at, '{}'::jsonb as matched, null::bigint as transaction_id
  from customers c where c.company_id = $1 and c.created_at > $3 and c.created_at <= $4 and ${alive}`;

/** Whoever became a customer, however they came. */
export const registrations: OccasionsOf<TypeOptions['registration']> = (client, asked) =>
  readOccasions(client, asked, text);
