import { screen, waitFor, within } from '@testing-library/react';
import { beforeEach, expect, test } from 'vitest';
import { addGift } from '../../support/areas/claims.ts';
import { addMember, allBut } from '../../support/areas/people.ts';
import { addCustomer, addTill, type Shopper, send, type Till } from '../../support/areas/till.ts';
import { isAt, open, sentTo, signInAs, useBack } from '../../support/panel/panel.tsx';

const back = useBack();
const loyalty = '/en/loyaltyPanel';

let till: Till;
let customer: Shopper;
beforeEach(async () => {
  till = await addTill(back());
  customer = await addCustomer(till);
});

/** Opens the search over everything from the keyboard, and types. */
async function command(path: string, typed: string) {
  const { user } = await open(path);
  await screen.findByRole('list', { name: 'Main menu' });
  await user.keyboard('{Control>}k{/Control}');
  const field = await screen.findByRole('combobox', { name: 'Search everything' });
  expect(field).toHaveFocus();
  await user.type(field, typed);
  return user;
}

test('Ctrl K finds a customer by mobile and opens their page, from the keyboard alone', async () => {
  await signInAs(await addMember(back(), till.company), till.company);
  const user = await command(`${loyalty}/point-titles`, customer.mobile);
  const group = within(await screen.findByRole('listbox'));
  await group.findByRole('option', { name: new RegExp(customer.mobile) });
  await user.keyboard('{Enter}');
  await isAt(`${loyalty}/customers/customers-tab/${customer.id}`);
});

test('what is done often is there too: points for the one customer that is found', async () => {
  await signInAs(await addMember(back(), till.company), till.company);
  const user = await command(`${loyalty}/point-titles`, customer.mobile);
  await user.click(await screen.findByRole('option', { name: /^Points for:/ }));
  await screen.findByRole('dialog', { name: /points/i });
  expect(location.pathname).toBe(`${loyalty}/customers/customers-tab/${customer.id}`);
});

test('pages are found by any of their words, without accents', async () => {
  await signInAs(await addMember(back(), till.company), till.company);
  const { user } = await open('/el/loyaltyPanel/point-titles');
  await screen.findByRole('navigation', { name: 'Κύριο μενού' });
  await user.keyboard('{Control>}k{/Control}');
  await user.type(await screen.findByRole('combobox'), 'ιστορικο');
  await user.click(await screen.findByRole('option', { name: /^Ιστορικό αλλαγών/ }));
  await isAt('/el/loyaltyPanel/audit-log');
});

test('a part of the settings is found by its name', async () => {
  await signInAs(await addMember(back(), till.company), till.company);
  const user = await command(`${loyalty}/point-titles`, 'viber');
  await user.click(await screen.findByRole('option', { name: 'Viber' }));
  await isAt(`${loyalty}/business-profile?part=viber`);
});

test('a setting is found by the label of its field, and leads to the field', async () => {
  await signInAs(await addMember(back(), till.company), till.company);
  const user = await command(`${loyalty}/point-titles`, 'days until points exp');
  await user.click(await screen.findByRole('option', { name: /^Days until points expire/ }));
  const field = await screen.findByRole('textbox', { name: 'Days until points expire' });
  await waitFor(() => expect(field).toHaveFocus());
  await isAt(`${loyalty}/business-profile?part=points`);
});

test('a list with more than are shown leads to all that match', async () => {
  for (let added = 0; added < 5; added += 1) await addCustomer(till);
  await signInAs(await addMember(back(), till.company), till.company);
  const user = await command(`${loyalty}/point-titles`, 'Μαρία');
  await user.click(await screen.findByRole('option', { name: 'All 6 in Customers' }));
  await waitFor(() => expect(location.pathname).toBe(`${loyalty}/customers/customers-tab`));
  expect(await screen.findByRole('searchbox')).toHaveValue('Μαρία');
});

test('a list with what begins so stands before one with what contains it', async () => {
  await addGift(till, 5, { title: 'Θυμάρι' });
  await signInAs(await addMember(back(), till.company), till.company);
  await command(`${loyalty}/point-titles`, 'μαρ');
  await screen.findByRole('option', { name: /Θυμάρι/ });
  await screen.findAllByRole('option', { name: /Μαρία/ });
  expect(screen.getAllByRole('option')[0]).toHaveTextContent('Μαρία');
});

test('it opens on what was looked at last', async () => {
  await signInAs(await addMember(back(), till.company), till.company);
  const user = await command(`${loyalty}/point-titles`, customer.mobile);
  await screen.findByRole('option', { name: new RegExp(customer.mobile) });
  await user.keyboard('{Enter}');
  await isAt(`${loyalty}/customers/customers-tab/${customer.id}`);
  await user.keyboard('{Control>}k{/Control}');
  const last = within(await screen.findByRole('group', { name: 'Looked at last' }));
  await user.click(await last.findByRole('option', { name: 'Tiers' }));
  await isAt(`${loyalty}/point-titles`);
});

test('a member of the staff is found by name', async () => {
  const member = await addMember(back(), till.company);
  await signInAs(member, till.company);
  await command(`${loyalty}/point-titles`, member.mobile);
  await screen.findByRole('option', { name: new RegExp(member.mobile) });
});

test('a receipt is found by its number in its store', async () => {
  await send(till, customer, 12, { receipt_number: 'Z-4711' });
  await signInAs(till.cashier, till.store);
  await command('/en/storePanel/transactions', 'Z-4711');
  await screen.findByRole('option', { name: /Z-4711.*€12\.00/ });
});

test('nothing is looked for or offered beyond somebody’s rights (permission-check)', async () => {
  const person = await addMember(back(), till.company, allBut('customers.read', 'gifts.create'));
  await signInAs(person, till.company);
  const user = await command(`${loyalty}/point-titles`, customer.mobile);
  await screen.findByText('Nothing matches these filters.');
  expect(sentTo('GET', /\/customers$/)).toEqual([]);
  await user.clear(screen.getByRole('combobox'));
  await user.type(screen.getByRole('combobox'), 'create');
  await screen.findByRole('option', { name: 'Create: Stores' });
  expect(screen.queryByRole('option', { name: 'Create: Gifts' })).toBeNull();
});

test('Escape closes it and leaves the page as it was', async () => {
  await signInAs(await addMember(back(), till.company), till.company);
  const user = await command(`${loyalty}/point-titles`, 'x');
  await user.keyboard('{Escape}');
  await waitFor(() => expect(screen.queryByRole('dialog')).toBeNull());
  await isAt(`${loyalty}/point-titles`);
});
