import { sql } from 'drizzle-orm';
import type { z } from 'zod';
import type { changeChosenOfStore } from '../../contract/catalogue/chosen-products.ts';
import type { ValidationName } from '../../contract/words/validation.ts';
import type { Database } from '../db/connection.ts';
import type { Tenant } from '../engine/rows.ts';
import { Refusal } from '../http/refusal.ts';
import { productRows } from './products.ts';

type Held = { product_id: number };

/** Throws invalid, naming the place of each product that something is wrong with. */
function assertEach(ids: readonly number[], wrong: (id: number) => ValidationName | undefined) {
  const fields: Refusal['fields'] = {};
  ids.forEach((id, place) => {
    const name = wrong(id);
    if (name) fields[`product_ids.${place}`] = [{ name }];
  });
  if (Object.keys(fields).length) throw new Refusal('invalid', { fields });
}

/** Throws invalid, naming the place of each product that was not there. */
export function assertNamed(ids: readonly number[], there: readonly Held[]) {
  const known = new Set(there.map(({ product_id }) => Number(product_id)));
  assertEach(ids, (id) => (known.has(id) ? undefined : 'productGone'));
}

type Change = z.output<NonNullable<(typeof changeChosenOfStore)['body']>>;

/**
 * Changes the products of a store that are named, all or nothing. Throws invalid, naming the place of
 * each that is not there, and of each to be published that the company does not have sold here any more.
 */
export const changeChosenInStore = ({ db }: Database, tenant: Tenant, sent: Change) =>
  db.transaction(async (tx) => {
    const { companyId, storeId } = tenant;
    const { product_ids, ...change } = sent;
    const productIds = [...new Set(product_ids)].sort((one, other) => one - other);
    const { rows } = await tx.execute<Held & { offered: boolean }>(sql`select product_id, offered
      from products where company_id = ${companyId} and store_id = ${storeId}
        and product_id = any(${sql.param(productIds)}::bigint[]) order by product_id for update`);
    assertNamed(product_ids, rows);
    const withdrawn = new Set(
      rows.filter((row) => !row.offered).map((row) => Number(row.product_id)),
    );
    if (change.published)
      assertEach(product_ids, (id) => (withdrawn.has(id) ? 'productWithdrawn' : undefined));
    for (const id of productIds) await productRows.update(tx, tenant, id, change);
    return { updated: productIds.length };
  });
