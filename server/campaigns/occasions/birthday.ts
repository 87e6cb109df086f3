import type { TypeOptions } from '../../../contract/campaigns/type-options.ts';
import { birthdayOf, monthAndDay } from '../../tables/birthday-sql.ts';
import type { OccasionsOf } from './occasion.ts';
import { alive, momentsIn, readOccasions } from './read.ts';

const lastOfFebruary = `to_char(b.day, 'MMDD') = '0228' and to_char(b.day + 1, 'MMDD') = '0301'`;

const text = `select c.user_account_id as account_id, 'birthday ' || to_char(b.day, 'YYYY') as occasion, c.store_id, m.at,
    jsonb_build_object('birthday', to_char(b.day, 'YYYY-MM-DD')) as matched, null::bigint as transaction_id
  from unnest($7::date[], $8::timestamptz[]) m (day, at)
  cross join lateral (select m.day - $9::int as day) b
  join customers c on c.company_id = $1 and ${alive} and (c.birth_date is null or c.birth_date < b.day) and c.created_at <= m.at
    and ${birthdayOf('c.')} = any (array[${monthAndDay('b.day')}, case when ${lastOfFebruary} then 229 end])`;

/** Days before a birthday, on it or after it; of those born on a leap day it is 28 February in other years. */
export const birthdays: OccasionsOf<TypeOptions['birthday']> = async (client, asked) => {
  const { days, ats } = await momentsIn(client, asked, asked.options.hour);
  if (!days.length) return [];
  return readOccasions(client, asked, text, [days, ats, asked.options.days]);
};
