import { act, screen, waitFor, within } from '@testing-library/react';
import { sql } from 'drizzle-orm';
import { beforeEach, expect, test } from 'vitest';
import { customersTable } from '../../../server/tables/customers.ts';
import { setLive } from '../../../src/realtime/live.ts';
import { addMember, addPlace, allBut } from '../../support/areas/people.ts';
import { addCustomer, addTill, send, setStore } from '../../support/areas/till.ts';
import FakePusher from '../../support/outside/fake-pusher.ts';
import { noonOfToday } from '../../support/panel/noon.ts';
import { isAt, open, refusal, sentTo, signInAs, useBack } from '../../support/panel/panel.tsx';

const back = useBack();
const home = '/en/storePanel';

beforeEach(() => {
  FakePusher.made = [];
});

/** A store and its cashier in its panel. */
async function staff(without: readonly string[] = []) {
  const till = await addTill(back(), { store: { points_payment: true } });
  const person = without.length
    ? await addMember(back(), till.store, allBut(...without))
    : till.cashier;
  await signInAs(person, till.store);
  const customer = await addCustomer(till);
  // At noon a minute ago was the same day.
  back().clock.now = noonOfToday();
  await back()
    .database.db.update(customersTable)
    .set({ created_at: new Date(back().clock.now).toISOString() });
  return { till, customer };
}

const weekAgo = (id: number) =>
  back().database.db.execute(
    sql`update transactions set created_at = created_at - interval '7 days 1 minute' where transaction_id = ${id}`,
  );

/** The card of a figure. */
const figure = async (name: string) => {
  const label = await screen.findByText(name, { selector: 'li p, li p a' });
  return label.closest('li');
};

test('the empty path is the home of the store, and its menu entry is the first', async () => {
  await staff();
  await open(home);
  await screen.findByText('Receipts', { selector: 'li p' });
  await isAt(home);
  const menu = within(await screen.findByRole('list', { name: 'Main menu' }));
  const [first, second] = menu.getAllByRole('link');
  expect([first?.textContent, second?.textContent]).toEqual(['Home', 'New transaction']);
  expect(first).toHaveAttribute('aria-current', 'page');
  expect(
    menu.getAllByRole('link').filter((link) => link.hasAttribute('aria-current')),
  ).toHaveLength(1);
});

test('today stands beside the same day last week, more or less in words', async () => {
  const { till, customer } = await staff();
  const before = await send(till, customer, 30);
  await weekAgo(before.data.transaction_id);
  await send(till, customer, 10);
  await send(till, customer, 5);
  await open(home);
  expect(await figure('Receipts')).toHaveTextContent('2');
  expect(await figure('Receipts')).toHaveTextContent('1 more');
  expect(await figure('Amount')).toHaveTextContent('€15.00');
  expect(await figure('Amount')).toHaveTextContent('€15.00 less');
  expect(await figure('Points issued')).toHaveTextContent('15 less');
  expect(await figure('Points redeemed')).toHaveTextContent('No change');
  expect(await figure('New customers')).toHaveTextContent('1 more');
});

test('pending payments are counted and lead to their list', async () => {
  const { till, customer } = await staff();
  await send(till, customer, 10, { pending: true });
  const { user } = await open(home);
  const card = within((await figure('Pending payments')) as HTMLElement);
  card.getByText('1');
  await user.click(card.getByRole('link', { name: 'See them' }));
  await isAt(`${home}/transactions/pending-payments`);
});

test('what the charts draw stands in tables', async () => {
  const { till, customer } = await staff();
  await send(till, customer, 10);
  await open(home);
  const hours = await screen.findByRole('table', { name: 'Amount by hour', hidden: true });
  expect(within(hours).getAllByText('€10.00')).toHaveLength(1);
  const days = await screen.findByRole('table', {
    name: 'The last 14 days: Receipts',
    hidden: true,
  });
  expect(within(days).getAllByRole('row', { hidden: true })).toHaveLength(15);
});

test('the home is fetched anew when a receipt is pushed, and says that it is live', async () => {
  const { till, customer } = await staff();
  await open(home);
  expect(await figure('Receipts')).toHaveTextContent('0');
  const pusher = await waitFor(() => {
    const made = FakePusher.made.at(-1);
    if (!made) throw new Error('No connection yet');
    return made;
  });
  await act(async () => void (await pusher.arrive()));
  await screen.findByText('Live');
  await send(till, customer, 10);
  act(() => pusher.tell('new-transaction'));
  await waitFor(async () => expect(await figure('Amount')).toHaveTextContent('€10.00'));
  act(() => setLive('connecting'));
  await screen.findByText('Connecting');
});

test('its buttons lead to a new transaction and to the point of sale', async () => {
  await staff();
  await open(home);
  const main = within(await screen.findByRole('main'));
  expect(await main.findByRole('link', { name: 'New transaction' })).toHaveAttribute(
    'href',
    `${home}/new-transaction`,
  );
  expect(main.getByRole('link', { name: 'Till' })).toHaveAttribute('href', '/en/points-pos');
});

test('whoever may post nothing has no such buttons (permission-check)', async () => {
  await staff(['transactions.create']);
  await open(home);
  await figure('Receipts');
  expect(screen.queryByRole('link', { name: 'New transaction' })).toBeNull();
  expect(screen.queryByRole('link', { name: 'Till' })).toBeNull();
});

test('without the right to the home the panel opens at the first screen there is (permission-check)', async () => {
  await staff(['homepage.read', 'transactions.create']);
  await open(home);
  await isAt(`${home}/transactions`);
  expect(sentTo('GET', /\/home$/), 'the server is not asked').toEqual([]);
});

/** A company whose yesterday had a receipt, and whose today has another, as its admin sees it. */
async function company() {
  const { till, customer } = await staff();
  const now = back().clock.now;
  back().clock.now = now - 86_400_000;
  await send(till, customer, 30);
  back().clock.now = now;
  await send(till, customer, 7);
  const admin = await addMember(back(), till.company);
  await signInAs(admin, till.company);
  return { till, customer, admin };
}

test('the company sees its finished days, each figure beside its list, and today when it asks', async () => {
  await company();
  const { user } = await open('/en/loyaltyPanel');
  expect(await figure('Amount')).toHaveTextContent('€30.00');
  expect(await figure('Receipts')).toHaveTextContent('1');
  expect(await figure('Points outstanding')).toHaveTextContent('37');
  expect(screen.getByRole('link', { name: 'New customers' })).toHaveAttribute(
    'href',
    '/en/loyaltyPanel/customers/customers-tab',
  );
  const days = await screen.findByRole('table', { name: 'Amount by day', hidden: true });
  expect(within(days).getAllByText('€30.00')).toHaveLength(1);
  await user.click(screen.getByRole('button', { name: 'Today' }));
  await waitFor(async () => expect(await figure('Amount')).toHaveTextContent('€7.00'));
});

test('what wants somebody leads to where it is looked after', async () => {
  const { till } = await company();
  await back().database.pool.query(
    "insert into messages (company_id, channel, recipient, body, state) values ($1, 'sms', '6912345678', 'x', 'failed')",
    [till.company.companyId],
  );
  const { user } = await open('/en/loyaltyPanel');
  await user.click(await screen.findByRole('link', { name: /^One message could not be sent/ }));
  await waitFor(() => expect(location.pathname).toBe('/en/loyaltyPanel/messages'));
  await waitFor(() =>
    expect(sentTo('GET', /\/messages$/).at(-1)?.query).toMatchObject({ state: 'failed' }),
  );
});

test('somebody who may not see the home of a panel starts at its first screen', async () => {
  const company = await addPlace(back(), 'company');
  const person = await addMember(back(), company, allBut('homepage.read'));
  await signInAs(person, company);
  await open('/en/loyaltyPanel');
  await isAt('/en/loyaltyPanel/stores/stores-tab');
});

test('a home that could not be had says why and is tried again', async () => {
  const { till } = await staff();
  await setStore(till, { reward_active: true });
  back().answer = ({ path }) =>
    path.endsWith('/home') ? refusal(422, 'invalid', 'Not now') : undefined;
  const { user } = await open(home);
  await screen.findByText('Not now');
  back().answer = undefined;
  await user.click(screen.getByRole('button', { name: /try again/i }));
  await figure('Receipts');
});
