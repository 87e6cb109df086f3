import { fireEvent, screen, waitFor, within } from '@testing-library/react';
import { HttpResponse } from 'msw';
import { expect, test } from 'vitest';
import { readTransaction } from '../../../contract/transactions/transaction-calls.ts';
import { formatPeriod } from '../../../src/i18n/period.ts';
import { call } from '../../support/app.ts';
import {
  accountOf,
  addCustomer,
  addProduct,
  addTill,
  expectSound,
  giveBack,
  type Shopper,
  send,
  type Till,
} from '../../support/areas/till.ts';
import { here, isAt, open, press, sentTo, useBack } from '../../support/panel/panel.tsx';

import { staffOf } from '../../support/panel/staff.ts';

const back = useBack();
const list = '/en/storePanel/transactions';
const staff = (...args: [Parameters<typeof addTill>[1]?, (readonly string[])?]) =>
  staffOf(back(), ...args);

const posted = async (till: Till, customer: Shopper, amount: number, own = {}) =>
  (await send(till, customer, amount, own)).data.transaction_id;

const receiptOf = async ({ cashier, store }: Till, id: number) =>
  (
    await call(back(), readTransaction, {
      params: { storeId: store.storeId, id },
      as: cashier,
    })
  ).data;

test('the list tells what each receipt earned and opens it', async () => {
  const { till, customer } = await staff();
  const id = await posted(till, customer, 25);
  const { user } = await open(list);
  const row = within(await screen.findByRole('row', { name: /Μαρία/ }));
  row.getByRole('cell', { name: '€25.00' });
  row.getByRole('cell', { name: 'In store' });
  row.getByRole('cell', { name: 'Posted' });
  await user.click(row.getByRole('link'));
  await isAt(`${list}/${id}`);
  await screen.findByRole('heading', { name: 'How the points were calculated' });
});

test('the list is narrowed to receipts that wait, and says when none do', async () => {
  const { till, customer } = await staff();
  await posted(till, customer, 25);
  const { user } = await open(list);
  await user.selectOptions(await screen.findByRole('combobox', { name: 'State' }), 'pending');
  await screen.findByText(/No Transactions found/i);
  expect(sentTo('GET', /transactions$/).at(-1)?.query).toMatchObject({ status: 'pending' });
});

test('a period is shown as DD/MM/YYYY and asked for as the instants of its days (period-range-display)', async () => {
  await staff();
  const { user } = await open(list);
  await screen.findByText('No Transactions yet');
  const { go } = await open(`${list}?filter=${encodeURIComponent('{"channel":"offline"}')}`);
  await user.click(await screen.findByRole('button', { name: 'Date' }));
  const period = { from: '2024-03-05', to: '2024-03-07' };
  fireEvent.change(await screen.findByLabelText('From'), { target: { value: '05/03/2024' } });
  fireEvent.change(screen.getByLabelText('To (inclusive)'), { target: { value: '07/03/2024' } });
  await press(user, 'Apply');
  await screen.findByRole('button', { name: `Date: ${formatPeriod(period)}` });
  expect(formatPeriod(period)).toBe('05/03/2024 – 07/03/2024');
  const request = await waitFor(() => {
    const query = sentTo('GET', /transactions$/).at(-1)?.query;
    expect(query).toHaveProperty('created_at');
    return String(query?.created_at);
  });
  // From midnight to midnight in Athens.
  expect(request).toBe('2024-03-04T22:00:00.000Z..2024-03-07T22:00:00.000Z');
  await go(list);
});

test('a receipt tells why it has its points, what is left of them and who posted it', async () => {
  const { till, customer } = await staff();
  const product = await addProduct(till, 500);
  const id = await posted(till, customer, 20, {
    receipt_number: 'A-77',
    lines: [{ product_id: product, quantity: 2 }],
  });
  await open(`${list}/${id}`);
  const why = within(await screen.findByRole('region', { name: 'How the points were calculated' }));
  await why.findByText(/€1\.00 of €20\.00/);
  why.getByText('The products on it add 10 points.');
  expect(why.getAllByText(/points so far$/).at(-1)).toHaveTextContent('30 points so far');
  within(screen.getByRole('region', { name: 'Products' })).getByRole('row', {
    name: 'Freddo 2 10',
  });
  expect(screen.getByRole('region', { name: 'What is left of its points' })).toHaveTextContent(
    '30',
  );
  expect(screen.getByRole('region', { name: 'Receipt details' })).toHaveTextContent('A-77');
  expect(screen.getByRole('region', { name: 'Receipt details' })).toHaveTextContent(
    'Άννα Γεωργίου',
  );
  expect(screen.getByTestId('printed-receipt')).toHaveTextContent('A-77');
});

test('a receipt of another store is told to be none', async () => {
  const { till } = await staff();
  const other = await addTill(back());
  const id = await posted(other, await addCustomer(other), 10);
  await open(`${list}/${id}`);
  await screen.findByText('This does not exist, or it is not yours to see.');
  expect(till.store.storeId).not.toBe(other.store.storeId);
});

async function returning(till: Till, customer: Shopper, own = {}) {
  const id = await posted(till, customer, 20, own);
  const { user } = await open(`${list}/${id}`);
  await press(user, 'Return');
  const dialog = within(await screen.findByRole('dialog', { name: 'Return' }));
  return { id, user, dialog, path: `/stores/${till.store.storeId}/transactions/${id}/returns` };
}

/** What the preview says of something. */
const writtenLines = async (dialog: Pick<typeof screen, 'findByText'>, name: string) =>
  (await dialog.findByText(name)).nextElementSibling?.textContent;

test('a return says what it will do before it is confirmed, and then does that', async () => {
  const { till, customer } = await staff();
  const { id, user, dialog } = await returning(till, customer);
  expect(await writtenLines(dialog, 'Points reversed')).toBe('20');
  expect(await writtenLines(dialog, 'New balance')).toBe('0');
  expect(await accountOf(till, customer), 'nothing is written yet').toMatchObject({ balance: 20 });
  await user.click(dialog.getByRole('button', { name: 'Post the return' }));
  await screen.findByText('The return was posted');
  await screen.findByText('€20.00 of €20.00 has been returned.');
  expect((await receiptOf(till, id)).transaction).toMatchObject({ returned_amount: 20 });
  expect(screen.queryByRole('button', { name: 'Return' }), 'nothing is left').toBeNull();
  await expectSound(till);
});

test('a double click returns once, with one key', async () => {
  const { till, customer } = await staff();
  const { id, user, dialog, path } = await returning(till, customer);
  await writtenLines(dialog, 'New balance');
  await user.dblClick(dialog.getByRole('button', { name: 'Post the return' }));
  await screen.findByText('The return was posted');
  expect(
    new Set(sentTo('POST', path).map(({ headers }) => headers.get('Idempotency-Key'))).size,
  ).toBe(1);
  expect((await receiptOf(till, id)).returns).toHaveLength(1);
});

test('a return that got no answer is sent again with the same key and done once', async () => {
  const { till, customer } = await staff();
  const { id, user, dialog, path } = await returning(till, customer);
  await writtenLines(dialog, 'New balance');
  back().answer = async (sent) => {
    if (sent.method !== 'POST' || sent.path !== path) return undefined;
    await giveBack(
      till,
      id,
      sent.body as Record<string, unknown>,
      sent.headers.get('Idempotency-Key') ?? '',
    );
    return HttpResponse.error();
  };
  await user.click(dialog.getByRole('button', { name: 'Post the return' }));
  await dialog.findByText(/The server did not answer/);
  back().answer = undefined;
  await user.click(dialog.getByRole('button', { name: 'Send it again' }));
  await screen.findByText('The return was posted');
  expect((await receiptOf(till, id)).returns).toHaveLength(1);
  expect(
    new Set(sentTo('POST', path).map(({ headers }) => headers.get('Idempotency-Key'))).size,
  ).toBe(1);
  await expectSound(till);
});

test('a part of the amount comes back, and more than is left is refused beside it', async () => {
  const { till, customer } = await staff();
  const { user, dialog } = await returning(till, customer);
  await user.click(dialog.getByRole('radio', { name: 'A part of the amount' }));
  const amount = dialog.getByLabelText('Amount paid back');
  await user.type(amount, '30');
  await dialog.findByText('Only €20.00 of this receipt is left to return.');
  expect(dialog.getByRole('button', { name: 'Post the return' })).toBeDisabled();
  await user.clear(amount);
  await user.type(amount, '5');
  await waitFor(async () => expect(await writtenLines(dialog, 'Points reversed')).toBe('5'));
  await waitFor(() =>
    expect(dialog.getByRole('button', { name: 'Post the return' })).toBeEnabled(),
  );
  await user.click(dialog.getByRole('button', { name: 'Post the return' }));
  await screen.findByText('€5.00 of €20.00 has been returned.');
  expect(await accountOf(till, customer)).toMatchObject({ balance: 15 });
});

test('products come back with their own points', async () => {
  const { till, customer } = await staff();
  const product = await addProduct(till, 500);
  const lines = [{ product_id: product, quantity: 2 }];
  const { user, dialog, id } = await returning(till, customer, { lines });
  await user.click(dialog.getByRole('radio', { name: 'Products' }));
  fireEvent.change(dialog.getByLabelText('Freddo'), { target: { value: '1' } });
  await user.type(dialog.getByLabelText('Amount paid back'), '3');
  await waitFor(async () => expect(await writtenLines(dialog, 'Points reversed')).toBe('8'));
  await waitFor(() =>
    expect(dialog.getByRole('button', { name: 'Post the return' })).toBeEnabled(),
  );
  await user.click(dialog.getByRole('button', { name: 'Post the return' }));
  await screen.findByText('The return was posted');
  expect((await receiptOf(till, id)).returns).toMatchObject([
    { amount: 3, lines: [{ product_id: product, quantity: 1 }] },
  ]);
  await expectSound(till);
});

test('without the right to return there is no button to (permission-check)', async () => {
  const { till, customer } = await staff({}, ['transactions.return']);
  const id = await posted(till, customer, 20);
  await open(`${list}/${id}`);
  await screen.findByRole('button', { name: 'Print' });
  expect(screen.queryByRole('button', { name: 'Return' })).toBeNull();
});

test.each(['', '/1', '/pending-payments'])(
  'without the right to read them %s of the transactions is forbidden (guard-permission)',
  async (path) => {
    await staff({}, ['transactions.read']);
    await open(list + path);
    await isAt('/en/forbidden');
  },
);

test('a pending payment is confirmed after asking and earns its points then', async () => {
  const { till, customer } = await staff();
  const id = await posted(till, customer, 12, { pending: true });
  const { user } = await open(`${list}/pending-payments`);
  const row = within(await screen.findByRole('row', { name: /Μαρία/ }));
  await user.click(row.getByRole('button', { name: /^Confirm payment/ }));
  await press(user, 'Confirm');
  await screen.findByText('The payment was confirmed: 12 points');
  await waitFor(() => expect(screen.queryByRole('row', { name: /Μαρία/ })).toBeNull());
  expect(here()).toBe(`${list}/pending-payments`);
  expect((await receiptOf(till, id)).transaction).toMatchObject({ status: 'posted', points: 12 });
});

test('a pending payment is cancelled from its receipt and earns nothing', async () => {
  const { till, customer } = await staff();
  const id = await posted(till, customer, 12, { pending: true });
  const { user } = await open(`${list}/${id}`);
  await press(user, 'Cancel receipt');
  await press(user, 'Confirm');
  await screen.findByText('The receipt was cancelled');
  await screen.findByText('Cancelled');
  expect(await accountOf(till, customer)).toMatchObject({ balance: 0 });
});

test('only one of the tabs is here: pending payments are not the transactions', async () => {
  await staff();
  await open(`${list}/pending-payments`);
  const tabs = within(await screen.findByRole('navigation', { name: 'Transactions' }));
  const current = tabs
    .getAllByRole('link')
    .filter((link) => link.getAttribute('aria-current') === 'page');
  expect(current.map(({ textContent }) => textContent)).toEqual(['Pending payments']);
});
