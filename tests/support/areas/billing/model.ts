import { expect } from 'vitest';
import type { Billing } from '../../../../contract/billing/billings.ts';
import { settledStatuses } from '../../../../contract/billing/states.ts';
import { verifyBilling } from '../../../../server/billing/verify/verify.ts';
import { call } from '../../app.ts';
import { everyPage } from '../../every-page.ts';
import { of, own, sqlOf } from './selling.ts';
import type { Walk } from './steps.ts';

const cents = (amount: number) => Math.round(amount * 100);
const sum = (amounts: readonly number[]) => amounts.reduce((all, amount) => all + amount, 0);
const isSettled = ({ status }: Billing) => settledStatuses.some((each) => each === status);
const byCard = ({ payments }: Billing) => payments.some(({ state }) => state === 'succeeded');

/** What the bank has in all: what it took, less what it gave back. */
async function inBank(walk: Pick<Walk, 'app'>) {
  const [row] = await sqlOf<{ amount: number }>(
    walk,
    `select coalesce(sum((body ->> 'amount')::int - (body ->> 'refunded')::int), 0)::int as amount from test_bank
      where kind = 'payment' and body ->> 'state' = 'succeeded'`,
  );
  return row?.amount ?? 0;
}

/** The tax of a line of one rate that includes it, to the cent; what is given back is as what was taken. */
const taxIn = (total: number, rate: number) =>
  Math.sign(total) * Math.round((Math.abs(total) * rate) / (100 + rate)) + 0;

function expectTaxes({ lines, taxes, net, vat, total }: Billing) {
  expect([net, vat, total].map(cents)).toEqual(
    (['net', 'vat', 'total'] as const).map((name) => sum(taxes.map((tax) => cents(tax[name])))),
  );
  for (const line of lines) expect(cents(line.vat)).toBe(taxIn(cents(line.total), line.vat_rate));
}

/** What was credited of other billings is at most what was received for all of them before. */
function expectCredits(billings: readonly Billing[]) {
  const credited = billings
    .filter(({ status }) => status !== 'cancelled')
    .flatMap(({ lines }) => lines)
    .filter(({ kind }) => kind === 'proration_credit');
  const received = billings.filter(({ paid_at }) => paid_at !== null);
  expect(-sum(credited.map(({ total }) => cents(total)))).toBeLessThanOrEqual(
    sum(received.map(({ total }) => cents(total))),
  );
}

/** Money is where the books say that it is: what was settled by a card, less what was given back of it. */
async function expectReceived(walk: Pick<Walk, 'app'>, billings: readonly Billing[]) {
  const kept = billings.filter((billing) => isSettled(billing) && byCard(billing));
  expect(await inBank(walk)).toBe(
    sum(kept.map((each) => cents(each.total) - cents(each.refunded))),
  );
}

/** Everything that has to hold of the money of all billings that there are. */
export async function expectMoney(walk: Pick<Walk, 'app'>, billings: readonly Billing[]) {
  expect(await verifyBilling(walk.app.database.pool)).toEqual([]);
  await expectReceived(walk, billings);
  for (const billing of billings) {
    expect(billing.payments.filter(({ state }) => state === 'succeeded').length).toBeLessThan(2);
    // Money that was not owed, such as of a payment that came late beside another, was never the billing's.
    const done = billing.refunds.filter(
      ({ state, reason }) => state === 'succeeded' && reason !== 'not_owed',
    );
    const given = sum(done.map(({ amount }) => cents(amount)));
    if (byCard(billing) && isSettled(billing)) expect(given).toBe(cents(billing.refunded));
    expectTaxes(billing);
  }
}

const everyBilling = (walk: Walk) =>
  everyPage(async (page) => {
    const asked = { params: of(walk), query: { page }, as: walk.payer };
    const { data } = await call(walk.app, own.history, asked);
    return [data.billings, data.pagination];
  });

/** Everything that has to hold of a subscription's money after each step. */
export async function expectModel(walk: Walk) {
  const billings = await everyBilling(walk);
  await expectMoney(walk, billings);
  expectCredits(billings);
}
