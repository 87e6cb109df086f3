import { screen, within } from '@testing-library/react';
import { sql } from 'drizzle-orm';
import { expect, test } from 'vitest';
import { isAt, open, press, sentTo, signInAs, useBack } from '../support/panel.tsx';
import { addMember, allBut } from '../support/people.ts';
import { addBranch, addCustomer, addTill, giveBack, send } from '../support/till.ts';

const back = useBack();
const page = '/en/loyaltyPanel/branch-debt/liability';

/** A company whose admin is in its panel, with a store that gave a customer points. */
async function programme(without: readonly string[] = []) {
  const till = await addTill(back());
  const admin = await addMember(back(), till.company, allBut(...without));
  await signInAs(admin, till.company);
  return { till, customer: await addCustomer(till) };
}

const report = () => screen.findByRole('table');

test('points outstanding stand by store, with their sum, and agree with the ledger', async () => {
  const { till, customer } = await programme();
  const branch = await addBranch(till);
  await send(till, customer, 30);
  await send(branch, customer, 12);
  await open(page);
  const rows = within(await report()).getAllByRole('row');
  expect(rows).toHaveLength(4);
  within(await report()).getByRole('columnheader', { name: 'Never' });
  expect(rows.at(-1)).toHaveTextContent(/^Total42€0.42/);
  const totals = within(screen.getByRole('region', { name: 'What is owed' }));
  expect(totals.getAllByText(/^42 = €/)).toHaveLength(2);
  totals.getByText('Both come to the same.');
});

test('what customers owe after returns stands apart', async () => {
  const { till, customer } = await programme();
  await send(till, customer, 30);
  const { data } = await send(till, customer, 20);
  await giveBack(till, data.transaction_id);
  await open(page);
  expect(
    within(await report())
      .getAllByRole('row')
      .at(-1),
  ).toHaveTextContent(/^Total30/);
});

test('a ledger is verified when asked: how many postings were replayed, and that all is well', async () => {
  const { till, customer } = await programme();
  await send(till, customer, 30);
  await send(till, customer, 20);
  const { user } = await open(page);
  await report();
  expect(sentTo('GET', /verification$/), 'not before').toEqual([]);
  await press(user, 'Verify the ledger');
  await screen.findByText('2 postings were replayed. Everything is as it was stored.');
});

test('what is wrong with the ledger is named', async () => {
  const { till, customer } = await programme();
  await send(till, customer, 30);
  await back().database.db.execute(
    sql`update accounts set balance = balance + 100 where user_account_id = ${customer.id}`,
  );
  const { user } = await open(page);
  await press(user, 'Verify the ledger');
  await screen.findByText('1 posting was replayed. 2 things are wrong:');
  screen.getByText(new RegExp(`A balance is not the sum of its entries: customer ${customer.id}`));
});

test('a programme without points says so', async () => {
  await programme();
  await open(page);
  await screen.findByText('No customer holds any points.');
});

test('the liability is forbidden without its right (guard-permission)', async () => {
  await programme(['stores.debts.liability']);
  await open(page);
  await isAt('/en/forbidden');
  expect(sentTo('GET', /liability$/)).toEqual([]);
});
