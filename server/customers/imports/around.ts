import { filledNames, replacedNames } from '../../../contract/customers/customer-fields.ts';
import type { Queryable } from '../../db/transaction.ts';
import { optOutsOf, suppressedAmong } from '../../messages/opt-outs/opt-outs.ts';
import type { Around, Known } from './decide.ts';

const customers = {
  name: 'import-known-customers',
  text: `select c.user_account_id, c.mobile, c.country_id, c.marketing, c.extra_attributes as attributes, to_jsonb(c.updated_at) #>> '{}' as updated_at,
      jsonb_build_object(${[...filledNames, ...replacedNames].map((name) => `'${name}', c.${name}`).join(', ')}) as now,
      array(select k.card_number from loyalty_cards k where k.company_id = c.company_id and k.user_account_id = c.user_account_id) as cards
    from customers c where c.company_id = $1 and c.deleted_at is null
      and ((c.mobile, c.country_id) in (select n.mobile, n.country from unnest($2::text[], $3::int[]) as n (mobile, country)) or c.user_account_id in
        (select h.user_account_id from loyalty_cards h where h.company_id = $1 and h.card_number = any($4::text[])))
    order by c.user_account_id for update of c`,
};
const cards = {
  name: 'import-known-cards',
  text: `select card_number, user_account_id from loyalty_cards where company_id = $1 and card_number = any($2::text[])
    order by card_number for update`,
};
const seen = {
  name: 'import-seen',
  text: `select key, row_number from customer_import_keys where company_id = $1 and import_id = $2 and key = any($3::text[])`,
};

/** A mobile: its national digits and its country. */
export interface Numbered {
  mobile: string;
  country_id: number;
}

/** Names a mobile among those of all countries. */
export const numberKey = ({ mobile, country_id }: Numbered) => `${country_id}:${mobile}`;

interface Wanted {
  companyId: number;
  importId: number;
  mobiles: Numbered[];
  cards: string[];
  emails: string[];
}

/** Who and what the rows of a piece name, locked until its transaction ends. */
export async function readAround(client: Queryable, wanted: Wanted): Promise<Around> {
  const { companyId, importId, mobiles } = wanted;
  const result = await client.query<Known>({
    ...customers,
    values: [
      companyId,
      mobiles.map(({ mobile }) => mobile),
      mobiles.map(({ country_id }) => country_id),
      wanted.cards,
    ],
  });
  const byId = new Map(result.rows.map((each) => [each.user_account_id, each]));
  const held = await client.query<{ card_number: string; user_account_id: number | null }>({
    ...cards,
    values: [companyId, wanted.cards],
  });
  // Named by what they have, and by what they had before a row of this file changed it.
  const keys = [
    ...mobiles.map((each) => `m:${numberKey(each)}`),
    ...wanted.cards.map((card) => `c:${card}`),
    ...result.rows.flatMap(({ user_account_id, mobile, country_id }) => [
      `u:${user_account_id}`,
      ...(mobile ? [`m:${numberKey({ mobile, country_id })}`] : []),
    ]),
  ];
  const before = await client.query<{ key: string; row_number: number }>({
    ...seen,
    values: [companyId, importId, keys],
  });
  return {
    byMobile: new Map(
      result.rows.flatMap((each) => {
        const { mobile, country_id } = each;
        return mobile ? [[numberKey({ mobile, country_id }), each] as const] : [];
      }),
    ),
    byCard: new Map(
      held.rows.flatMap(({ card_number, user_account_id }) => {
        const holder = user_account_id === null ? null : byId.get(user_account_id);
        // Of somebody who is no customer any more.
        return [[card_number, holder === undefined ? 'gone' : holder] as const];
      }),
    ),
    seen: new Map(before.rows.map(({ key, row_number }) => [key, row_number])),
    optOuts: await optOutsOf(client, companyId, { ids: [...byId.keys()], byStaff: true }),
    suppressed: await suppressedAmong(client, companyId, [
      ...mobiles,
      ...wanted.emails.map((email) => ({ email })),
    ]),
  };
}
