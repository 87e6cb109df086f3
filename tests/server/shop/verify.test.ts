import { beforeEach, describe, expect, test } from 'vitest';
import { shopInvariants } from '../../../server/billing/verify/shop-invariants.ts';
import { verifyBilling } from '../../../server/billing/verify/verify.ts';
import { sqlOf } from '../../support/areas/billing/selling.ts';
import {
  addCard,
  addCredits,
  addProduct,
  addShopping,
  buyIt,
  type Shopping,
} from '../../support/areas/shop/buying.ts';

let shopping: Shopping;
beforeEach(async () => {
  shopping = await addShopping();
  await addCard(shopping, 'works');
  await buyIt(shopping, (await addProduct(shopping)).variantId);
  await buyIt(shopping, (await addCredits(shopping, 'sms', 100)).variantId);
});

const broken = async () => [
  ...new Set((await verifyBilling(shopping.app.database.pool)).map(({ invariant }) => invariant)),
];

/** What breaks each of them, and perhaps another that says the same. */
const breaking: Record<string, string> = {
  'a balance of credits is what is left of them, and the sum of what moved them':
    'update credit_balances set balance = balance + 1',
  'credits that were paid were given, and no others': 'delete from credit_lots',
  'an order costs what its billing says, and stands as that does':
    'update shop_orders set total = total + 1, net = net + 1',
  'a shop billing is of one order': 'update shop_orders set billing_id = null',
  'no stock is below nothing': 'update shop_variants set inventory = -1',
};

describe('what always holds of the shop', () => {
  test('holds', async () => expect(await broken()).toEqual([]));

  test.each(shopInvariants.map(({ name }) => [name]))('%s, or it is found', async (name) => {
    await sqlOf(shopping, breaking[name] ?? '');
    expect(await broken()).toContain(name);
  });
});
