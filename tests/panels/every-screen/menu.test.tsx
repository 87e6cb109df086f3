import { screen, within } from '@testing-library/react';
import { expect, test } from 'vitest';
import { open, signedInTo, useBack } from '../../support/panel/panel.tsx';

const back = useBack();

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
    ['Customers', 'Tiers'],
    ['Gift catalogue', 'Redemptions', 'Coupons', 'Campaigns'],
    ['Stores', 'Products'],
    ['Statistics', 'Store debts'],
    ['Suppliers', 'Collaborations', 'Marketplace'],
    ['User rights', 'Business profile', 'Subscriptions', 'Developers'],
  ]);
  expect(main.getAllByRole('link')[0]).toHaveProperty('textContent', 'Home');
  expect(linksOf(main.getByRole('list', { name: 'Rewards' }))).toContain('Coupons');
});

test('a part of which somebody may see nothing is not there (permission-check)', async () => {
  await signedInTo('company', [
    'suppliers.read',
    'loyalty.read',
    'collaborators.read',
    'customers.notification_message.read',
    'marketplace.products.read',
    'marketplace.shop.read',
  ]);
  await open('/en/loyaltyPanel/point-titles');
  const main = await menu();
  expect(main.queryByRole('list', { name: 'Partners' })).toBeNull();
  expect(main.getByRole('list', { name: 'Customers' })).toBeTruthy();
});

test('what waits for somebody is counted beside its entry', async () => {
  const { place } = await signedInTo('company');
  await back().database.pool.query(
    "insert into messages (company_id, channel, recipient, body, state) select $1, 'sms', n, 'x', 'failed' from generate_series(1, 3) n",
    [place.companyId],
  );
  await open('/en/loyaltyPanel/point-titles');
  const entry = await screen.findByRole('link', { name: /^Campaigns/ });
  await within(entry).findByLabelText('3 wait');
});

test.each(['point-titles', 'business-profile'])(
  'the page %s, which an entry leads to alone, is called as the entry is',
  async (path) => {
    await signedInTo('company');
    await open(`/en/loyaltyPanel/${path}`);
    const entry = within(await screen.findByRole('list', { name: 'Main menu' })).getByRole('link', {
      current: 'page',
    });
    await screen.findByRole('heading', { level: 1, name: entry.textContent ?? '' });
  },
);
