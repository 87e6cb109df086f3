import { e164Of } from '../../common/phones.ts';
import type { Queryable } from '../../db/transaction.ts';
import { asDialled, asTyped, asWord, never } from './patterns.ts';

/** What a person is found by where no row names their account, as statements take it: `$3` and `$4`. */
export type Identity = readonly [addresses: readonly string[], pattern: string];

interface Row {
  first_name: string | null;
  last_name: string | null;
  country_id: number | null;
  mobile: string | null;
  phone: string | null;
  email: string | null;
}

// As they are, as they were before changes that the log still has, and as an import found them.
const known = {
  name: 'known-of-person',
  text: `with old as (
      select before as was from audit_log where company_id = $1 and subject = 'customers' and subject_id = any($2::bigint[]::text[])
      union all select after from audit_log where company_id = $1 and subject = 'customers' and subject_id = any($2::bigint[]::text[])
      union all select before from imported_customers where company_id = $1 and user_account_id = any($2::bigint[])
      union all select after from imported_customers where company_id = $1 and user_account_id = any($2::bigint[])
      union all select to_jsonb(c) from customers c where company_id = $1 and user_account_id = any($2::bigint[]))
    select distinct was ->> 'first_name' as first_name, was ->> 'last_name' as last_name, (was ->> 'country_id')::int as country_id,
      was ->> 'mobile' as mobile, was ->> 'phone' as phone, was ->> 'email' as email from old`,
};
const cards = {
  name: 'cards-of-person',
  text: 'select card_number from loyalty_cards where company_id = $1 and user_account_id = any($2::bigint[])',
};
// What is another customer's by now is not theirs any more.
const others = {
  name: 'addresses-of-others',
  text: `select mobile, email from customers where company_id = $1 and user_account_id <> all($2::bigint[]) and deleted_at is null
    and (mobile = any($3::text[]) or email = any($3::text[]))`,
};

const texts = (values: readonly (string | null)[]) =>
  [...new Set(values.filter((each) => each !== null && each !== ''))] as string[];

/** A first and a last name, in either order: one alone may be anybody's. */
function fullNames(rows: readonly Row[]): string[] {
  const firsts = texts(rows.map((row) => row.first_name)).map(asTyped);
  const lasts = texts(rows.map((row) => row.last_name)).map(asTyped);
  return firsts.flatMap((first) =>
    lasts.flatMap((last) => [`${first}.*${last}`, `${last}.*${first}`]),
  );
}

/** What some accounts of one person are found by. Read before anything of them is erased. */
export async function identityOf(
  client: Queryable,
  companyId: number,
  accounts: readonly number[],
): Promise<Identity> {
  const values = [companyId, accounts];
  const { rows } = await client.query<Row>({ ...known, values });
  const own = await client.query<{ card_number: string }>({ ...cards, values });
  const everything = texts(rows.flatMap(({ mobile, email }) => [mobile, email]));
  const taken = await client.query<Pick<Row, 'mobile' | 'email'>>({
    ...others,
    values: [...values, everything],
  });
  const theirs = new Set(taken.rows.flatMap(({ mobile, email }) => [mobile, email]));
  const mobiles = texts(rows.map(({ mobile }) => mobile)).filter((each) => !theirs.has(each));
  const emails = texts(rows.map(({ email }) => email)).filter((each) => !theirs.has(each));
  const countries = [...new Set(rows.flatMap(({ country_id }) => country_id ?? []))];
  const dialled = countries.flatMap((country_id) =>
    mobiles.map((mobile) => e164Of({ country_id, mobile })),
  );
  const phones = texts(rows.map(({ phone }) => phone?.replaceAll(/\D/g, '') ?? null));
  const patterns = [
    ...emails.map(asTyped),
    ...[...mobiles, ...phones].filter((each) => each.length >= 8).map(asDialled),
    ...own.rows.map(({ card_number }) => asWord(card_number)),
    ...fullNames(rows),
  ];
  return [[...mobiles, ...dialled, ...emails], patterns.join('|') || never];
}
