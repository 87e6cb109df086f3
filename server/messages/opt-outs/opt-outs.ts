import { e164Of } from '../../common/phones.ts';
import type { Queryable } from '../../db/transaction.ts';
import { addressesOf } from './addresses.ts';

/** What customers took back: by customer and channel of consent, the day (yyyy-mm-dd) on which. */
export type OptOuts = ReadonlyMap<number, ReadonlyMap<string, string>>;

// Their own act has a call and nobody of the staff in it; a suppressed address is one that a customer closed. Accounts that were
// merged are those of one person.
const taken = {
  name: 'opt-outs-of-customers',
  text: `with k as (select o.id, h.channel, h.given, h.consent_id, h.created_at,
        h.user_id is null and h.call is not null or $3::boolean and h.call is distinct from 'import' as counts
      from unnest($2::bigint[]) o (id) cross join lateral (select unnest(accounts_of($1, o.id)) as account offset 0) a
        join customer_consents h on h.company_id = $1 and h.user_account_id = a.account)
    select o.id, o.channel, to_char(max(o.created_at), 'YYYY-MM-DD') as day from k o where not o.given and o.counts
      and not exists (select 1 from k g where g.id = o.id and g.channel = o.channel and g.given and g.consent_id > o.consent_id)
      group by o.id, o.channel
    union select c.user_account_id, case s.channel when 'email' then 'mail' else s.channel end, to_char(s.created_at, 'YYYY-MM-DD')
      from customers c join suppressions s on s.company_id = c.company_id and s.reason = 'unsubscribed'
        and s.address in ${addressesOf('c')} and (s.channel = 'email') = (s.address = c.email)
      where c.company_id = $1 and c.user_account_id = any($2::bigint[]) order by day`,
};

interface Which {
  ids: readonly number[];
  /** Whether also what the staff turned off counts, such as at the word of a customer. */
  byStaff?: boolean;
}

/** The consents that customers took back and have not given again since. */
export async function optOutsOf(
  client: Queryable,
  companyId: number,
  { ids, byStaff = false }: Which,
): Promise<OptOuts> {
  const { rows } = await client.query<{ id: number; channel: string; day: string }>({
    ...taken,
    values: [companyId, ids, byStaff],
  });
  const found = new Map<number, Map<string, string>>();
  for (const { id, channel, day } of rows)
    found.set(id, new Map([...(found.get(id) ?? []), [channel, day]]));
  return found;
}

/** Where somebody is written to. */
export interface Addresses {
  readonly mobile?: string | null | undefined;
  readonly country_id?: number | undefined;
  readonly email?: string | null | undefined;
}

const formsOf = ({ mobile, country_id, email }: Addresses) => [
  ...(mobile ? [mobile] : []),
  ...(mobile && country_id ? [e164Of({ mobile, country_id })] : []),
  ...(email ? [email] : []),
];

/** On which day the address of a channel of consent was closed, by what `suppressedAmong` answers; undefined where it is open. */
export const closedOn = (
  closed: ReadonlyMap<string, string>,
  channel: string,
  { mobile, country_id, email }: Addresses,
) =>
  formsOf(channel === 'mail' ? { email } : { mobile, country_id })
    .map((form) => closed.get(`${channel}:${form}`))
    .find((day) => day !== undefined);

/** Which addresses of these people are closed by their owners, as `closedOn` reads it. Numbers of before have no calling code. */
export async function suppressedAmong(
  client: Queryable,
  companyId: number,
  people: readonly Addresses[],
): Promise<ReadonlyMap<string, string>> {
  const { rows } = await client.query<{ channel: string; address: string; day: string }>({
    name: 'suppressed-among',
    text: `select case channel when 'email' then 'mail' else channel end as channel, address, to_char(created_at, 'YYYY-MM-DD') as day
      from suppressions where company_id = $1 and reason = 'unsubscribed' and address = any($2::text[])`,
    values: [companyId, people.flatMap(formsOf)],
  });
  return new Map(rows.map(({ channel, address, day }) => [`${channel}:${address}`, day]));
}
