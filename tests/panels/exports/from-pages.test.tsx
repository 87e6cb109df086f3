import { screen, waitFor, within } from '@testing-library/react';
import { expect, test } from 'vitest';
import { addMember } from '../../support/areas/people.ts';
import { addShopping } from '../../support/areas/shop/buying.ts';
import { addTill } from '../../support/areas/till.ts';
import { open, press, sentTo, signInAs, useBack } from '../../support/panel/panel.tsx';

const back = useBack();

type User = Awaited<ReturnType<typeof open>>['user'];

/** Exports what a page shows; answers what is asked before it and what was sent. */
async function exportedAt(user: User, path: string, name = 'Export') {
  await press(user, name);
  const dialog = await screen.findByRole('dialog', { name: /^Export: / });
  const asked = dialog.textContent;
  await user.click(within(dialog).getByRole('button', { name: 'Export' }));
  await waitFor(() => expect(sentTo('POST', path)).toHaveLength(1));
  return { asked, sent: sentTo('POST', path)[0] };
}

test('what a company bought is exported as its page is narrowed, in the words of the page', async () => {
  const { company, buyer } = await addShopping(0, back());
  await signInAs(buyer, company);
  const { user } = await open('/en/loyaltyPanel/marketplace/shop-orders');
  await user.type(await screen.findByRole('searchbox', { name: 'Search orders' }), 'Scanner');
  await screen.findByText('No order matches.');
  const { asked, sent } = await exportedAt(
    user,
    `/companies/${company.storeId}/export/shop-orders`,
  );
  expect(asked).toMatch(/^Export: Shop orders/);
  expect(sent?.query).toEqual({ q: 'Scanner' });
  const headings = {
    'seller.name': 'Seller',
    'state.paid': 'Paid',
    'credit.email': 'Campaign e-mails',
  };
  expect(sent?.body).toMatchObject({ headings });
});

test('what a store owed is exported whole, and said to be', async () => {
  const till = await addTill(back());
  await signInAs(await addMember(back(), till.store), till.store);
  const { user } = await open('/en/storePanel/history/debts');
  const { asked, sent } = await exportedAt(user, `/stores/${till.store.storeId}/export/debts`);
  expect(asked).not.toContain('filters');
  expect(sent?.body).toMatchObject({
    headings: { month: 'Month', 'status.closed': expect.any(String) },
  });
});

test('who came to which store is exported as the statistics are narrowed', async () => {
  const till = await addTill(back());
  await signInAs(await addMember(back(), till.company), till.company);
  const { user } = await open('/en/loyaltyPanel/business-statistics?compare=year&channel=online');
  const path = `/companies/${till.company.storeId}/export/active-users`;
  const { sent } = await exportedAt(user, path, 'Export customers by store');
  expect(sent?.query).toEqual({ channel: 'online' });
  expect(sent?.body).toMatchObject({ headings: { name: 'Store', active: 'Active customers' } });
});

test('the lines of a month of debts are exported for that month', async () => {
  const till = await addTill(back());
  await signInAs(await addMember(back(), till.company), till.company);
  const month = new Date(back().clock.now).toISOString().slice(0, 7);
  const { user } = await open(`/en/loyaltyPanel/branch-debt/monthly-invoicing?month=${month}`);
  const path = `/companies/${till.company.storeId}/export/store-debt-lines`;
  const { sent } = await exportedAt(user, path, 'Export: lines');
  expect(sent?.query).toEqual({ month });
});
