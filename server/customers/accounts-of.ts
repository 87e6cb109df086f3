import type { Queryable } from '../db/transaction.ts';

const query = {
  name: 'accounts-of-person',
  text: `with recursive own as (select $2::bigint as id union
      select c.user_account_id from customers c join own on c.company_id = $1 and c.merged_into = own.id)
    select id from own order by id`,
};

/** An account and all that were merged into it, one after the other: they are one person's. */
export async function accountsOfPerson(client: Queryable, companyId: number, accountId: number) {
  const { rows } = await client.query<{ id: number }>({ ...query, values: [companyId, accountId] });
  return rows.map(({ id }) => id);
}
