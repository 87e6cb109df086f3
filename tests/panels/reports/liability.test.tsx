import { screen, within } from '@testing-library/react';
import { sql } from 'drizzle-orm';
import pino from 'pino';
import { expect, test } from 'vitest';
import { runJobs } from '../../../server/jobs/run.ts';
import { verificationPiece, verifying } from '../../../server/ledger/verification.ts';
import { addMember, allBut } from '../../support/areas/people.ts';
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
  totals.getByText('The two amounts match.');
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

const goOn = () =>
  runJobs(back().database, { [verifying]: verificationPiece(1000) }, pino({ level: 'silent' }));

test('a ledger is verified when asked, in the background: how far it is, then what came of it and when', async () => {
  const { till, customer } = await programme();
  await send(till, customer, 30);
  await send(till, customer, 20);
  const { user } = await open(page);
  await screen.findByText('The ledger was not verified yet.');
  expect(sentTo('POST', /verification$/), 'not before').toEqual([]);
  await press(user, 'Verify the ledger');
  await screen.findByRole('progressbar', { name: '0 % of the ledger is verified' });
  expect(
    screen.getByText('You may leave this page: it goes on.').closest('[role=status]'),
  ).not.toBe(null);
  await goOn();
  const said = await screen.findByText('2 entries checked. No differences found.');
  expect(said.closest('[role=status]')).not.toBe(null);
  expect(screen.queryByRole('progressbar')).toBe(null);
  screen.getByText(/^Verified on \d\d\/\d\d\/\d{4} \d\d:\d\d by .+\.$/);
});

test('what is wrong with the ledger is named, and still there for whoever comes later', async () => {
  const { till, customer } = await programme();
  await send(till, customer, 30);
  await back().database.db.execute(
    sql`update accounts set balance = balance + 100 where user_account_id = ${customer.id}`,
  );
  const { user } = await open(page);
  await press(user, 'Verify the ledger');
  await screen.findByRole('progressbar', { name: /verified/ });
  await goOn();
  await screen.findByText('1 entry checked. 2 problems:');
  await open(page);
  await screen.findByText('1 entry checked. 2 problems:');
  screen.getByText(new RegExp(`A balance is not the sum of its entries: customer ${customer.id}`));
});

test('a verification that was given up says so, and is started again', async () => {
  await programme();
  const { user } = await open(page);
  await press(user, 'Verify the ledger');
  await screen.findByRole('progressbar', { name: /verified/ });
  await back().database.db.execute(sql`update jobs set state = 'failed'`);
  await screen.findByText(/^The verification of .* did not come to its end\. Start it again\.$/);
  await press(user, 'Verify the ledger');
  await screen.findByRole('progressbar', { name: /verified/ });
});

test('a verification that cannot be started or read says why, and is tried again', async () => {
  await programme();
  back().answer = ({ method, path }) =>
    path.endsWith('verification') && method === 'POST'
      ? refusal(503, 'unavailable', 'Not right now.')
      : undefined;
  const { user } = await open(page);
  await press(user, 'Verify the ledger');
  await screen.findByText('Not right now.');
  back().answer = undefined;
  await press(user, 'Try again');
  await screen.findByRole('progressbar', { name: /verified/ });
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
