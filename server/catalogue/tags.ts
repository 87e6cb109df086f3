import { sql } from 'drizzle-orm';
import type { Database } from '../db/connection.ts';
import type { Tenant } from '../engine/rows.ts';
import { Refusal } from '../http/refusal.ts';
import { productTagRows } from './rows.ts';
import { takeTurns } from './turns.ts';

/**
 * Deletes a tag. Throws tag_in_use, with how many products carry it, unless it is to be taken off
 * them; deleted products, which nobody sees, lose it unasked.
 */
export const deleteTag = ({ db }: Database, tenant: Tenant, tagId: number, takeOff: boolean) =>
  db.transaction(async (tx) => {
    const { companyId } = tenant;
    await takeTurns(tx, companyId);
    const { products_count } = await productTagRows.read(tx, tenant, tagId);
    if (Number(products_count) > 0 && !takeOff)
      throw new Refusal('tag_in_use', { details: { products: Number(products_count) } });
    await tx.execute(sql`update company_products set product_tag_id = null, updated_at = now()
      where company_id = ${companyId} and product_tag_id = ${tagId}`);
    await productTagRows.remove(tx, tenant, tagId);
    return null;
  });
