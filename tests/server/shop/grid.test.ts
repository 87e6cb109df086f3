import { eq } from 'drizzle-orm';
import { beforeEach, describe, expect, test } from 'vitest';
import { saveGrid } from '../../../contract/shop/grid.ts';
import { subscriptionProducts } from '../../../contract/shop/subscription-products.ts';
import { shopVariantsTable } from '../../../server/tables/shop.ts';
import { type TestApp, testApp } from '../../support/app.ts';
import { addCompany } from '../../support/areas/people.ts';
import {
  asSeller,
  type Seller,
  sellerAt,
  sellingFor,
  told,
} from '../../support/areas/shop/selling.ts';

let within: TestApp;
let company: Seller;
let shop: ReturnType<typeof sellingFor>;

beforeEach(async () => {
  within = await testApp();
  company = await sellerAt(within, await addCompany(within));
  shop = sellingFor(within, company);
});

const { read } = subscriptionProducts.calls;
const save = (id: number, variants: object[], own = {}) =>
  asSeller(within, company, saveGrid, { params: { id }, body: { variants, ...own } });
const row = (sku_number: string, own = {}) => ({
  name: { en: sku_number },
  sku_number,
  price: 10,
  ...own,
});

describe('the grid of a product', () => {
  test('adds, changes and removes variants at once', async () => {
    const { subscription_product_id: id } = await shop.product();
    const { options } = await shop.attribute('Colour', 'Black', 'White');
    const [black = 0, white = 0] = options;
    const { data } = await save(id, [
      row('A', { attribute_option_ids: [black], inventory: 3 }),
      row('B', { attribute_option_ids: [white] }),
    ]);
    const [a = 0, b = 0] = data.variant_ids;
    await within.database.db
      .update(shopVariantsTable)
      .set({ inventory: 2 })
      .where(eq(shopVariantsTable.subscription_product_variant_id, a));
    const again = await save(id, [
      row('B', { subscription_product_variant_id: a, attribute_option_ids: [white], price: 9 }),
      row('C', { attribute_option_ids: [black] }),
    ]);
    // A took the SKU and the option of B, which is gone; its stock was not named and is what is left.
    expect(again.data.variants).toMatchObject([
      { subscription_product_variant_id: a, sku_number: 'B', price: 9, inventory: 2 },
      { sku_number: 'C', inventory: null },
    ]);
    expect(again.data.variant_ids).not.toContain(b);
    const swapped = again.data.variants.map((each, index) => ({
      ...row(['C', 'B'][index] ?? ''),
      subscription_product_variant_id: each.subscription_product_variant_id,
      attribute_option_ids: each.attribute_option_ids,
    }));
    expect((await save(id, swapped)).data.variants).toMatchObject([
      { sku_number: 'C' },
      { sku_number: 'B' },
    ]);
  });

  test('is saved whole or not at all, and says what is wrong in which row', async () => {
    const { subscription_product_id: id } = await shop.product();
    const elsewhere = await shop.variant({ sku_number: 'X' });
    const { data } = await save(id, [row('A')]);
    const refusedRows = await save(id, [
      row('B'),
      row('C', { credits: 5 }),
      row('D', {
        subscription_product_variant_id: elsewhere.data.subscription_product_variant_id,
        attribute_option_ids: [999],
      }),
    ]);
    expect(told(refusedRows).sort()).toEqual([
      'invalid',
      'variants.1.attribute_option_ids',
      'variants.1.credits',
      'variants.2.attribute_option_ids',
      'variants.2.subscription_product_variant_id',
    ]);
    const { options } = await shop.attribute('Colour', 'Black');
    const taken = await save(id, [row('E'), row('X', { attribute_option_ids: options })]);
    expect(told(taken)).toEqual(['already_exists', 'variants.1.sku_number']);
    const now = await asSeller(within, company, read, { params: { id } });
    expect(now.data.variants).toEqual(data.variants);
  });

  test('sets no stock over what was sold meanwhile', async () => {
    const { subscription_product_id: id } = await shop.product();
    const { data } = await save(id, [row('A', { inventory: 3 })]);
    const [loaded] = data.variants;
    await within.database.db
      .update(shopVariantsTable)
      .set({ inventory: 2, updated_at: new Date(Date.now() + 1000).toISOString() });
    const counted = (updated_at?: string) =>
      save(id, [
        row('A', {
          subscription_product_variant_id: loaded?.subscription_product_variant_id,
          inventory: 20,
          updated_at,
        }),
      ]);
    const { refusal } = await counted(loaded?.updated_at);
    expect(refusal.error).toBe('changed_meanwhile');
    expect(refusal.current).toMatchObject({ variants: [{ inventory: 2 }] });
    const [now] = (refusal.current?.variants ?? []) as { updated_at: string }[];
    expect((await counted(now?.updated_at)).data.variants).toMatchObject([{ inventory: 20 }]);
  });

  test('is not saved over what somebody else made of it', async () => {
    const made = await shop.product();
    const { subscription_product_id: id, updated_at } = made;
    const { data } = await shop.variant({ subscription_product_id: id, sku_number: 'A' });
    const { refusal } = await save(id, [row('B')], { updated_at });
    expect(refusal.error).toBe('changed_meanwhile');
    expect(refusal.current?.variant_ids).toEqual([data.subscription_product_variant_id]);
  });
});
