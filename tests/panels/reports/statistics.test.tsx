import { screen, waitFor, within } from '@testing-library/react';
import { expect, test } from 'vitest';
import { addMember, allBut, join } from '../../support/areas/people.ts';
import { addBranch, addCustomer, addTill, send } from '../../support/areas/till.ts';
import { isAt, open, refusal, sentTo, signInAs, useBack } from '../../support/panel/panel.tsx';

const back = useBack();
const page = '/en/loyaltyPanel/business-statistics';

/** A company whose admin is in its panel, and may open its store. */
async function programme(without: readonly string[] = []) {
  back().clock.now = Date.parse('2026-06-17T09:00:00Z');
  const till = await addTill(back());
  const admin = await addMember(back(), till.company, allBut(...without));
  await join(back(), admin, till.store);
  await signInAs(admin, till.company);
  return { till, customer: await addCustomer(till) };
}

const rows = async () =>
  within(await screen.findByRole('table', { name: 'Figures by store' })).getAllByRole('row');

test('stores stand with their figures, and last the Company total (statistics-company-total-label)', async () => {
  const { till, customer } = await programme();
  const branch = await addBranch(till);
  await send(till, customer, 30);
  await send(branch, customer, 12);
  await open(page);
  await waitFor(async () => expect((await rows()).at(-1)).toHaveTextContent(/^Company total/));
  const total = within((await rows()).at(-1) as HTMLElement);
  total.getByRole('rowheader', { name: 'Company total' });
  expect((await rows()).at(-1)).toHaveTextContent(/€42\.002€21\.00/);
});

test('what is chosen is kept in the address, and what it is held against is said', async () => {
  const { till, customer } = await programme();
  back().clock.now = Date.parse('2026-05-10T09:00:00Z');
  await send(till, customer, 10);
  back().clock.now = Date.parse('2026-06-17T09:00:00Z');
  await send(till, customer, 30);
  const { user } = await open(page);
  await user.selectOptions(
    await screen.findByRole('combobox', { name: 'Compare with' }),
    'The period before',
  );
  await screen.findByText(/^The small figures are the difference from 01\/05\/2026 – 17\/05\/2026/);
  expect(location.search).toBe('?compare=before');
  expect((await rows()).at(-1)).toHaveTextContent(/€30\.00\+€20\.00/);
});

test('turnover leads to the receipts of its store, and new customers to the list of them', async () => {
  const { till, customer } = await programme();
  await send(till, customer, 30);
  const { user } = await open(page);
  const link = await screen.findByRole('link', { name: /^store .*, Turnover, €30\.00: open/ });
  await user.click(link);
  await waitFor(() => expect(location.pathname).toBe('/en/storePanel/transactions'));
  await waitFor(() =>
    expect(sentTo('GET', `/stores/${till.store.storeId}/transactions`).at(-1)?.query).toMatchObject(
      { created_at: '2026-05-31T21:00:00.000Z..2026-06-17T21:00:00.000Z' },
    ),
  );
});

test('a company without receipts is told so, and an error with the way to try again', async () => {
  await programme();
  back().answer = ({ path }) =>
    /statistics$/.test(path) ? refusal(500, 'internal', 'Something went wrong') : undefined;
  const { user } = await open(page);
  await screen.findByText('Something went wrong');
  back().answer = undefined;
  await user.click(screen.getByRole('button', { name: 'Try again' }));
  await screen.findByText('Nothing was posted in this period.');
});

test('nobody comes there without the right to', async () => {
  await programme(['statistics.read']);
  await open(page);
  await isAt('/en/forbidden');
});
