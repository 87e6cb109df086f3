import { screen, waitFor } from '@testing-library/react';
import { expect, test } from 'vitest';
import { transactionsTable } from '../../../server/tables/ledger.ts';
import { formatDate, formatTime } from '../../../src/i18n/format.ts';
import { addCustomer, addTill, send, type Till } from '../../support/areas/till.ts';
import { open, sentTo, signInAs, useBack } from '../../support/panel/panel.tsx';

const back = useBack();
type User = Awaited<ReturnType<typeof open>>['user'];

async function openTill(path: string) {
  const till = await addTill(back());
  const customer = await addCustomer(till);
  const posted = await send(till, customer, 12.5, { receipt_number: '123' });
  await signInAs(till.cashier, till.store);
  const { user } = await open(path);
  return { user, till, customer, at: posted.data.created_at };
}

/** Types a customer, an amount and the number 123. */
async function enter(user: User, mobile: string) {
  await waitFor(() => expect(document.querySelector('#customer-code')).not.toBeNull());
  await user.type(document.querySelector('#customer-code') as HTMLElement, `${mobile}{Enter}`);
  await waitFor(() => expect(document.querySelector('#amount')).not.toBeNull());
  await user.type(document.querySelector('#amount') as HTMLElement, '20');
  await user.type(document.querySelector('[maxlength="40"]') as HTMLElement, '123{Enter}');
}
const receiptsOf = ({ app }: Till) => app.database.db.select().from(transactionsTable);

test('a number that a receipt of the store has is asked about, and is recorded again by Enter alone', async () => {
  const { user, till, customer, at } = await openTill('/en/points-pos');
  await enter(user, customer.mobile);
  const text = `Number 123 was already recorded today at ${formatTime(at)} for €12.50. Record it again?`;
  await screen.findByRole('alertdialog', { name: text });
  expect(await receiptsOf(till)).toHaveLength(1);
  expect(screen.getByRole('button', { name: /^Record it again/ })).toHaveFocus();
  await user.keyboard('{Enter}');
  await screen.findByText('+20 points');
  expect(await receiptsOf(till)).toHaveLength(2);
  expect(sentTo('POST', /transactions$/)).toHaveLength(2);
});

test('is not recorded where the cashier says no, and another number is not asked about', async () => {
  const { user, till, customer } = await openTill('/el/points-pos');
  await enter(user, customer.mobile);
  await screen.findByRole('alertdialog', { name: /^Ο αριθμός 123 καταχωρίστηκε ήδη σήμερα στις/ });
  await user.keyboard('{Escape}');
  await waitFor(() => expect(screen.queryByRole('alertdialog')).toBeNull());
  const number = document.querySelector('[maxlength="40"]') as HTMLInputElement;
  expect(number.value).toBe('123');
  expect(await receiptsOf(till)).toHaveLength(1);
  await user.type(number, '4{Enter}');
  await waitFor(async () => expect(await receiptsOf(till)).toHaveLength(2));
  expect(screen.queryByRole('alertdialog')).toBeNull();
});

test('of an earlier day has its day', async () => {
  const { user, till, customer } = await openTill('/it/points-pos');
  const yesterday = new Date(Date.now() - 86_400_000);
  await till.app.database.db
    .update(transactionsTable)
    .set({ occurred_at: yesterday.toISOString() });
  await enter(user, customer.mobile);
  const day = formatDate(yesterday);
  await screen.findByRole('alertdialog', {
    name: new RegExp(`^Il numero 123 è già stato registrato il ${day} alle .*12,50`),
  });
});
