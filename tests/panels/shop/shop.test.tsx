import { screen, waitFor, within } from '@testing-library/react';
import { beforeEach, describe, expect, test } from 'vitest';
import { sqlOf } from '../../support/areas/billing/selling.ts';
import { addMember, addStore, allBut } from '../../support/areas/people.ts';
import {
  addCard,
  addCredits,
  addProduct,
  addShopping,
  buyIt,
  creditOf,
  ordersOf,
  type Shopping,
  stockOf,
} from '../../support/areas/shop/buying.ts';
import { oneSent, open, press, sentTo, signInAs, useBack } from '../../support/panel/panel.tsx';

const back = useBack();
let shopping: Shopping;
beforeEach(async () => {
  localStorage.clear();
  shopping = await addShopping(0, back());
  await signInAs(shopping.buyer, shopping.company);
});

const at = (path: string) => `/en/loyaltyPanel/marketplace/${path}`;
type User = Awaited<ReturnType<typeof open>>['user'];

/** Opens a product of the shop, and waits for what it costs. */
async function openProduct(user: User, name: string) {
  const card = await screen.findByRole('listitem', { name });
  await user.click(within(card).getByRole('button'));
  return screen.findByRole('dialog', { name });
}

/** Buys what the open dialog offers, for the total that it says. */
async function buyFor(user: User, amount: string) {
  const button = await screen.findByRole('button', { name: `Buy for ${amount}` });
  await waitFor(() => expect(button).toBeEnabled());
  await user.click(button);
}

describe('the shop', () => {
  test('says that nothing is on sale, and that nothing matches', async () => {
    const { user } = await open(at('shop'));
    await screen.findByText('Nothing is on sale here yet.');
    await user.type(screen.getByRole('searchbox', { name: 'Search' }), 'scanner');
    await screen.findByText('Nothing matches.');
  });

  test('shows the price with VAT and what is left, and sells the last piece for what it said', async () => {
    const { variantId } = await addProduct(shopping, { variant: { inventory: 1 } });
    await addCard(shopping, 'works');
    const { user } = await open(at('shop'));
    const card = await screen.findByRole('listitem', { name: 'Scanner' });
    within(card).getByText('€24.80');
    within(card).getByText('1 left');
    const dialog = await openProduct(user, 'Scanner');
    await within(dialog).findByText(/Charged to VISA •••• 4242 at once/);
    within(dialog).getByText(/no real money moves/);
    await buyFor(user, '€24.80');
    await screen.findByText('Paid: Scanner: Black. Thank you!');
    const { body } = await oneSent('POST', /products\/shop$/);
    expect(body).toMatchObject({ quantity: 1, billed: 'now', total: 24.8 });
    await press(user, 'Close');
    await screen.findByText('Sold out');
    expect(await stockOf(shopping, variantId)).toBe(0);
  });

  test('asks again for what another quantity costs, and takes none that is no number', async () => {
    await addProduct(shopping);
    const { user } = await open(at('shop'));
    await openProduct(user, 'Scanner');
    const quantity = await screen.findByRole('textbox', { name: 'Quantity' });
    await user.clear(quantity);
    await user.type(quantity, '3');
    await screen.findByRole('button', { name: 'Buy for €74.40' });
    await user.clear(quantity);
    await user.type(quantity, 'x');
    await screen.findByText('A whole number from 1 to 1000');
    expect(screen.getByRole('button', { name: 'Buy' })).toBeDisabled();
  });

  test('says a price that changed meanwhile, and sells for the new one only when asked again', async () => {
    await addProduct(shopping);
    await addCard(shopping, 'works');
    const { user } = await open(at('shop'));
    await openProduct(user, 'Scanner');
    await screen.findByRole('button', { name: 'Buy for €24.80' });
    await sqlOf(shopping, 'update shop_variants set price = 3000');
    await buyFor(user, '€24.80');
    await screen.findByText(/The price has changed/);
    expect(await ordersOf(shopping)).toEqual([]);
    await buyFor(user, '€37.20');
    await screen.findByText(/Thank you/);
  });

  test.each([
    ['declined', /The order was cancelled, and you owe nothing/, 'Choose another card'],
    ['authenticates', /Your bank asks you to confirm/, 'Confirm with your bank'],
  ] as const)('says what becomes of a card that is %s, and leads on', async (does, said, lead) => {
    await addProduct(shopping);
    await addCard(shopping, does);
    const { user } = await open(at('shop'));
    await openProduct(user, 'Scanner');
    await buyFor(user, '€24.80');
    await screen.findByText(said);
    expect(screen.getByRole('link', { name: lead })).toHaveAttribute(
      'href',
      expect.stringContaining('billing-dashboard'),
    );
  });

  test('bills it with the next period where that is chosen', async () => {
    await addProduct(shopping);
    const { user } = await open(at('shop'));
    await openProduct(user, 'Scanner');
    await user.click(await screen.findByRole('radio', { name: /next period/ }));
    await screen.findByText(/On the next billing of the plan/);
    await buyFor(user, '€24.80');
    await screen.findByText(/It will be on the next billing/);
    expect(await ordersOf(shopping)).toMatchObject([{ billed: 'next_period', state: 'placed' }]);
  });

  test('shows whoever may not buy what there is, without a way to buy it', async () => {
    await addProduct(shopping);
    const { app, company } = shopping;
    await signInAs(await addMember(app, company, allBut('marketplace.shop.create')), company);
    const { user } = await open(at('shop'));
    await openProduct(user, 'Scanner');
    expect(screen.queryByRole('textbox', { name: 'Quantity' })).toBeNull();
    expect(sentTo('POST', /quote$/)).toEqual([]);
  });
});

describe('orders', () => {
  test('stand with their billing; what waits is cancelled once that was asked', async () => {
    const { variantId } = await addProduct(shopping);
    await addCard(shopping, 'works');
    await buyIt(shopping, variantId);
    await buyIt(shopping, variantId, { billed: 'next_period' });
    const { user } = await open(at('shop-orders'));
    await screen.findByRole('link', { name: 'billing 1' });
    await press(user, /^Cancel the order: /);
    const dialog = await screen.findByRole('dialog');
    await user.click(within(dialog).getByRole('button', { name: 'Cancel the order' }));
    await screen.findByText(/by the buyer/);
    expect((await ordersOf(shopping)).map(({ state }) => state).sort()).toEqual([
      'cancelled',
      'paid',
    ]);
  });

  test('of a supplier are bought from its company, and moved by that until they are delivered', async () => {
    const { app, company } = shopping;
    await addProduct(shopping, { seller: company });
    const place = await addStore(app, company, 'supplier');
    await signInAs(await addMember(app, place), place);
    const { user } = await open('/en/supplierPanel/marketplace/shop');
    await openProduct(user, 'Scanner');
    await screen.findByText('Settled with the seller.');
    await buyFor(user, '€24.80');
    await screen.findByText(/settles it with you/);
    await user.click(screen.getByRole('link', { name: 'To the orders' }));
    await screen.findByText(/settled with the seller/);
    await signInAs(shopping.buyer, company);
    const { user: seller } = await open(at('sales'));
    await press(seller, 'Mark as paid: Scanner: Black');
    const dialog = await screen.findByRole('dialog');
    await seller.click(within(dialog).getByRole('button', { name: 'Mark as paid' }));
    await press(seller, 'Mark as delivered: Scanner: Black');
  });
});

describe('credits', () => {
  test('are counted with what is lost next, and a rule that buys them is made and ended', async () => {
    const { variantId } = await addCredits(shopping, 'sms', 100, { valid_months: 6 });
    await addCard(shopping, 'works');
    await buyIt(shopping, variantId);
    const { user } = await open(at('credits'));
    const section = await screen.findByRole('region', { name: 'Text messages' });
    within(section).getByText('100 credits');
    within(section).getByText(/^100 on \d\d\/\d\d\/\d{4}$/);
    await user.click(within(section).getByRole('button', { name: 'Buy automatically' }));
    const dialog = await screen.findByRole('dialog');
    await within(dialog).findByRole('combobox', { name: 'What is bought' });
    await user.type(
      within(dialog).getByRole('textbox', { name: 'When there are fewer than' }),
      '50',
    );
    await user.click(within(dialog).getByRole('button', { name: 'Save' }));
    await within(section).findByText(/Below 50 credits, 1 × Credits: 100 is bought/);
    await sqlOf(shopping, `update shop_thresholds set paused_at = '2026-01-31'`);
    expect((await creditOf(shopping, 'sms'))?.threshold?.paused_at).toBeTruthy();
    await user.click(within(section).getByRole('button', { name: 'End the rule' }));
    const ending = await screen.findByRole('dialog');
    await user.click(within(ending).getByRole('button', { name: 'End the rule' }));
    await within(section).findByText('No credits are bought automatically.');
  });

  test('are bought by a rule of whatever gives them, found by its name among more than a page shows', async () => {
    for (let count = 1; count <= 14; count += 1)
      await addCredits(shopping, 'sms', count * 100, {
        name: { el: '', en: `Pack ${String(count).padStart(2, '0')}`, it: '' },
      });
    await addCredits(shopping, 'viber', 1400);
    const { user } = await open(at('credits'));
    const section = await screen.findByRole('region', { name: 'Text messages' });
    await user.click(within(section).getByRole('button', { name: 'Buy automatically' }));
    const dialog = await screen.findByRole('dialog');
    const what = await within(dialog).findByRole('combobox', { name: 'What is bought' });
    expect(what).toHaveValue('Pack 01: 100 · €24.80');
    await user.clear(what);
    await user.type(what, 'none');
    await screen.findByText('Nothing matches.');
    await user.clear(what);
    await user.type(what, '1400');
    await user.click(await screen.findByRole('option', { name: 'Pack 14: 1400 · €24.80' }));
    await user.type(
      within(dialog).getByRole('textbox', { name: 'When there are fewer than' }),
      '50',
    );
    await user.click(within(dialog).getByRole('button', { name: 'Save' }));
    await within(section).findByText(/1 × Pack 14: 1400 is bought/);
    await user.click(within(section).getByRole('button', { name: 'Change' }));
    const again = await screen.findByRole('combobox', { name: 'What is bought' });
    expect(again).toHaveValue('Pack 14: 1400');
  });

  test('say that a rule has paused, and that none were bought', async () => {
    const { variantId } = await addCredits(shopping, 'sms', 100);
    await sqlOf(
      shopping,
      `insert into shop_thresholds (company_id, store_id, credit, seller_company_id, subscription_product_variant_id, quantity, threshold, most_a_month, paused_at)
        values ($1, $1, 'sms', 1, $2, 1, 5, 1, '2026-01-30T10:00:00Z')`,
      [shopping.company.companyId, variantId],
    );
    await open(at('credits'));
    await screen.findByText(/You have not bought any credits yet/);
    await screen.findByText(/Paused since 30\/01\/2026/);
    await screen.findByRole('button', { name: 'Resume' });
  });
});
