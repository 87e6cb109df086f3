import type { Database } from '../../db/connection.ts';
import { seedBilling } from './seed-billing.ts';
import { seedDebts } from './seed-debts.ts';

/** Who sells, to whom, and who does it. */
export interface Selling {
  readonly companyId: number;
  readonly storeIds: readonly number[];
  readonly adminId: number;
  readonly zone: string;
  readonly nowMs: number;
}

const read = `select m.company_id as "companyId", u.user_id as "adminId", cs.time_zone as zone,
    (select array_agg(s.store_id::int order by s.store_id) from stores s where s.company_id = m.company_id and s.kind = 'store') as "storeIds"
  from users u join memberships m on m.user_id = u.user_id and m.store_id = m.company_id
  join company_settings cs on cs.company_id = m.company_id where u.mobile = '6900000002'`;

/** What the platform and the company have sold in a year, and what stores owed one another. */
export async function seedSelling(database: Database, nowMs: number): Promise<void> {
  const { rows } = await database.pool.query<Omit<Selling, 'nowMs'>>(read);
  if (!rows[0]) return;
  const selling = { ...rows[0], nowMs };
  await seedBilling(database, selling);
  await seedDebts(database, selling);
}
