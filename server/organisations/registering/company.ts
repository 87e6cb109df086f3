import type { z } from 'zod';
import type { registerCompany } from '../../../contract/organisations/registering.ts';
import { defaultTrees } from '../../../contract/permissions/default-trees.ts';
import { sellerOf } from '../../billing/core/sellers.ts';
import { subscribe } from '../../billing/subscriptions/subscribe.ts';
import { roleIds } from '../../common/catalogue.ts';
import type { Executor } from '../../db/executor.ts';
import { platformId } from '../../messages/outbox.ts';
import { subLoyaltiesTable } from '../../tables/organisations.ts';
import { membershipsTable } from '../../tables/people.ts';

import { createCompany } from '../create-company.ts';
import { assertCountry } from '../store-rows.ts';
import { assertNewCompany, assertVat } from './assert-vat.ts';
import { offeredPlan } from './offered-plan.ts';

type Body = z.output<NonNullable<(typeof registerCompany)['body']>>;

/** Who registers, where and when. */
export interface Registering {
  readonly userId: number;
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

/**
 * A company with its programme, its admin and its subscription, within a transaction; answers its id. Throws invalid
 * for a plan that is not offered, and for a tax number that is none or another company's.
 */
export async function makeCompany(
  tx: Executor,
  body: Body,
  { userId, publicUrl, nowMs }: Registering,
): Promise<number> {
  const { vat_country_id, store_subscription_plan_id, primary_phone, ...own } =
    body.company_details;
  assertCountry(own.country_id, 'company_details.country_id');
  assertCountry(vat_country_id, 'company_details.vat_country_id');
  assertCountry(body.loyalty_details.country_id, 'loyalty_details.country_id');
  const countryId = vat_country_id ?? own.country_id;
  const taxed = { vatNumber: own.vat_number, countryId, field: 'company_details.vat_number' };
  assertVat(taxed);
  await assertNewCompany(tx, { ...taxed, countryId: own.country_id });
  const plan = await offeredPlan(tx, platformId, store_subscription_plan_id, {
    isBrand: true,
    field: 'company_details.store_subscription_plan_id',
  });
  const id = await createCompany(tx, { ...own, ...(primary_phone ? { primary_phone } : {}) });
  await addProgramme(tx, id, body);
  await tx.insert(membershipsTable).values({
    company_id: id,
    store_id: id,
    user_id: userId,
    role_id: roleIds.companyAdmin,
    permissions: defaultTrees.company,
  });
  const seller = await sellerOf(tx, platformId);
  const buyer = { companyId: id, storeId: id };
  await subscribe({ tx, seller, publicUrl, buyer, plan, now: nowMs });
  return id;
}
