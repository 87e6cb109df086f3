import type { Queryable } from '../../db/transaction.ts';
import { Refusal } from '../../http/refusal.ts';

const gifts = {
  name: 'gifts-to-give',
  text: `select g.gift_id, g.title, coalesce(case g.cost_type when 'fixed' then g.cost end, 0) as cost from gifts g
    where g.company_id = $1 and g.gift_id = any($2::bigint[]) order by array_position($2::bigint[], g.gift_id)`,
};

interface Gift {
  gift_id: number;
  title: string;
  cost: number;
}

/** The gifts of a reward, in its order. Throws gift_not_offered where one is gone. */
export async function giftsOf(client: Queryable, companyId: number, ids: readonly number[]) {
  if (!ids.length) return [];
  const { rows } = await client.query<Gift>({ ...gifts, values: [companyId, [...ids]] });
  if (rows.length !== ids.length) throw new Refusal('gift_not_offered', { field: 'gift_ids' });
  return rows;
}

/** What gifts cost, in minor units; those that are gone cost nothing. */
export async function costOf(client: Queryable, companyId: number, ids: readonly number[]) {
  if (!ids.length) return 0;
  const { rows } = await client.query<Gift>({ ...gifts, values: [companyId, [...ids]] });
  return rows.reduce((sum, { cost }) => sum + Number(cost), 0);
}
