import type { Database } from '../../server/db/connection.ts';

type State = ReadonlyMap<number, Readonly<Record<string, unknown>>>;

/** All that is stored of customers, with their cards and points, by id. */
export async function stateOf({ pool }: Database, companyId: number): Promise<State> {
  const { rows } = await pool.query<{ id: number; is: Record<string, unknown> }>(
    `select c.user_account_id as id, to_jsonb(c) || jsonb_build_object('balance', a.balance, 'cards', (select jsonb_agg(k.card_number order by k.card_number)
        from loyalty_cards k where k.company_id = c.company_id and k.user_account_id = c.user_account_id)) as is
      from customers c left join accounts a using (company_id, user_account_id) where c.company_id = $1`,
    [companyId],
  );
  return new Map(rows.map(({ id, is }) => [id, is]));
}

/** Of how many customers each field differs; `customer` counts those who are in one state only. */
export function differences(before: State, after: State): Record<string, number> {
  const found: Record<string, number> = {};
  for (const id of new Set([...before.keys(), ...after.keys()])) {
    const [was = {}, is = {}] = [before.get(id), after.get(id)];
    const isIn = before.has(id) && after.has(id);
    const names = isIn
      ? Object.keys(is).filter((name) => JSON.stringify(was[name]) !== JSON.stringify(is[name]))
      : ['customer'];
    for (const name of names) found[name] = (found[name] ?? 0) + 1;
  }
  return found;
}

/** Empties what an import may fill of customers, and leaves what they are known by: the mobile, or else their cards. */
export async function empty({ pool }: Database, companyId: number) {
  const client = await pool.connect();
  // Without the triggers: a consent that is emptied was not taken back.
  await client.query('set session_replication_role = replica');
  await client.query(
    `update customers set first_name = '?', last_name = null, email = null, phone = null, gender = null, birth_date = null, address = null,
        zipcode = null, marketing = false, sms = false, viber = false, push = false, mail = false, extra_attributes = '{}' where company_id = $1`,
    [companyId],
  );
  await client.query(
    `delete from loyalty_cards k using customers c where k.company_id = $1 and c.company_id = $1 and c.user_account_id = k.user_account_id
      and c.mobile is not null`,
    [companyId],
  );
  client.release(true);
}
