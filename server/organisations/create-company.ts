import { sql } from 'drizzle-orm';
import { defaultTrees } from '../../contract/permissions/default-trees.ts';
import { makeSeller } from '../billing/core/sellers.ts';
import type { Executor } from '../db/executor.ts';
import { storesTable } from '../tables/organisations.ts';

interface NewCompany {
  name: string;
  country_id: number;
  email?: string | null | undefined;
  primary_phone?: string | null | undefined;
  address?: string;
  vat_number?: string | null | undefined;
}

/** Creates a company, which is its own tenant, and answers its id. */
export async function createCompany(tx: Executor, company: NewCompany): Promise<number> {
  const result = await tx.execute<{ id: number }>(
    sql`select nextval(pg_get_serial_sequence('stores', 'store_id')) as id`,
  );
  const id = Number(result.rows[0]?.id);
  await tx.insert(storesTable).values({
    ...company,
    company_id: id,
    store_id: id,
    kind: 'company',
    parent_id: 1,
    permissions: defaultTrees.company,
  });
  await makeSeller(tx, id);
  return id;
}
