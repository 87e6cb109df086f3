import { and, eq, isNull } from 'drizzle-orm';
import type { z } from 'zod';
import type { registerStore } from '../../../contract/organisations/registering.ts';
import { sellerOf } from '../../billing/core/sellers.ts';
import { assertRoom } from '../../billing/limits/assert-room.ts';
import { subscribe } from '../../billing/subscriptions/subscribe.ts';
import { assertVat } from '../../common/vat.ts';
import type { Executor } from '../../db/executor.ts';
import { invalidField } from '../../http/refusal.ts';
import { networkRegionsTable, storesTable } from '../../tables/organisations.ts';
import { assertStoreVat } from '../assert-vat.ts';
import { assertCountry, storeRows } from '../store-rows.ts';
import type { Registering } from './company.ts';
import { offeredPlan } from './offered-plan.ts';

type Details = z.output<NonNullable<(typeof registerStore)['body']>>['store_details'];
const named = (name: string) => `store_details.${name}`;

async function assertCompany(tx: Executor, companyId: number) {
  const { company_id, store_id, kind, deleted_at } = storesTable;
  const [company] = await tx
    .select({ store_id })
    .from(storesTable)
    .where(
      and(
        eq(company_id, companyId),
        eq(store_id, companyId),
        eq(kind, 'company'),
        isNull(deleted_at),
      ),
    );
  if (!company) throw invalidField(named('parent_id'), 'invalidChoice');
}

async function assertRegion(tx: Executor, companyId: number, regionId: number | null | undefined) {
  if (!regionId) return;
  const { company_id, store_company_network_region_id, deleted_at } = networkRegionsTable;
  const [region] = await tx
    .select({ store_company_network_region_id })
    .from(networkRegionsTable)
    .where(
      and(
        eq(company_id, companyId),
        eq(store_company_network_region_id, regionId),
        isNull(deleted_at),
      ),
    );
  if (!region) throw invalidField(named('store_company_network_region_id'), 'invalidChoice');
}

/** Throws invalid for what of a store is wrong by itself. */
export function assertStoreDetails({ country_id, vat_number }: Details) {
  assertCountry(country_id, named('country_id'));
  assertVat({ vatNumber: vat_number, countryId: country_id, field: named('vat_number') });
}

/**
 * A store of a company with its subscription, within a transaction; answers its id. Throws invalid for a plan
 * that the company does not offer and a tax number that is another's, and where the company's plan has no room.
 */
export async function makeStore(
  tx: Executor,
  details: Details,
  { userId, publicUrl, nowMs }: Registering,
): Promise<number> {
  const { parent_id: companyId, store_subscription_plan_id, ...own } = details;
  await assertCompany(tx, companyId);
  await assertRegion(tx, companyId, own.store_company_network_region_id);
  const plan = await offeredPlan(tx, companyId, store_subscription_plan_id, {
    isBrand: false,
    field: named('store_subscription_plan_id'),
  });
  const taxed = {
    vatNumber: own.vat_number,
    countryId: own.country_id,
    field: named('vat_number'),
  };
  await assertStoreVat(tx, taxed, { userId, companyId, storeId: 0, byCompany: false });
  await assertRoom(tx, { companyId, storeId: companyId }, 'stores');
  const values = { ...own, kind: 'store', parent_id: companyId, permissions: plan.permissions };
  const { store_id: storeId } = await storeRows.create(
    tx,
    { companyId, storeId: companyId },
    values,
  );
  const seller = await sellerOf(tx, companyId);
  await subscribe({ tx, seller, publicUrl, buyer: { companyId, storeId }, plan, now: nowMs });
  return storeId;
}
