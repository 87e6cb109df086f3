import { screen, waitFor } from '@testing-library/react';
import { expect, test } from 'vitest';
import { addGift, claim } from '../../support/areas/claims.ts';
import { addCustomer, addProduct, addTill, send } from '../../support/areas/till.ts';
import { open, press, refusal, signInAs, useBack } from '../../support/panel/panel.tsx';

const back = useBack();

async function atAmount() {
  const till = await addTill(back());
  const customer = await addCustomer(till);
  await send(till, customer, 1000);
  const old = await addGift(till, 3, { title: 'Μολύβι' });
  for (let index = 1; index <= 26; index += 1)
    await addGift(till, 100 + index, { title: `Κούπα ${index}` });
  await claim(till, customer, { gift_id: await addGift(till, 7, { title: 'Κέικ' }) });
  await addProduct(till, 5);
  await till.app.database.pool.query('update products set published = true');
  await signInAs(till.cashier, till.store);
  const { user } = await open('/en/points-pos');
  await screen.findByLabelText(/Mobile, card, code or name/);
  await user.keyboard(`${customer.mobile}{Enter}`);
  await screen.findByLabelText('Amount of the receipt');
  return { user, till, old };
}

test('the customer’s own claim stands first with its points and its last day, and the server finds the others', async () => {
  const { user } = await atAmount();
  const tiles = await screen.findAllByRole('button', { name: /Κούπα|Κέικ/ });
  expect(tiles[0]?.textContent).toMatch(/^ΚέικThe customer’s7 points · until \d\d\/\d\d\/\d{4}$/);
  await press(user, /Search 29/);
  await screen.findByText(/The first 25 of 29/);
  await user.type(screen.getByRole('searchbox'), 'μολυβι');
  await screen.findByRole('button', { name: /Μολύβι/ });
  // The sheet has it no more: only the tile behind it does.
  expect(screen.getAllByRole('button', { name: /^Κούπα 26/ })).toHaveLength(1);
  await user.clear(screen.getByRole('searchbox'));
  await user.type(screen.getByRole('searchbox'), 'σύννεφο');
  await screen.findByText('Nothing matches “σύννεφο”.');
});

test('the field of a customer says in which country a mobile with its calling code is looked for', async () => {
  const till = await addTill(back());
  await signInAs(till.cashier, till.store);
  const { user } = await open('/en/points-pos');
  const field = await screen.findByLabelText(/Mobile, card, code or name/);
  await screen.findByText('Scan or type, then Enter');
  await user.type(field, '+39333');
  await screen.findByText('+39 Italy');
  await user.clear(field);
  await user.type(field, '6912');
  await screen.findByText('Scan or type, then Enter');
});

test('a search that fails says so, and what is typed next is searched again', async () => {
  const { user } = await atAmount();
  await press(user, /Search 29/);
  back().answer = async ({ path }) =>
    path.includes('redeemables') ? refusal(500, 'internal', 'No') : undefined;
  await user.type(screen.getByRole('searchbox'), 'μολ');
  await screen.findByText(/No answer came/);
  back().answer = async () => undefined;
  await user.type(screen.getByRole('searchbox'), 'υβι');
  await screen.findByRole('button', { name: /Μολύβι/ });
});

test('a product that adds points is searched on the server, and stays in sight once it is on the receipt', async () => {
  const { user } = await atAmount();
  await press(user, 'Products with extra points');
  await user.type(screen.getByRole('searchbox'), 'φρεντο');
  await press(user, 'Add Freddo');
  await user.clear(screen.getByRole('searchbox'));
  await user.type(screen.getByRole('searchbox'), 'σύννεφο');
  await screen.findByText('Nothing matches “σύννεφο”.');
  await waitFor(() =>
    expect(screen.getByRole('button', { name: 'Take off one Freddo' })).toBeTruthy(),
  );
});
