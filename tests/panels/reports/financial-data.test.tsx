import { screen, waitFor, within } from '@testing-library/react';
import { expect, test } from 'vitest';
import { addMember, allBut, join } from '../../support/areas/people.ts';
import { addBranch, addCustomer, addTill, giveBack, send } from '../../support/areas/till.ts';
import {
  isAt,
  open,
  press,
  refusal,
  sentTo,
  signInAs,
  useBack,
} from '../../support/panel/panel.tsx';

const back = useBack();
const page = '/en/loyaltyPanel/stores/financial-data';
const call = /financial-data$/;

/** A company whose admin is in its panel, and may open its store. */
async function programme(without: readonly string[] = []) {
  back().clock.now = Date.parse('2026-06-17T09:00:00Z');
  const till = await addTill(back());
  const admin = await addMember(back(), till.company, allBut(...without));
  await join(back(), admin, till.store);
  await signInAs(admin, till.company);
  return { till, customer: await addCustomer(till) };
}

const table = () => screen.findByRole('table', { name: /Figures by store, 01\/06\/2026/ });
const rows = async () => within(await table()).getAllByRole('row');

test('stores stand with their figures and what changed, the company’s total last', async () => {
  const { till, customer } = await programme();
  const branch = await addBranch(till);
  back().clock.now = Date.parse('2026-05-10T09:00:00Z');
  await send(till, customer, 10);
  back().clock.now = Date.parse('2026-06-17T09:00:00Z');
  const { data } = await send(till, customer, 30);
  await giveBack(till, data.transaction_id, { amount: 5 });
  await send(branch, customer, 12, { points_used: 20 });
  await open(page);
  const [head, first, second, total] = await rows();
  expect(within(head as HTMLElement).getAllByRole('columnheader')).toHaveLength(8);
  expect(first).toHaveTextContent(/^store \d+€25\.00\+€15\.001No change25€0\.25\+15/);
  expect(second).toHaveTextContent(/€12\.00\+€12\.001\+1/);
  expect(total).toHaveTextContent(/^Company total€37\.00\+€27\.002\+1/);
  within(total as HTMLElement).getByRole('rowheader', { name: 'Company total' });
  screen.getByText(/^The small figures below are the difference from 01\/05\/2026 – 17\/05\/2026/);
});

test('turnover and receipts lead to the receipts of that store and period', async () => {
  const { till, customer } = await programme();
  await send(till, customer, 30);
  const { user } = await open(page);
  const [figure] = await screen.findAllByRole('link', { name: /€30\.00: open the receipts/ });
  await user.click(figure as HTMLElement);
  await waitFor(() => expect(location.pathname).toBe('/en/storePanel/transactions'));
  await waitFor(() =>
    expect(sentTo('GET', `/stores/${till.store.storeId}/transactions`).at(-1)?.query).toMatchObject(
      {
        created_at: '2026-05-31T21:00:00.000Z..2026-06-17T21:00:00.000Z',
        status: 'posted',
      },
    ),
  );
});

test('the period is chosen, by the company’s own day, and stays in the address', async () => {
  const { till, customer } = await programme();
  await send(till, customer, 30);
  const { user } = await open(page);
  await table();
  await press(user, /^Period: 01\/06\/2026/);
  await press(user, 'Last month');
  await screen.findByText('Nothing was posted in this period.');
  expect(new URLSearchParams(location.search).get('from')).toBe('2026-05-01');
  await open(`${page}${location.search}`);
  await screen.findByRole('button', { name: 'Period: 01/05/2026 – 31/05/2026' });
  expect(sentTo('GET', call).at(-1)?.query).toMatchObject({ from: '2026-05-01', to: '2026-05-31' });
});

test('the table is put in the order of a column, and the other way round', async () => {
  await programme();
  const { user } = await open(page);
  await table();
  await press(user, 'Points given');
  await waitFor(() =>
    expect(sentTo('GET', call).at(-1)?.query).toMatchObject({
      sort: 'points_given',
      order: 'desc',
    }),
  );
  await press(user, 'Points given');
  const heading = await screen.findByRole('columnheader', { name: 'Points given' });
  await waitFor(() => expect(heading).toHaveAttribute('aria-sort', 'ascending'));
});

test('a company without stores says so', async () => {
  const { till } = await programme();
  await back().database.pool.query('update stores set deleted_at = now() where store_id = $1', [
    till.store.storeId,
  ]);
  await open(page);
  await screen.findByText('The company has no stores yet.');
});

test('figures that cannot be had say why, and are asked for again', async () => {
  await programme();
  back().answer = ({ path }) =>
    call.test(path) ? refusal(503, 'unavailable', 'Not right now.') : undefined;
  const { user } = await open(page);
  await screen.findByText('Not right now.');
  back().answer = undefined;
  await press(user, 'Try again');
  await table();
});

test('a period in the address that is none is refused in words', async () => {
  await programme();
  await open(`${page}?from=2026-06-02&to=2026-06-01`);
  await screen.findByText('The period must end on the day it begins or later.');
});

test('without its right the page is forbidden and asks for nothing (guard-permission)', async () => {
  await programme(['stores.financial']);
  await open(page);
  await isAt('/en/forbidden');
  expect(sentTo('GET', call)).toEqual([]);
});
