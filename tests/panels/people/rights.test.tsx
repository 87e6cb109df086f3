import { screen, waitFor, within } from '@testing-library/react';
import { eq } from 'drizzle-orm';
import { expect, test } from 'vitest';
import { productCategories } from '../../../contract/catalogue/product-categories.ts';
import { products } from '../../../contract/catalogue/products.ts';
import { permissionPaths, treeOf } from '../../../contract/permissions/permissions.ts';
import { storesTable } from '../../../server/tables/organisations.ts';
import { membershipsTable } from '../../../server/tables/people.ts';
import { addSuperAdmin, allBut, type Place } from '../../support/areas/people.ts';
import {
  field,
  fill,
  isAt,
  open,
  press,
  sentTo,
  signedInTo,
  signInAs,
  useBack,
} from '../../support/panel/panel.tsx';
import { addRecord } from '../../support/worlds/factories.ts';

const back = useBack();
const list = '/en/storePanel/products/products-tab';
const noAccess = 'You don’t have the rights to access this resource.';
const noAction =
  'You don’t have the rights to perform this action. Please contact a service admin.';

const takeAway = (permission: string) =>
  back()
    .database.db.update(membershipsTable)
    .set({ permissions: allBut(permission) });

const forbidden = async (path: string) => {
  await open(path);
  await isAt('/en/forbidden');
  await screen.findByText(noAccess);
  const lists = sentTo('GET', /^\/(stores|companies|suppliers)\/\d+\//);
  expect(lists, 'the server is asked for nothing').toEqual([]);
};

test.each([
  ['store', 'products.read', list],
  ['store', 'products.group.read', '/en/storePanel/products/product-groups'],
  ['store', 'products.create', `${list}/create`],
  ['company', 'stores.read', '/en/loyaltyPanel/stores/stores-tab'],
  ['company', 'products.read', '/en/loyaltyPanel/products/products-tab'],
  ['company', 'products.read', '/en/loyaltyPanel/products/products-per-store'],
  ['company', 'products.order', '/en/loyaltyPanel/products/products-series'],
  ['company', 'products.tag.read', '/en/loyaltyPanel/products/products-tags'],
  ['company', 'gift_categories.read', '/en/loyaltyPanel/catalog/catalog-categories'],
  ['company', 'messages.read', '/en/loyaltyPanel/messages'],
  ['supplier', 'supplier.gifts.read', '/en/supplierPanel/gifts'],
  ['supplier', 'supplier.settings.read', '/en/supplierPanel/supplier-data'],
] as const)(
  'in a %s panel without %s, %s is forbidden (guard-permission)',
  async (kind, permission, path) => {
    await signedInTo(kind, [permission]);
    await forbidden(path);
  },
);

test('a record cannot be opened for editing without the right to (guard-permission)', async () => {
  const { place } = await signedInTo('store', ['products.update']);
  const id = await addRecord(back(), products as never, place);
  await forbidden(`${list}/${id}`);
});

test('what the store itself lacks is forbidden to its staff (permission-check)', async () => {
  const { place } = await signedInTo('store');
  await back()
    .database.db.update(storesTable)
    .set({ permissions: allBut('products.group.read') })
    .where(eq(storesTable.store_id, place.storeId));
  await forbidden('/en/storePanel/products/product-groups');
});

test('a super user may do what neither store nor company grants (super-user-wildcard)', async () => {
  const { place } = await signedInTo('store');
  await back().database.db.update(storesTable).set({ permissions: {} });
  await signInAs(await addSuperAdmin(back()), place);
  const { user } = await open('/en/storePanel/products/product-categories/create');
  await fill(user, 'name.el', 'Καφέδες');
  await press(user, 'Save');
  await screen.findByText('You have successfully created category');
});

test('an action the server refuses opens the dialog of the specification (forbidden-action-dialog)', async () => {
  await signedInTo('store');
  const { user } = await open(`${list}/create`);
  await fill(user, 'name.el', 'Καφές');
  await fill(user, 'retail_price', '2');
  await takeAway('products.create');
  await press(user, 'Save');
  const dialog = await screen.findByRole('alertdialog', { name: 'Forbidden Action' });
  within(dialog).getByText(noAction);
  expect(screen.queryAllByText(noAction), 'told once').toHaveLength(1);
  await user.click(within(dialog).getByRole('button'));
  await waitFor(() => expect(screen.queryByRole('alertdialog')).toBeNull());
  expect(location.pathname, 'the form is still there').toBe(`${list}/create`);
  expect(await field('name.el')).toHaveProperty('value', 'Καφές');
});

const menuOf = async () => {
  const menu = await screen.findByRole('list', { name: 'Main menu' });
  return within(menu)
    .getAllByRole('link')
    .map(({ textContent }) => textContent);
};

test('a refused action has the menu follow the rights as they are now (permission-check)', async () => {
  await signedInTo('store');
  const { user } = await open(`${list}/create`);
  await fill(user, 'name.el', 'Καφές');
  await fill(user, 'retail_price', '2');
  expect(await menuOf()).toContain('Coupons');
  const left = permissionPaths.filter((path) => !/^(coupons|products\.create)/.test(path));
  await back()
    .database.db.update(membershipsTable)
    .set({ permissions: treeOf(left) });
  await press(user, 'Save');
  await screen.findByRole('alertdialog', { name: 'Forbidden Action' });
  await press(user, 'Close');
  await waitFor(async () => expect(await menuOf()).not.toContain('Coupons'));
  expect(await menuOf()).toContain('Products');
});

test('somebody who was removed meanwhile is led to their other stores', async () => {
  await signedInTo('store');
  const { go } = await open(list);
  await screen.findByText(/No Products yet/);
  await back().database.db.delete(membershipsTable);
  await go('/en/storePanel/products/product-categories');
  await waitFor(() => expect(location.pathname).toBe('/en/user-stores'));
});

test('a deletion the server refuses opens the dialog and takes nothing (forbidden-action-dialog)', async () => {
  const { place } = await signedInTo('store');
  const id = await addRecord(back(), productCategories as never, place);
  const { user } = await open(`/en/storePanel/products/product-categories/${id}`);
  await screen.findByRole('button', { name: 'Delete' });
  await press(user, 'Delete');
  await screen.findByRole('button', { name: 'Confirm' });
  await takeAway('products.categories.delete');
  await press(user, 'Confirm');
  await screen.findByRole('alertdialog', { name: 'Forbidden Action' });
  expect(sentTo('DELETE', /product-categories/).length).toBe(1);
});

const tabsAt = async (path: string) => {
  await open(path);
  const tabs = await screen.findByRole('navigation', { name: 'Products' });
  return within(tabs)
    .getAllByRole('link')
    .map(({ textContent }) => textContent);
};

test('tabs are those the user may open (permission-check)', async () => {
  await signedInTo('store', ['products.group.read', 'products.external_links.read']);
  expect(await tabsAt(list)).toEqual(['Products', 'Categories']);
});

test('the menu leaves out what the user may not open (permission-check)', async () => {
  await signedInTo('company', [
    'stores.read',
    'products.read',
    'products.order',
    'products.tag.read',
    'homepage.read',
    'profile.read',
    'stores.financial',
    'stores.financial_limits.read',
    'stores.network_regions.read',
    'stores.default_permissions',
    'users.read',
    'point_packages.read',
    'stores.debts.liability',
    'stores.debts.read',
    'stores.debts.monthly_invoice',
    'stores.debts.redemption_invoice',
    'messages.read',
    'redemptions.read',
    'customers.read',
    'customers.import',
    'customers.notification_message.read',
    'suppliers.read',
    'loyalty_cards.read',
    'collaborators.read',
    'loyalty.read',
    'audit.read',
    'statistics.read',
    'developers.api_keys.read',
    'developers.webhooks.read',
    'developers.webhooks_logs.read',
    'developers.webhooks_responses.read',
    'coupons.read',
    'coupons.multiple.read',
    'rewards.read',
    'email_themes.read',
    'campaigns.read',
    'general_settings.billing_dashboard.read',
    'subscriptions.stores',
    'subscriptions.plans.read',
    'subscriptions.store_payment_methods.read',
    'marketplace.products.read',
    'marketplace.shop.read',
  ]);
  await open('/en/loyaltyPanel');
  await waitFor(() => expect(location.pathname).toBe('/en/loyaltyPanel/catalog/gift-catalog'));
  const menu = await screen.findByRole('list', { name: 'Main menu' });
  const entries = within(menu).getAllByRole('link');
  expect(entries.map(({ textContent }) => textContent)).toEqual(['Gift catalogue']);
});

async function listWithOne(place: Place) {
  await addRecord(back(), products as never, place);
  const opened = await open(list);
  await screen.findByRole('cell', { name: 'Coffee' });
  return opened;
}

test('buttons to create, save and delete are there for whoever may (permission-check)', async () => {
  const { place } = await signedInTo('store');
  const { user } = await listWithOne(place);
  screen.getByRole('link', { name: 'Create' });
  await user.click(screen.getByRole('cell', { name: 'Coffee' }));
  await screen.findByRole('button', { name: 'Save' });
  await screen.findByRole('button', { name: 'Delete' });
});

test('there is no button to create, nor a row to choose, without the rights (permission-check)', async () => {
  const { place } = await signedInTo('store', [
    'products.create',
    'products.update',
    'products.delete',
  ]);
  await addRecord(back(), products as never, place).catch(() => undefined);
  await open(list);
  await screen.findByRole('cell', { name: 'Coffee' });
  expect(screen.queryByRole('link', { name: 'Create' })).toBeNull();
  expect(screen.queryAllByRole('checkbox')).toEqual([]);
});

test('there is no button to delete on a record one may only change (permission-check)', async () => {
  const { place } = await signedInTo('store', ['products.delete']);
  const id = await addRecord(back(), products as never, place);
  await open(`${list}/${id}`);
  await screen.findByRole('button', { name: 'Save' });
  expect(screen.queryByRole('button', { name: 'Delete' })).toBeNull();
});

test('a column of what the user may not read is not shown (permission-check)', async () => {
  const { place } = await signedInTo('store', ['products.categories.read']);
  await listWithOne(place);
  const columns = screen.getAllByRole('columnheader').map(({ textContent }) => textContent);
  expect(columns).not.toContain('Category');
  expect(columns).toContain('Name');
});
