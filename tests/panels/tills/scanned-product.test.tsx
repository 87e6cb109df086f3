import { screen, waitFor, within } from '@testing-library/react';
import { expect, test } from 'vitest';
import { productsTable } from '../../../server/tables/products.ts';
import { addCustomer, addTill, expectSound } from '../../support/areas/till.ts';
import { open, signInAs, useBack } from '../../support/panel/panel.tsx';

const back = useBack();
const code = '5201234567894';

async function openAmount() {
  const till = await addTill(back());
  const customer = await addCustomer(till);
  await back()
    .database.db.insert(productsTable)
    .values({
      ...{ company_id: till.store.companyId, store_id: till.store.storeId, sku_number: code },
      ...{ name: { el: 'Τσουρέκι', en: 'Sweet bread', it: 'Pane dolce' } },
      ...{ description: { el: '', en: '', it: '' }, retail_price: 3, reward_points: 200 },
      published: true,
    });
  await signInAs(till.cashier, till.store);
  const { user } = await open('/en/points-pos');
  await screen.findByLabelText('Mobile, card, code or name');
  await user.type(
    document.querySelector('#customer-code') as HTMLElement,
    `${customer.mobile}{Enter}`,
  );
  const amount = await screen.findByLabelText('Amount of the receipt');
  /** A hand scanner types its code at once. */
  const scan = async (read: string) => {
    // The same code within two seconds counts once, and what is typed just before would be part of it.
    await new Promise((done) => setTimeout(done, 2100));
    await user.keyboard(`${read}{Enter}`);
  };
  return { till, user, amount, scan };
}

test('each scan of a product adds a piece to the receipt, and nothing to its amount', async () => {
  const { till, user, amount, scan } = await openAmount();
  await user.type(amount, '12.5');
  await scan(code);
  await screen.findByText('1 × Sweet bread');
  await scan(code);
  await screen.findByText('2 × Sweet bread');
  expect(amount).toHaveValue('12.5');
  await user.type(amount, '{Enter}');
  await screen.findByText('+16.5 points');
  await expectSound(till);
});

test('a card of an earlier programme that looks like a product leads to its customer, asked about once an amount is typed', async () => {
  const { till, user, amount, scan } = await openAmount();
  const card = '5209876543214';
  const { mobile } = await addCustomer(till, { card });
  await user.type(amount, '7');
  await scan(card);
  await user.click(
    within(await screen.findByRole('alertdialog')).getByRole('button', {
      name: /^Change the customer/,
    }),
  );
  await screen.findByText(new RegExp(mobile));
});

test('a number that no product has is named, and is no amount', async () => {
  const { amount, scan } = await openAmount();
  await scan('5209876543214');
  await screen.findByText('No product of this store has the number 5209876543214.');
  await waitFor(() => expect(amount).toHaveValue(''));
});
