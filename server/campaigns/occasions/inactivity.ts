import type { TypeOptions } from '../../../contract/campaigns/type-options.ts';
import type { OccasionsOf } from './occasion.ts';
import { alive, momentsIn, readOccasions } from './read.ts';

const dayMs = 86_400_000;

// A lapse is named by the receipt that it began with: one more receipt, and there may be another. Both the moment
// of a receipt and the customer's last receipt by then are looked up rather than joined: a count of rows that is
// out of date, as while the demo is made, cannot make either take the company's receipts once for each of them.
const lapsesOf = (
  accounts: string,
  isMeant: string,
) => `select c.user_account_id as account_id, 'inactive since ' || t.transaction_id as occasion,
    c.store_id, m.at,
    jsonb_build_object('last_receipt', to_char(t.created_at at time zone $2, 'YYYY-MM-DD'), 'days', $9::int) as matched, null::bigint as transaction_id
  from transactions t
  cross join lateral (select ($8::timestamptz[])[(t.created_at at time zone $2)::date + $9::int - ($7::date[])[1] + 1] as at offset 0) m
  join customers c on c.company_id = $1 and ${isMeant} and ${alive}
  where t.company_id = $1 and t.status = 'posted' and t.created_at >= $10 and t.created_at < $11 and m.at is not null
    and t.transaction_id = (select l.transaction_id from transactions l where l.company_id = $1 and l.user_account_id = ${accounts}
      and l.status = 'posted' and l.created_at <= m.at order by l.created_at desc, l.transaction_id desc limit 1)`;
const merged = `(select 1 from customers g where g.company_id = $1 and g.merged_into = c.user_account_id limit 1)`;
const survivors =
  'select survivor_of($1, g.user_account_id) from customers g where g.company_id = $1 and g.merged_into is not null';
// Of people with several accounts, who are few, receipts count under any of them.
const text = `${lapsesOf('t.user_account_id', `c.user_account_id = t.user_account_id and ${merged} is null`)}
  union all ${lapsesOf(
    'any(accounts_of($1, c.user_account_id))',
    `c.user_account_id in (${survivors}) and t.user_account_id = any(accounts_of($1, c.user_account_id))`,
  )}`;

/** Customers whose last receipt is so many days ago; who never bought has nothing to be missed from. */
export const lapses: OccasionsOf<TypeOptions['inactivity']> = async (client, asked) => {
  const { days, hour } = asked.options;
  const moments = await momentsIn(client, asked, hour);
  const [first, last] = [moments.ats[0], moments.ats.at(-1)];
  if (!first || !last) return [];
  // A day more on either side than any zone or summer time moves it.
  const since = new Date(first.getTime() - (days + 2) * dayMs);
  const until = new Date(last.getTime() - (days - 2) * dayMs);
  return readOccasions(client, asked, text, [moments.days, moments.ats, days, since, until]);
};
