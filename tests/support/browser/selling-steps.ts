import { expect } from 'vitest';
import type { SubscriptionPlan } from '../../../contract/billing/plans.ts';
import { api, type Device, deviceOf } from './browser.ts';

interface Wanted {
  readonly name: string;
  readonly price: number;
  /** What it does not give of all that a store may have. */
  readonly without?: readonly string[];
}

/** Makes a plan for the stores of a company, past the browser; its name is the same in all languages. */
export async function addStorePlan(
  { token, store }: Device,
  { name, price, without = [] }: Wanted,
  origin?: string,
) {
  const at = `/companies/${store?.store_id}/subscriptions`;
  const own = { token, ...(origin ? { origin } : {}) };
  const { data } = await api<{ store_permissions: object }>(`${at}/company-permissions`, own);
  const permissions = Object.fromEntries(
    Object.entries(data.store_permissions).filter(([part]) => !without.includes(part)),
  );
  const body = { plan_name: { el: name, en: name, it: name }, plan_price: price, permissions };
  const made = await api<SubscriptionPlan>(`${at}/store-plan`, { ...own, body });
  expect(made.status).toBe(201);
  return { name, id: made.data.store_subscription_plan_id };
}

/** Opens a store on a plan, past the browser, as whoever runs its company; answers a device in it. */
export async function openStore(
  { token, store }: Device,
  { name, plan }: { name: string; plan: number },
  origin?: string,
) {
  const store_details = {
    ...{ name, country_id: 300, vat_number: '123456783' },
    ...{ parent_id: store?.store_id, store_subscription_plan_id: plan },
  };
  const own = { token, ...(origin ? { origin } : {}) };
  expect((await api('/stores', { ...own, body: { store_details } })).status).toBe(201);
  return deviceOf('companyAdmin', name, origin);
}

/** Opens a store that has no plan yet, past the browser, as whoever runs its company; answers a device in it. */
export async function openFreeStore({ token, store }: Device, name: string) {
  const body = {
    store_details: { name, country_id: 300 },
    user_details: { new_manager: false },
  };
  const path = `/companies/${store?.store_id}/stores/create`;
  expect((await api(path, { token, body })).status).toBe(201);
  return deviceOf('companyAdmin', name);
}
