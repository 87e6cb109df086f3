import { screen, waitFor, within } from '@testing-library/react';
import { expect, test } from 'vitest';
import { addCustomer } from '../../support/areas/till.ts';
import { open, press, signedInTo, useBack } from '../../support/panel/panel.tsx';

const back = useBack();
const list = '/en/loyaltyPanel/customers/customers-tab';

/** The columns of the specification, by the words that stand above them. */
const columns = {
  user_account_id: 'ID',
  card_number: 'Card',
  mobile: 'Mobile',
  email: 'Email',
  first_name: 'First name',
  last_name: 'Last name',
  total_transactions: 'Receipts',
  redeemed_points: 'Redeemed points',
  current_balance: 'Balance',
  total_price: 'Spent',
  actions: 'Actions',
};
const names = Object.values(columns).sort();

/** Those of them that the table shows. */
const shown = () =>
  screen
    .getAllByRole('columnheader')
    .map(({ textContent }) => textContent)
    .filter((name) => names.includes(name))
    .sort();
type User = Awaited<ReturnType<typeof open>>['user'];

/** Ticks or unticks columns. */
async function toggle(user: User, chosen: readonly string[]) {
  await press(user, 'Columns');
  for (const name of chosen)
    await user.click(await screen.findByRole('menuitemcheckbox', { name }));
  await user.keyboard('{Escape}');
  await waitFor(() => expect(screen.queryByRole('menu')).toBeNull());
}

test('each of the eleven columns can be hidden, and stays hidden on this device (visible-columns-preference)', async () => {
  const { company, place, person } = await signedInTo('company');
  await addCustomer({ app: back(), company, store: place, cashier: person });
  let { user } = await open(list);
  await screen.findByRole('columnheader', { name: /Mobile/ });
  await toggle(
    user,
    names.filter((name) => !shown().includes(name)),
  );
  expect(shown()).toEqual(names);
  // Every other one, and then those between.
  for (const rest of [0, 1]) {
    const hidden = names.filter((_, index) => index % 2 === rest);
    await toggle(user, hidden);
    ({ user } = await open(list));
    await waitFor(() => expect(shown()).toEqual(names.filter((name) => !hidden.includes(name))));
    await toggle(user, hidden);
  }
});

test('a row of the list leads to the receipts of its customer, and gives points', async () => {
  const { company, place, person } = await signedInTo('company');
  const { mobile } = await addCustomer({ app: back(), company, store: place, cashier: person });
  const { user } = await open(list);
  const row = within(await screen.findByRole('row', { name: new RegExp(mobile) }));
  await user.click(row.getByRole('button', { name: 'Actions' }));
  const receipts = await screen.findByRole('menuitem', { name: 'Receipts' });
  expect(receipts.getAttribute('href')).toMatch(/customers-tab\/\d+\?tab=receipts$/);
  await user.keyboard('{Escape}');
  await user.click(row.getByRole('button', { name: 'Add or remove points' }));
  const dialog = within(await screen.findByRole('dialog'));
  await user.type(dialog.getByRole('textbox', { name: 'Points' }), '3');
  await user.type(dialog.getByRole('textbox', { name: 'Reason' }), 'Birthday');
  await user.click(dialog.getAllByRole('button', { name: 'Give' }).at(-1) as HTMLElement);
  await screen.findByText('The balance is now 3 points');
  await waitFor(() =>
    expect(screen.getByRole('row', { name: new RegExp(mobile) }).textContent).toContain('3'),
  );
});
