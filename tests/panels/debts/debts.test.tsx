import { screen, waitFor, within } from '@testing-library/react';
import { expect, test } from 'vitest';
import { addMember } from '../../support/areas/people.ts';
import { addBranch, addCustomer, addTill, send, setCompany } from '../../support/areas/till.ts';
import { isAt, open, press, signInAs, useBack } from '../../support/panel/panel.tsx';

const back = useBack();
const invoicing = '/en/loyaltyPanel/branch-debt/monthly-invoicing';

/** In May a till gave points, of which a branch redeemed 30, worth €0.60. It is June. */
async function programme() {
  back().clock.now = Date.parse('2026-05-10T09:00:00Z');
  const till = await addTill(back());
  const branch = await addBranch(till);
  await setCompany(till, { point_value: 200 });
  const customer = await addCustomer(till);
  await send(till, customer, 100);
  await send(branch, customer, 0.6, { points_used: 30 });
  back().clock.now = Date.parse('2026-06-17T09:00:00Z');
  const admin = await addMember(back(), till.company);
  await signInAs(admin, till.company);
  return { till, branch, admin };
}

const amounts = async () =>
  within(await screen.findByRole('table', { name: 'By store' }))
    .getAllByRole('row')
    .map(({ textContent }) => textContent);

async function closeMay() {
  const { user } = await open(`${invoicing}?month=2026-05`);
  await press(user, 'Close 05/2026');
  const dialog = await screen.findByRole('dialog');
  await user.click(within(dialog).getByRole('button', { name: 'Close 05/2026' }));
  await screen.findByText('You have closed 05/2026');
  return user;
}

test('a month is closed, and says what each store owes and that all of it is nothing', async () => {
  await programme();
  await closeMay();
  await screen.findByText(/^Closed on 17\/06\/2026/);
  const rows = await amounts();
  expect(rows.filter((row) => row?.includes('Awaits the store'))).toHaveLength(2);
  expect(rows.some((row) => row?.endsWith('€0.60€0.00€0.60'))).toBe(true);
  expect(rows.some((row) => row?.endsWith('€0.00€0.60-€0.60'))).toBe(true);
  expect(rows.at(-1)).toBe('All together€0.00');
});

test('the rule changes from the month on that is shown', async () => {
  await programme();
  const { user } = await open(`${invoicing}?month=2026-05`);
  await press(user, 'Change the rule');
  const dialog = await screen.findByRole('dialog');
  await user.click(within(dialog).getByRole('radio', { name: /^Paid when points are given/ }));
  await user.click(within(dialog).getByRole('button', { name: 'Save' }));
  await screen.findByText('The rule holds from 05/2026 on');
  await waitFor(async () => expect((await amounts()).join()).toContain('-€2.00'));
});

test('a line leads to its entries, is disputed by its store, decided, and corrected in the next month', async () => {
  const { till, admin } = await programme();
  await closeMay();
  await signInAs(till.cashier, till.store);
  const at = '/en/storePanel/history/debts';
  const { user } = await open(at);
  await user.click(await screen.findByRole('link', { name: '05/2026' }));
  await isAt(`${at}/2026-05`);
  await screen.findByText('€0.60 to pay');
  await press(user, /^Show entries: 30 points redeemed by/);
  const entries = await screen.findByRole('dialog', { name: 'Entries of this line' });
  within(await within(entries).findByRole('table')).getByText('€0.60');
  await user.click(within(entries).getByRole('button', { name: 'Close' }));
  await press(user, 'Dispute');
  await user.type(await screen.findByRole('textbox', { name: /^Message/ }), 'Not ours');
  await press(user, 'Send');
  await screen.findByText('Not ours');

  await signInAs(admin, till.company);
  const company = await open(`${invoicing}/2026-05/${till.store.storeId}`);
  await press(company.user, 'Decide');
  const dialog = await screen.findByRole('dialog');
  await company.user.type(
    within(dialog).getByRole('textbox', { name: /^Message/ }),
    'You are right',
  );
  await company.user.click(within(dialog).getByRole('button', { name: 'Decide' }));
  await screen.findByText('Accepted: the correction is in the next open month');
  await open(`${invoicing}/2026-06/${till.store.storeId}`);
  await screen.findByText(/^Correction of 05\/2026/);
});

test('a store confirms its month, and whoever only reads it cannot', async () => {
  const { branch } = await programme();
  await closeMay();
  await signInAs(branch.cashier, branch.store);
  const { user } = await open('/en/storePanel/history/debts/2026-05');
  await press(user, 'Confirm');
  const dialog = await screen.findByRole('dialog');
  await user.click(within(dialog).getByRole('button', { name: 'Confirm' }));
  await screen.findByText('Confirmed');
  const reader = await addMember(back(), branch.store, {
    history: { read: true, debts: { read: true } },
  });
  await signInAs(reader, branch.store);
  await open('/en/storePanel/history/debts/2026-05');
  await screen.findByText('€0.60 to receive');
  expect(screen.queryByRole('button', { name: 'Dispute' })).toBeNull();
});

test('a line between stores of two countries of the Union says who accounts for the VAT', async () => {
  const { till, branch } = await programme();
  const place = 'update stores set country_id = $1, vat_number = $2 where store_id = $3';
  await back().database.pool.query(place, [300, '094014201', till.store.storeId]);
  await back().database.pool.query(place, [380, '00743110157', branch.store.storeId]);
  await open(`${invoicing}/2026-05/${till.store.storeId}`);
  await screen.findByText('Reverse charge: the recipient accounts for the VAT');
});
