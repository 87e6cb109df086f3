import type { TypeOptions } from '../../../contract/campaigns/type-options.ts';
import type { OccasionsOf } from './occasion.ts';
import { alive, readOccasions } from './read.ts';

// Those of an import only where it says so: most are customers of long ago.
const isWelcome = `not exists (select 1 from imported_customers m join customer_imports i on i.company_id = m.company_id and i.import_id = m.import_id
  where m.company_id = c.company_id and m.user_account_id = c.user_account_id and m.before is null and not i.welcomes)`;

const text = `select c.user_account_id as account_id, 'registration' as occasion, c.store_id, c.created_at as at, '{}'::jsonb as matched, null::bigint as transaction_id
  from customers c where c.company_id = $1 and c.created_at > $3 and c.created_at <= $4 and ${alive} and ${isWelcome}`;

/** Whoever became a customer, however they came. */
export const registrations: OccasionsOf<TypeOptions['registration']> = (client, asked) =>
  readOccasions(client, asked, text);
