import type { publicCompanyPlans, publicStorePlans } from '../../../contract/billing/plans.ts';
import { platformId } from '../../../contract/organisations/platform.ts';
import { send } from '../../session/api.ts';

/** The installation itself, which sells to companies. */
export const platform: number = platformId;
export const kinds = ['company', 'store'] as const;
export type Kind = (typeof kinds)[number];

/** The plans that a seller offers to everybody, and who that is. */
export async function fetchOffer(kind: Kind, seller: number) {
  const params = { id: seller };
  const path = '/common/companies/{id}';
  const { data } =
    kind === 'company'
      ? await send<typeof publicCompanyPlans>('GET', `${path}/company-subscription-plans`, {
          params,
        })
      : await send<typeof publicStorePlans>('GET', `${path}/subscription-plans`, { params });
  return data;
}
export type Offer = Awaited<ReturnType<typeof fetchOffer>>;
export type Plan = Offer['plans'][number];

/** Whose plans an address is about; the platform's own where it names nobody. */
export const sellerIn = (search: URLSearchParams) => Number(search.get('company')) || platform;
