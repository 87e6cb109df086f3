import { fireEvent, screen, waitFor } from '@testing-library/react';
import { HttpResponse } from 'msw';
import { expect, test } from 'vitest';
import { accountOf, addProduct, type addTill, send } from '../../support/areas/till.ts';
import { isAt, oneSent, open, press, sentTo, useBack } from '../../support/panel/panel.tsx';

import { staffOf } from '../../support/panel/staff.ts';

const back = useBack();
const staff = (...args: [Parameters<typeof addTill>[1]?, (readonly string[])?]) =>
  staffOf(back(), ...args);

const page = '/en/storePanel/new-transaction';

async function entering(own: Parameters<typeof addTill>[1] = {}) {
  const { till, customer } = await staff(own);
  const { user } = await open(page);
  await user.type(
    await screen.findByLabelText('Mobile, card or QR code'),
    `${customer.mobile}{Enter}`,
  );
  await screen.findByRole('button', { name: 'Another customer' });
  return { till, customer, user, path: `/stores/${till.store.storeId}/transactions` };
}

test('a new receipt tells what it would earn and why, is posted, and leads to itself', async () => {
  const { till, customer, user, path } = await entering();
  await user.type(screen.getByLabelText('Amount'), '12.50');
  await user.type(screen.getByLabelText('Receipt number'), 'B-1');
  await screen.findByText('Earns 12.5 points');
  await screen.findByText(/€1\.00 of €12\.50/);
  expect(sentTo('POST', path), 'nothing is posted yet').toEqual([]);
  await press(user, 'Post the receipt');
  await screen.findByRole('heading', { name: '+12.5 points' });
  screen.getByText('New balance: 12.5 points');
  const { body, headers } = await oneSent('POST', path);
  expect(body).toMatchObject({ amount: 12.5, receipt_number: 'B-1', user_account_id: customer.id });
  expect(headers.get('Idempotency-Key')).toMatch(/^\w{8,}$/);
  await user.click(screen.getByRole('link', { name: 'Open the receipt' }));
  await screen.findByRole('region', { name: 'How the points were calculated' });
  expect(await accountOf(till, customer)).toMatchObject({ balance: 12.5 });
});

test('a receipt that got no answer keeps its key until one comes, and is posted once', async () => {
  const { till, customer, user, path } = await entering();
  await user.type(screen.getByLabelText('Amount'), '10');
  back().answer = async (sent) => {
    if (sent.method !== 'POST' || sent.path !== path) return undefined;
    const key = sent.headers.get('Idempotency-Key') ?? '';
    const { amount, ...own } = sent.body as { amount: number };
    await send(till, customer, amount, own, key);
    return HttpResponse.error();
  };
  await press(user, 'Post the receipt');
  await screen.findByText(/The server did not answer/);
  back().answer = undefined;
  await press(user, 'Send it again');
  await screen.findByText('This receipt had been posted before; nothing was posted twice.');
  expect(await accountOf(till, customer)).toMatchObject({ balance: 10 });
  expect(
    new Set(sentTo('POST', path).map(({ headers }) => headers.get('Idempotency-Key'))).size,
  ).toBe(1);
});

test('what a receipt is refused for stands beside its field', async () => {
  const { user, till, customer } = await entering({ store: { max_amount_limit: 5000 } });
  await press(user, 'Post the receipt');
  await screen.findByText('This field is required.');
  await user.type(screen.getByLabelText('Amount'), '60');
  await press(user, 'Post the receipt');
  const field = screen.getByLabelText('Amount');
  await waitFor(() => expect(field).toHaveAttribute('aria-invalid', 'true'));
  expect(field).toHaveAccessibleDescription(/The maximum receipt amount in this store is €50.00/);
  expect(await accountOf(till, customer)).toMatchObject({ balance: 0 });
});

test('points pay a part of a new receipt, but not of one that is paid later', async () => {
  const { till, customer } = await staff({ store: { points_payment: true } });
  await send(till, customer, 100);
  const { user } = await open(page);
  await user.type(
    await screen.findByLabelText('Mobile, card or QR code'),
    `${customer.mobile}{Enter}`,
  );
  await user.type(await screen.findByLabelText('Points to use'), '50');
  await user.type(screen.getByLabelText('Amount'), '10');
  await screen.findByText(/^Left to pay: €.*points −€/);
  await user.click(screen.getByRole('checkbox', { name: 'Payment comes later' }));
  expect(screen.getByLabelText('Points to use')).toBeDisabled();
  await press(user, 'Post the receipt');
  await screen.findByRole('heading', { name: 'Waiting for the payment' });
  expect(await accountOf(till, customer)).toMatchObject({ balance: 100 });
});

test('an amount is typed with a comma in Greek', async () => {
  const { till, customer } = await staff();
  const { user } = await open('/el/storePanel/new-transaction');
  await user.type(
    await screen.findByLabelText('Κινητό, κάρτα ή κωδικός QR'),
    `${customer.mobile}{Enter}`,
  );
  await user.type(await screen.findByLabelText('Ποσό'), '7,30');
  await press(user, 'Καταχώριση απόδειξης');
  await screen.findByText('Νέο υπόλοιπο: 7,3 πόντοι');
  expect(await accountOf(till, customer)).toMatchObject({ balance: 7.3 });
});

test('a product is found by its name and counted on the receipt', async () => {
  const { till, user, path } = await entering();
  const product = await addProduct(till, 500);
  await user.type(screen.getByLabelText('Amount'), '6');
  const search = screen.getByRole('combobox', { name: 'Add a product' });
  await user.type(search, 'fred');
  await user.click(await screen.findByRole('option', { name: 'Freddo' }));
  const count = await screen.findByLabelText('Quantity of Freddo');
  fireEvent.change(count, { target: { value: '2' } });
  await screen.findByText('Earns 16 points');
  await press(user, 'Post the receipt');
  await screen.findByRole('heading', { name: '+16 points' });
  expect((await oneSent('POST', path)).body).toMatchObject({
    lines: [{ product_id: product, quantity: 2 }],
  });
});

test('an unknown code is told beside the field', async () => {
  await staff();
  const { user } = await open(page);
  await user.type(await screen.findByLabelText('Mobile, card or QR code'), '6999999999{Enter}');
  await screen.findByText('No customer found with this mobile, card or code.');
});

test('a new receipt is forbidden without the right to create one (guard-permission)', async () => {
  await staff({}, ['transactions.create']);
  await open(page);
  await isAt('/en/forbidden');
});

test('a number that a receipt of the store has is asked about before it is recorded again', async () => {
  const { user, till, customer, path } = await entering();
  await send(till, customer, 12.5, { receipt_number: 'B-7' });
  await user.type(screen.getByLabelText('Amount'), '20');
  await user.type(screen.getByLabelText('Receipt number'), 'B-7');
  await press(user, 'Post the receipt');
  const dialog = await screen.findByRole('dialog', {
    name: 'There is a receipt with this number already',
  });
  expect(dialog).toHaveTextContent(/Number B-7 was already recorded today at .* for €12\.50/);
  await press(user, 'Cancel');
  await waitFor(() => expect(screen.queryByRole('dialog')).toBeNull());
  screen.getByText('Receipt number B-7 is already recorded in this store.');
  expect(await accountOf(till, customer)).toMatchObject({ balance: 12.5 });
  await press(user, 'Post the receipt');
  await screen.findByRole('dialog');
  await press(user, 'Record it again');
  await screen.findByRole('heading', { name: '+20 points' });
  expect(await accountOf(till, customer)).toMatchObject({ balance: 32.5 });
  expect(sentTo('POST', path)).toHaveLength(3);
});
