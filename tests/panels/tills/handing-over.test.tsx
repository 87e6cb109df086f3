import { screen } from '@testing-library/react';
import { expect, test } from 'vitest';
import { addGift, addVoucher, claim } from '../../support/areas/claims.ts';
import {
  accountOf,
  addCustomer,
  addTill,
  expectSound,
  send,
  type Till,
} from '../../support/areas/till.ts';
import { open, press, signInAs, useBack } from '../../support/panel/panel.tsx';

const back = useBack();

/** A till with a customer of a hundred points, at the amount. */
async function atAmount(prepare: (till: Till, shopper: { id: number }) => Promise<unknown>) {
  const till = await addTill(back());
  const customer = await addCustomer(till);
  await send(till, customer, 100);
  await prepare(till, customer);
  await signInAs(till.cashier, till.store);
  const { user } = await open('/en/points-pos');
  await screen.findByLabelText(/Mobile, card, code or name/);
  await user.keyboard(`${customer.mobile}{Enter}`);
  await screen.findByLabelText('Amount of the receipt');
  return { user, till, customer };
}

const stateOf = async () =>
  (await back().database.pool.query('select state from claims order by claim_id')).rows;

test('a gift that the customer claimed is asked about, handed over, and undone while there is time', async () => {
  const { user, till, customer } = await atAmount(async (own, shopper) =>
    claim(own, { ...shopper, mobile: '', qrCode: '' }, { gift_id: await addGift(own, 40) }),
  );
  await press(user, /Κούπα.*customer’s/);
  await screen.findByText('Hand over “Κούπα”?');
  expect(await stateOf()).toEqual([{ state: 'claimed' }]);
  await user.keyboard('{Escape}');
  expect(await stateOf()).toEqual([{ state: 'claimed' }]);
  await press(user, /Κούπα.*customer’s/);
  await screen.findByText('Hand over “Κούπα”?');
  await user.keyboard('{Enter}');
  await screen.findByText('“Κούπα” was handed over.');
  expect(await stateOf()).toEqual([{ state: 'redeemed' }]);
  await press(user, /^Undo/);
  await screen.findByText('Undone. Balance: 60 points');
  expect(await stateOf()).toEqual([{ state: 'claimed' }]);
  expect((await accountOf(till, customer)).balance).toBe(60);
  await expectSound(till);
});

test('a code is asked about too, and a gift given for points is undone with its points', async () => {
  const { user, till, customer } = await atAmount(async (own) => {
    await addVoucher(own, { points: 0, gift_title: 'Καφές' });
    await addGift(own, 40);
  });
  await user.type(screen.getByLabelText('Voucher code'), 'SUMMER24{Enter}');
  await screen.findByText('Hand over “Καφές”?');
  await user.keyboard('{Escape}');
  expect(await stateOf()).toEqual([]);
  await press(user, /Κούπα/);
  await screen.findByText(/for 40 points/);
  await user.keyboard('{Enter}');
  await screen.findByText('“Κούπα” was handed over.');
  await press(user, /^Undo/);
  await screen.findByText('Undone. Balance: 100 points');
  expect(await stateOf()).toEqual([{ state: 'cancelled' }]);
  expect((await accountOf(till, customer)).balance).toBe(100);
  await expectSound(till);
});
