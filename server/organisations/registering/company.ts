import type { z } from 'zod';
import type { registerCompany } from '../../../contract/organisations/registering.ts';
import { defaultTrees } from '../../../contract/permissions/default-trees.ts';
import { sellerOf } from '../../billing/core/sellers.ts';
import { subscribe } from '../../billing/subscriptions/subscribe.ts';
import { roleIds } from '../../common/catalogue.ts';
import { assertVat } from '../../common/vat.ts';
import type { Executor } from '../../db/executor.ts';
import { invalidField } from '../../http/refusal.ts';
import { platformId } from '../../messages/outbox.ts';
import { subLoyaltiesTable } from '../../tables/organisations.ts';
import { membershipsTable } from '../../tables/people.ts';
import { assertCompanyVat } from '../assert-vat.ts';
import { createCompany } from '../create-company.ts';
import { assertCountry } from '../store-rows.ts';
import { offeredPlan } from './offered-plan.ts';

type Body = z.output<NonNullable<(typeof registerCompany)['body']>>;

/** Who registers, where and when. */
export interface Registering {
  readonly userId: number;
  readonly isSuperAdmin: boolean;
  readonly publicUrl: string;
  readonly nowMs: number;
}

async function addProgramme(
  tx: Executor,
  companyId: number,
  { company_details, loyalty_details }: Body,
) {
  const { country_id = company_details.country_id, ...own } = loyalty_details;
  await tx.insert(subLoyaltiesTable).values({ company_id: companyId, country_id, ...own });
}

const planField = 'company_details.store_subscription_plan_id';

/**
 * The plan that a company is opened on; undefined for one that is free, which only the super admin of the installation
 * opens. Throws invalid for a plan that is not offered, and for none.
 */
async function planOf(tx: Executor, id: number | null | undefined, isSuperAdmin: boolean) {
  if (id) return offeredPlan(tx, platformId, id, { isBrand: true, field: planField });
  if (!isSuperAdmin) throw invalidField(planField, 'required');
  return undefined;
}

/** Throws invalid for a tax number that is none, or another company's. */
async function assertTaxed(tx: Executor, { company_details: own }: Body) {
  const { vat_number: vatNumber, country_id, vat_country_id = country_id } = own;
  if (!vatNumber) return;
  const taxed = { vatNumber, countryId: vat_country_id, field: 'company_details.vat_number' };
  assertVat(taxed);
  // It is compared as it is stored, and as a number of the country that gave it.
  for (const countryId of new Set([country_id, vat_country_id]))
    await assertCompanyVat(tx, { ...taxed, countryId });
}

/**
 * A company with its programme, its admin and its subscription, within a transaction; answers its id. Throws invalid
 * for a plan that is not offered, and for a tax number that is none or another company's.
 */
export async function makeCompany(
  tx: Executor,
  body: Body,
  { userId, isSuperAdmin, publicUrl, nowMs }: Registering,
): Promise<number> {
  const { vat_country_id, store_subscription_plan_id: planId, ...own } = body.company_details;
  assertCountry(own.country_id, 'company_details.country_id');
  assertCountry(vat_country_id, 'company_details.vat_country_id');
  assertCountry(body.loyalty_details.country_id, 'loyalty_details.country_id');
  await assertTaxed(tx, body);
  const plan = await planOf(tx, planId, isSuperAdmin);
  const id = await createCompany(tx, own);
  await addProgramme(tx, id, body);
  await tx.insert(membershipsTable).values({
    company_id: id,
    store_id: id,
    user_id: userId,
    role_id: roleIds.companyAdmin,
    permissions: defaultTrees.company,
  });
  if (!plan) return id;
  const seller = await sellerOf(tx, platformId);
  const buyer = { companyId: id, storeId: id };
  await subscribe({ tx, seller, publicUrl, buyer, plan, now: nowMs });
  return id;
}
