import { sql } from 'drizzle-orm';
import type { Database } from '../db/connection.ts';
import type { Executor } from '../db/executor.ts';
import type { Tenant } from '../engine/rows.ts';
import { invalidField } from '../http/refusal.ts';
import { assertStores } from '../organisations/store-rows.ts';
import { assertProgrammes } from '../organisations/sub-loyalties.ts';
import { follow, pushToStores, putInStores, takeOutOfStores } from './in-stores.ts';
import { companyProductRows } from './rows.ts';
import { takeTurns } from './turns.ts';

/** A product as it is sent; an update names only what changes. */
export interface SentProduct {
  store_ids?: number[] | undefined;
  update_store_products?: { status: boolean; prices_included: boolean } | undefined;
  valid_from?: string | null | undefined;
  valid_to?: string | null | undefined;
  loyalty_program_ids?: number[] | undefined;
}

/** Throws invalid for days that end before they begin. */
export function assertDays({ valid_from, valid_to }: SentProduct) {
  if (valid_from && valid_to && valid_to < valid_from)
    throw invalidField('valid_to', 'endsBeforeStart');
}

/** What the last place of the order is followed by. */
export const nextPosition = (companyId: number) =>
  sql`(select coalesce(max(position), 0) + 1 from company_products where company_id = ${companyId})`;

/** Creates a product and puts it into its stores, both or neither. Throws invalid, naming the field. */
export const createProduct = (
  { db }: Database,
  tenant: Tenant,
  { store_ids = [], update_store_products: _, ...product }: SentProduct,
) =>
  db.transaction(async (tx) => {
    const { companyId } = tenant;
    await takeTurns(tx, companyId);
    assertDays(product);
    await assertStores(tx, companyId, 'store_ids', store_ids);
    await assertProgrammes(tx, companyId, product.loyalty_program_ids);
    const values = { ...product, position: nextPosition(companyId) };
    const created = await companyProductRows.create(tx, tenant, values);
    const productId = Number(created.product_id);
    await putInStores(tx, { companyId, productIds: [productId] }, store_ids);
    return companyProductRows.read(tx, tenant, productId);
  });

async function passOn(
  tx: Executor,
  companyId: number,
  productId: number,
  { store_ids, update_store_products: pushed }: SentProduct,
) {
  const which = { companyId, productIds: [productId] };
  if (store_ids) {
    await putInStores(tx, which, store_ids);
    await takeOutOfStores(tx, which, store_ids);
  }
  if (pushed?.status) await pushToStores(tx, which, pushed.prices_included);
  await follow(tx, which);
}

/**
 * Changes a product and, as far as it is asked for, what its stores show, all or nothing. Throws
 * invalid, naming the field, and changed_meanwhile.
 */
export const updateProduct = (
  { db }: Database,
  tenant: Tenant,
  productId: number,
  sent: SentProduct,
) =>
  db.transaction(async (tx) => {
    const { companyId } = tenant;
    await takeTurns(tx, companyId);
    const { store_ids, update_store_products: _, ...changes } = sent;
    const before = await companyProductRows.read(tx, tenant, productId);
    assertDays({ ...before, ...changes });
    await assertStores(tx, companyId, 'store_ids', store_ids ?? []);
    await assertProgrammes(tx, companyId, changes.loyalty_program_ids);
    await companyProductRows.update(tx, tenant, productId, changes);
    await passOn(tx, companyId, productId, sent);
    return companyProductRows.read(tx, tenant, productId);
  });

/** Deletes a product and takes it out of its stores; their rows stay with what they sold. */
export const deleteProduct = ({ db }: Database, tenant: Tenant, productId: number) =>
  db.transaction(async (tx) => {
    const { companyId } = tenant;
    await takeTurns(tx, companyId);
    const before = await companyProductRows.read(tx, tenant, productId);
    await companyProductRows.remove(tx, tenant, productId);
    await takeOutOfStores(tx, { companyId, productIds: [productId] });
    return before;
  });
