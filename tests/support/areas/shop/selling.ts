import { eq } from 'drizzle-orm';
import { both } from '../../../../contract/common/both.ts';
import type { Endpoint } from '../../../../contract/engine/endpoint.ts';
import { shopAttributeOptions } from '../../../../contract/shop/attribute-options.ts';
import { shopAttributes } from '../../../../contract/shop/attributes.ts';
import { productTypeIds } from '../../../../contract/shop/kinds.ts';
import { subscriptionProducts } from '../../../../contract/shop/subscription-products.ts';
import { shopVariants } from '../../../../contract/shop/variants.ts';
import { platformId } from '../../../../server/messages/outbox.ts';
import { storesTable } from '../../../../server/tables/organisations.ts';
import { call, type TestApp } from '../../app.ts';
import { addMember, allBut, type Person, type Place, permit } from '../people.ts';

/** A place that sells, and who looks after that. */
export interface Seller extends Place {
  readonly as: Person;
}

export async function sellerAt(within: TestApp, place: Place): Promise<Seller> {
  return { ...place, as: await addMember(within, place) };
}

/** The platform, which sells to all companies. */
export async function platformSeller(within: TestApp): Promise<Seller> {
  await permit(within, allBut(), eq(storesTable.store_id, platformId));
  return sellerAt(within, { storeId: platformId, companyId: platformId });
}

type Sent = Parameters<typeof call>[2];

/** Makes a call as a seller: its own of two where it is a supplier. */
export function asSeller<E extends Endpoint>(
  within: TestApp,
  { storeId, companyId, as }: Seller,
  endpoint: E,
  { params, ...sent }: NonNullable<Sent> = {},
) {
  const [ofCompany, ofSupplier] = both(endpoint);
  return call(within, storeId === companyId ? ofCompany : ofSupplier, {
    params: { storeId, ...params },
    as,
    ...sent,
  });
}

type Own = Readonly<Record<string, unknown>>;

/** How a seller makes what it sells. */
export const sellingFor = (within: TestApp, seller: Seller) => ({
  product: async (own: Own = {}) => {
    const body = {
      subscription_product_type_id: productTypeIds.device,
      name: { en: 'Card reader' },
      ...own,
    };
    const create = subscriptionProducts.calls.create;
    return (await asSeller(within, seller, create, { body })).data;
  },
  attribute: async (...names: string[]) => {
    const [name, ...options] = names;
    const { data } = await asSeller(within, seller, shopAttributes.calls.create, {
      body: { name: { en: name } },
    });
    const ids: number[] = [];
    for (const option of options) {
      const body = { attribute_id: data.attribute_id, option: { en: option } };
      const made = await asSeller(within, seller, shopAttributeOptions.calls.create, { body });
      ids.push(made.data.attribute_option_id);
    }
    return { id: data.attribute_id, options: ids };
  },
  variant: (own: Own) =>
    asSeller(within, seller, shopVariants.calls.create, {
      body: { name: { en: 'Black' }, price: 10, ...own },
    }),
});

type Answer = { refusal: { error: string; errors?: Record<string, string[]> } };
/** What a call was refused for, and of which fields. */
export const told = ({ refusal }: Answer) => [refusal.error, ...Object.keys(refusal.errors ?? {})];
