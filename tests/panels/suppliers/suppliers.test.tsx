import { screen, within } from '@testing-library/react';
import { expect, test } from 'vitest';
import { giftsTable } from '../../../server/tables/gifts.ts';
import { addStore } from '../../support/areas/people.ts';
import {
  fill,
  isAt,
  oneSent,
  open,
  press,
  sentTo,
  signedInTo,
  useBack,
} from '../../support/panel/panel.tsx';

const back = useBack();
const list = '/en/loyaltyPanel/supplier-management';

async function withSupplier(without: string[] = []) {
  const staff = await signedInTo('company', without);
  const supplier = await addStore(back(), staff.company, 'supplier', { name: 'Κεραμική Νάξου' });
  return { ...staff, supplier };
}

test('a supplier is created with its user and is then in the list', async () => {
  const staff = await signedInTo('company');
  const { user } = await open(`${list}/create`);
  await fill(user, 'supplier_name', 'Κεραμική Νάξου');
  await fill(user, 'user_full_name', 'Νίκη Ράπτη');
  await fill(user, 'user_mobile', '6944444444');
  await press(user, 'Save');
  const { body } = await oneSent('POST', `/companies/${staff.place.storeId}/suppliers`);
  expect(body).toMatchObject({ supplier_country_id: 300, user_mobile: '6944444444' });
  await screen.findByText('You have successfully created Supplier');
  await isAt(list);
  await screen.findByText('Νίκη Ράπτη');
});

test('the country of a supplier’s user follows a mobile that is pasted with its calling code', async () => {
  const staff = await signedInTo('company');
  const { user } = await open(`${list}/create`);
  await fill(user, 'supplier_name', 'Ceramica');
  await fill(user, 'user_full_name', 'Luca');
  await fill(user, 'user_mobile', '+39 333 123 9999');
  await screen.findByText('+39 Italy');
  await press(user, 'Save');
  const { body } = await oneSent('POST', `/companies/${staff.place.storeId}/suppliers`);
  expect(body).toMatchObject({ user_country_id: 380, user_mobile: '+393331239999' });
});

test('a supplier is deleted after a question', async () => {
  const { supplier } = await withSupplier();
  const { user } = await open(list);
  const row = within(await screen.findByRole('row', { name: /Κεραμική Νάξου/ }));
  await user.click(row.getByRole('button', { name: 'Delete' }));
  const dialog = within(await screen.findByRole('dialog'));
  dialog.getByText('Delete “Κεραμική Νάξου”?');
  await user.click(await dialog.findByRole('button', { name: 'Confirm' }));
  await screen.findByText('You have successfully deleted Supplier');
  expect(sentTo('DELETE', /suppliers/)).toMatchObject([
    { path: expect.stringContaining(`/suppliers/${supplier.storeId}`) },
  ]);
});

test('nobody without the right is offered to add or delete one', async () => {
  await withSupplier(['suppliers.create', 'suppliers.delete']);
  await open(list);
  await screen.findByText('Κεραμική Νάξου');
  expect(screen.queryByRole('button', { name: 'Delete' })).toBeNull();
  expect(screen.queryByRole('link', { name: /create/i })).toBeNull();
});

test.each(['supplier-management/message', 'customers/message'])(
  'the message to suppliers is written at %s',
  async (path) => {
    await signedInTo('company');
    const { user } = await open(`/en/loyaltyPanel/${path}`);
    await user.type(await screen.findByLabelText('Subject'), 'New order');
    await press(user, 'Save');
    expect(screen.getByLabelText('Text')).toHaveAttribute('aria-invalid', 'true');
    await press(user, 'Add the gift');
    await press(user, 'Save');
    await screen.findByText('You have successfully updated Notification Message');
    expect(screen.getByLabelText('Text')).toHaveValue('{gift}');
  },
);

test('the gifts of suppliers are listed, and no store’s own', async () => {
  const { company, supplier } = await withSupplier();
  const gift = { company_id: company.companyId, points: 100 };
  await back()
    .database.db.insert(giftsTable)
    .values([
      { ...gift, title: 'Βάζο', gift_type_id: 1, supplier_store_id: supplier.storeId },
      { ...gift, title: 'Καφές', gift_type_id: 2 },
    ]);
  await open(`${list}/gifts`);
  await screen.findByRole('row', { name: /Βάζο.*Κεραμική Νάξου/ });
  expect(screen.queryByText('Καφές')).toBeNull();
  expect(screen.queryByLabelText('Gift type')).toBeNull();
});

test('the address of suppliers below customers shows the same list, with the tabs of the suppliers', async () => {
  await withSupplier();
  await open('/en/loyaltyPanel/customers/supplier');
  await screen.findByText('Κεραμική Νάξου');
  const tabs = within(screen.getByRole('navigation', { name: 'Suppliers' }));
  tabs.getByRole('link', { name: 'Gifts' });
  expect(tabs.queryByRole('link', { name: 'Notifications' })).toBeNull();
});

test('without the right to suppliers, the address below customers says so', async () => {
  await withSupplier(['suppliers.read']);
  await open('/en/loyaltyPanel/customers/supplier');
  await screen.findByText('You do not have the right to see suppliers.');
  expect(sentTo('GET', /companies\/\d+\/suppliers/)).toEqual([]);
});
