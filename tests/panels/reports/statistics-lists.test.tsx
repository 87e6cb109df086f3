import { screen, within } from '@testing-library/react';
import { expect, test } from 'vitest';
import { postExpiries } from '../../../server/ledger/expiry.ts';
import { accept, addGift, addVisit, claim } from '../../support/areas/claims.ts';
import { addMember, allBut, join } from '../../support/areas/people.ts';
import { addCustomer, addTill, send, setCompany, type Till } from '../../support/areas/till.ts';
import { open, signInAs, useBack } from '../../support/panel/panel.tsx';

const back = useBack();
const page = '/en/loyaltyPanel/business-statistics';
const span = '2026-05-31T21:00:00.000Z..2026-06-17T21:00:00.000Z';

/** A company of which every figure of June is more than nothing. */
async function everything(): Promise<Till> {
  const at = (moment: string) => {
    back().clock.now = Date.parse(moment);
  };
  at('2026-05-10T09:00:00Z');
  const till = await addTill(back());
  await setCompany(till, { expiration_points: 10 });
  const customer = await addCustomer(till);
  await send(till, customer, 5);
  at('2026-06-02T09:00:00Z');
  await send(till, customer, 100);
  const gift = await claim(till, customer, { gift_id: await addGift(till, 40) });
  await accept(till, gift.data.code);
  const visit = await claim(till, customer, { coupon_id: await addVisit(till) });
  await accept(till, visit.data.code);
  await back().database.pool.query(`update customers set created_at = '2026-06-02T09:00:00Z'`);
  at('2026-06-17T09:00:00Z');
  await postExpiries(back().database, back().clock.now);
  return till;
}

/** Its admin, who may open the store, in the company's panel. */
async function enter(till: Till, without: readonly string[] = []) {
  const admin = await addMember(back(), till.company, allBut(...without));
  await join(back(), admin, till.store);
  await signInAs(admin, till.company);
}

/** Where each figure leads to, by the name of its column: of the first store, or of the company. */
async function linksOf(place: 'first' | 'total') {
  const table = await screen.findByRole('table', { name: 'Figures by store' });
  await within(table).findAllByRole('link', { name: /Active customers/ });
  const rows = within(table).getAllByRole('row');
  const row = place === 'total' ? rows.at(-1) : rows[1];
  const links = within(row as HTMLElement).getAllByRole('link');
  return Object.fromEntries(
    links.map((link) => {
      const [, column = ''] = (link.getAttribute('aria-label') ?? '').split(', ');
      return [column, decodeURIComponent(link.getAttribute('href') ?? '')];
    }),
  );
}

const listed = (path: string, filter: object) =>
  `/en/loyaltyPanel/${path}?filter=${JSON.stringify(filter)}`;
const customers = (filter: object) => listed('customers/customers-tab', filter);
const vouchers = (filter: object) => listed('redemptions/vouchers', filter);
const financial = '/en/loyaltyPanel/stores/financial-data?from=2026-06-01&to=2026-06-17';
const pointsLists = {
  'Points given': financial,
  'Points redeemed': financial,
  'Points expired': financial,
  'Redemption rate': financial,
};
const before = { came_before: '2026-05-31T21:00:00.000Z' };

test('each figure of a store opens the list behind it', async () => {
  const till = await everything();
  await enter(till);
  await open(page);
  const { storeId } = till.store;
  const filter = JSON.stringify({ created_at: span, status: 'posted' });
  const next = `/en/storePanel/transactions?filter=${encodeURIComponent(filter)}`;
  const receipts = `/en/user-stores?store=${storeId}&next=${next}`;
  expect(await linksOf('first')).toEqual({
    Turnover: receipts,
    Receipts: receipts,
    'Average receipt': receipts,
    'New customers': customers({ created_at: span, registration_store_id: storeId }),
    'Active customers': customers({ came: span, child_id: storeId }),
    'Returning customers': customers({ came: span, child_id: storeId, ...before }),
    ...pointsLists,
    Coupons: vouchers({ reward: 'coupon', redeemed_at: span, redeem_store_id: storeId }),
    Gifts: vouchers({ reward: 'gift', redeemed_at: span, redeem_store_id: storeId }),
  });
});

test('and each of the company where nothing narrows it', async () => {
  const till = await everything();
  await enter(till);
  await open(page);
  const links = await linksOf('total');
  expect(Object.keys(links)).toHaveLength(12);
  expect(links['Active customers']).toBe(customers({ came: span }));
  expect(links.Coupons).toBe(vouchers({ reward: 'coupon', redeemed_at: span }));
});

test('and each of the company, with the filters of the page', async () => {
  const till = await everything();
  await enter(till);
  const stores = String(till.store.storeId);
  await open(`${page}?store_ids=${stores}&channel=offline`);
  const came = { came: span, child_id: stores, came_channel: 'offline' };
  expect(await linksOf('total')).toEqual({
    Turnover: financial,
    Receipts: financial,
    'Average receipt': financial,
    'New customers': customers({ created_at: span, registration_store_id: stores }),
    'Active customers': customers(came),
    'Returning customers': customers({ ...came, ...before }),
    // Gifts and points that expire are of no channel.
    'Points given': financial,
    Coupons: vouchers({ reward: 'coupon', redeemed_at: span, redeem_store_id: stores }),
    Gifts: vouchers({ reward: 'gift', redeemed_at: span, redeem_store_id: stores }),
  });
  const { Turnover } = await linksOf('first');
  expect(decodeURIComponent(Turnover ?? '')).toContain('"channel":"offline"');
});

test('whoever may not read a list is shown the figure alone', async () => {
  const till = await everything();
  await enter(till, ['redemptions.read', 'stores.financial']);
  await open(page);
  expect(Object.keys(await linksOf('total'))).toEqual([
    'New customers',
    'Active customers',
    'Returning customers',
  ]);
});

/** Where each figure of a part of the page leads to, by what a screen reader is told of it. */
const linksIn = (part: HTMLElement) =>
  Object.fromEntries(
    within(part)
      .getAllByRole('link')
      .map((link) => {
        const told = link.getAttribute('aria-label')?.replace(': open the list', '');
        const to = decodeURIComponent(link.getAttribute('href') ?? '');
        return [told ?? link.textContent, to];
      }),
  );

test('who came in two months, and again after registering, are listed as the page is narrowed', async () => {
  const till = await everything();
  await enter(till);
  const stores = String(till.store.storeId);
  await open(`${page}?store_ids=${stores}`);
  const [may, june] = [
    '2026-04-30T21:00:00.000Z..2026-05-31T21:00:00.000Z',
    '2026-05-31T21:00:00.000Z..2026-06-30T21:00:00.000Z',
  ];
  const both = await screen.findByText('Came in both months');
  const title = 'Active customers, this month and the last';
  const until = { came: june.replace('06-30', '06-17'), child_id: stores };
  expect(linksIn(both.closest('dl') as HTMLElement)).toEqual({
    [`${title}, 06/2026, 1`]: customers(until),
    [`${title}, 05/2026, 1`]: customers({ came: may, child_id: stores }),
    [`${title}, Came in both months, 1`]: customers({
      came: until.came,
      came_too: may,
      child_id: stores,
    }),
  });
  const registered = { created_at: june, registration_store_id: stores };
  expect(linksIn(screen.getByRole('region', { name: 'Who came again' }))).toEqual({
    '06/2026, Customers, 1': customers(registered),
    '06/2026, +0, 100 %': customers({ ...registered, came: june }),
  });
});

test('a list that a figure opens says what it is narrowed to', async () => {
  const till = await everything();
  await enter(till);
  const { user } = await open(page);
  const table = await screen.findByRole('table', { name: 'Figures by store' });
  const [, returning] = await within(table).findAllByRole('link', { name: /Returning customers/ });
  await user.click(returning as HTMLElement);
  await screen.findByText(/^Had a receipt: .* – 17\/06\/2026$/);
  await screen.findByText(/^Had a receipt before: \d\d\/\d\d\/2026$/);
  await screen.findByText(/Κωστοπούλου/);
});
