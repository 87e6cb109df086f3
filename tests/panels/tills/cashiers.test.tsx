import { screen, waitFor } from '@testing-library/react';
import { expect, test } from 'vitest';
import { setTillPin } from '../../../contract/tills/cashiers.ts';
import { call } from '../../support/app.ts';
import { pairTill } from '../../support/areas/pairing.ts';
import { addMember, type Person } from '../../support/areas/people.ts';
import { addCustomer, addTill, type Till } from '../../support/areas/till.ts';
import { open, press, signInAs, useBack } from '../../support/panel/panel.tsx';

const back = useBack();

async function pinOf(till: Till, person: Person, pin: string) {
  const params = { id: till.store.storeId, userId: person.userId };
  await call(back(), setTillPin, { params, body: { pin }, as: till.cashier });
}

/** A paired till of a store where one cashier has a PIN, and their name. */
async function openPaired() {
  const till = await addTill(back(), { store: { thermal_printer: true } });
  await pinOf(till, till.cashier, '7391');
  const { token, registerId } = await pairTill(till);
  const { storeId } = till.store;
  localStorage.setItem('till', JSON.stringify({ token, storeId, registerId }));
  const { user } = await open('/en/points-pos');
  await screen.findByText('Who is at the till?');
  const button = (await screen.findAllByRole('button')).find(({ className }) =>
    className.includes('key'),
  ) as HTMLElement;
  return { till, user, name: button.textContent, button };
}

test('a paired till asks who is there, and names them on the receipt’s slip', async () => {
  const { till, user, name, button } = await openPaired();
  const customer = await addCustomer(till);
  await user.click(button);
  await user.keyboard('7391{Enter}');
  await user.type(await screen.findByLabelText(/^Mobile, card/), `${customer.mobile}{Enter}`);
  await user.type(await screen.findByLabelText('Amount of the receipt'), '10{Enter}');
  await screen.findByText('+10 points');
  expect(screen.getByTestId('printed-receipt')).toHaveTextContent(`Cashier${name}`);
});

test('a wrong PIN is told at its field, and Esc goes back to the names', async () => {
  const { user, button } = await openPaired();
  await user.click(button);
  await user.keyboard('1111{Enter}');
  await screen.findByText('This PIN is not right.');
  expect(screen.getByLabelText('PIN')).toHaveValue('');
  await user.keyboard('{Escape}');
  await screen.findByText('Who is at the till?');
});

test('the till is locked for the next cashier by a button, and stays paired', async () => {
  const { user, button } = await openPaired();
  await user.click(button);
  await user.keyboard('7391{Enter}');
  await screen.findByLabelText(/^Mobile, card/);
  await press(user, 'Change cashier');
  await screen.findByText('Who is at the till?');
  expect(localStorage.getItem('till')).not.toBeNull();
});

test('a till that somebody signed in to asks for no PIN', async () => {
  const till = await addTill(back());
  await pinOf(till, till.cashier, '7391');
  await signInAs(till.cashier, till.store);
  await open('/en/points-pos');
  await screen.findByLabelText(/^Mobile, card/);
  expect(screen.queryByRole('button', { name: 'Change cashier' })).toBeNull();
});

test('a PIN is set and removed on the page of a user of the store; a weak one is refused in words', async () => {
  const till = await addTill(back());
  const eleni = await addMember(back(), till.store);
  await signInAs(till.cashier, till.store);
  const { user } = await open(`/en/storePanel/settings/users/${eleni.userId}`);
  await press(user, 'Set a till PIN');
  await user.type(await screen.findByLabelText(/^PIN/), '1234');
  await press(user, 'Save');
  await screen.findByText(/^This PIN is easy to guess/);
  await user.clear(screen.getByLabelText(/^PIN/));
  await user.type(screen.getByLabelText(/^PIN/), '7391');
  await press(user, 'Save');
  await screen.findByText('The till PIN was saved');
  await press(user, 'Remove the till PIN');
  await user.click(
    (await screen.findAllByRole('button', { name: 'Remove the till PIN' })).at(-1) as HTMLElement,
  );
  await screen.findByText('The till PIN was removed');
  await waitFor(() => screen.getByRole('button', { name: 'Set a till PIN' }));
});
