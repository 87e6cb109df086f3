import { screen, within } from '@testing-library/react';
import { expect, test } from 'vitest';
import { open, signedInTo, useBack } from '../../support/panel/panel.tsx';

useBack();

const menu = async () => within(await screen.findByRole('list', { name: 'Main menu' }));
const linksOf = (list: HTMLElement) =>
  within(list)
    .getAllByRole('link')
    .map(({ textContent }) => textContent);

test('the menu of a company stands in parts, what is done first above them', async () => {
  await signedInTo('company');
  await open('/en/loyaltyPanel/point-titles');
  const main = await menu();
  expect(main.getAllByRole('list').map((part) => linksOf(part))).toEqual([
    ['Customers', 'Loyalty cards', 'Collaborations', 'Tiers'],
    ['Gift catalogue', 'Redemptions', 'Coupons'],
    ['Stores', 'Products', 'Debts'],
    ['Suppliers', 'Programmes'],
    ['User rights', 'Audit log', 'Outgoing messages', 'Business profile'],
  ]);
  expect(main.getAllByRole('link')[0]).toHaveProperty('textContent', 'Home');
  expect(linksOf(main.getByRole('list', { name: 'Rewards' }))).toContain('Coupons');
});

test('a part of which somebody may see nothing is not there (permission-check)', async () => {
  await signedInTo('company', [
    'suppliers.read',
    'loyalty.read',
    'customers.notification_message.read',
  ]);
  await open('/en/loyaltyPanel/point-titles');
  const main = await menu();
  expect(main.queryByRole('list', { name: 'Partners' })).toBeNull();
  expect(main.getByRole('list', { name: 'Customers' })).toBeTruthy();
});
