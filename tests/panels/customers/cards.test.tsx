import { screen, waitFor, within } from '@testing-library/react';
import { expect, test } from 'vitest';
import { addCards } from '../../../contract/customers/loyalty-cards.ts';
import { greeceId } from '../../../server/common/countries.ts';
import { customersTable, loyaltyCardsTable } from '../../../server/tables/customers.ts';
import { call } from '../../support/app.ts';
import { oneSent, open, press, sentTo, signedInTo, useBack } from '../../support/panel/panel.tsx';

const back = useBack();

async function openCards(count = 0) {
  const staff = await signedInTo('store');
  const params = { storeId: staff.place.storeId };
  const body = { first_number: '0098', count };
  if (count) await call(back(), addCards, { params, body, as: staff.person });
  const { user } = await open('/en/storePanel/settings/cards');
  return { ...staff, user };
}

test('without cards the screen says how to have some', async () => {
  await openCards();
  await screen.findByText('There are no cards yet. Add a range of numbers.');
});

test('a run is added, told beforehand where it ends', async () => {
  const { user, place } = await openCards();
  await press(user, 'Add cards');
  await user.type(await screen.findByRole('textbox', { name: 'First number' }), '0098');
  await user.type(screen.getByRole('textbox', { name: 'How many' }), '4');
  screen.getByText('Up to number 0101');
  await press(user, 'Add');
  const { body } = await oneSent('POST', `/stores/${place.storeId}/cards`);
  expect(body).toEqual({ first_number: '0098', count: 4 });
  await screen.findByText('You have successfully added the cards');
  await screen.findByRole('rowheader', { name: '0101' });
  expect(screen.queryByRole('dialog')).toBeNull();
});

test('a number that exists is told beside its field and the dialog stays', async () => {
  const { user } = await openCards(2);
  await press(user, 'Add cards');
  await user.type(await screen.findByRole('textbox', { name: 'First number' }), '0099');
  await user.type(screen.getByRole('textbox', { name: 'How many' }), '1{Enter}');
  await screen.findByText('This is already in use.');
  expect(screen.getByRole('textbox', { name: 'First number' })).toHaveValue('0099');
});

test('wrong numbers are told before anything is sent (card-check-length)', async () => {
  const { user } = await openCards();
  await press(user, 'Add cards');
  await user.type(await screen.findByRole('textbox', { name: 'First number' }), '12{Enter}');
  await waitFor(() =>
    expect(screen.getByRole('textbox', { name: 'First number' })).toHaveAttribute(
      'aria-invalid',
      'true',
    ),
  );
  expect(sentTo('POST', /cards$/)).toEqual([]);
});

test('cards are found by number and by being in use, with whose they are', async () => {
  const { user, place } = await openCards(3);
  const { db } = back().database;
  const [customer] = await db
    .insert(customersTable)
    .values({
      company_id: place.companyId,
      store_id: place.storeId,
      first_name: 'Νίκη',
      last_name: 'Ράπτη',
      country_id: greeceId,
      qr_code: 'a code of hers',
    })
    .returning();
  await db.insert(loyaltyCardsTable).values({
    company_id: place.companyId,
    card_number: '7777',
    user_account_id: customer?.user_account_id ?? 0,
  });
  await user.selectOptions(await screen.findByRole('combobox', { name: 'State' }), 'In use');
  const row = (await screen.findByText('Νίκη Ράπτη')).closest('tr') as HTMLElement;
  within(row).getByText('7777');
  expect(within(row).queryByRole('button')).toBeNull();
  await user.selectOptions(screen.getByRole('combobox', { name: 'State' }), 'Any');
  await user.type(screen.getByRole('searchbox', { name: 'Card number' }), '99');
  await waitFor(() =>
    expect(screen.getAllByRole('rowheader').map((cell) => cell.textContent)).toEqual(['0099']),
  );
});

test('a free card is deleted after asking', async () => {
  const { user } = await openCards(2);
  await press(user, 'Delete card 0098');
  await press(user, 'Confirm');
  await screen.findByText('You have successfully deleted the card');
  await waitFor(() => expect(screen.queryByRole('rowheader', { name: '0098' })).toBeNull());
});

test('cards of a file are shown first, added when confirmed, and those that are there stay', async () => {
  const { user } = await openCards(1);
  await press(user, 'Cards from a file');
  await screen.findByRole('button', { name: 'Choose a file' });
  const input = document.querySelector('input[type=file]') as HTMLInputElement;
  const text = 'a;b\n0098;50001\n0099;50002\n8.80E+12;50003';
  await user.upload(input, new File([text], 'cards.csv', { type: 'text/csv' }));
  await screen.findByText('Choose the column with the card numbers.');
  expect(screen.getByRole('button', { name: 'Add 0 cards' })).toBeDisabled();
  await user.selectOptions(screen.getByLabelText('Column of the numbers'), 'a');
  await screen.findByText('Nothing has been added yet. Check the rows, then confirm.');
  expect(screen.getByRole('button', { name: 'Rejected rows' })).toBeEnabled();
  await press(user, 'Add one card');
  await screen.findByText('The file has been imported.');
  await press(user, 'Close');
  await screen.findByRole('rowheader', { name: '0099' });
});
