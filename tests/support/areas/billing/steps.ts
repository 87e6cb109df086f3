import { expect } from 'vitest';
import type { Payment } from '../../../../contract/billing/payments.ts';
import {
  cancelBilling,
  changeBilling,
  changeStoreSubscription,
} from '../../../../contract/billing/subscriptions.ts';
import { takeEvent, takeEvents } from '../../../../server/billing/payments/events.ts';
import { sendRefunds } from '../../../../server/billing/payments/refund.ts';
import { renewAll } from '../../../../server/billing/runner/run.ts';
import { trySome } from '../../../../server/billing/runner/try.ts';
import { call } from '../../app.ts';
import {
  addCard,
  backgroundOf,
  calculate,
  type cards,
  choose,
  current,
  history,
  of,
  own,
  payDue,
  runAt,
  type Selling,
  sqlOf,
} from './selling.ts';

/** What may happen to a subscription, as a sequence is made of it and printed. */
export type Step =
  | { readonly does: 'choose'; readonly plan: number }
  | { readonly does: 'card'; readonly card: keyof typeof cards }
  | { readonly does: 'answer'; readonly approve: boolean }
  | { readonly does: 'refund'; readonly percent: number; readonly times: number }
  | { readonly does: 'rate'; readonly rate: number }
  | { readonly does: 'wait'; readonly minutes: number }
  | { readonly does: 'cancel'; readonly cancelled: boolean }
  | { readonly does: 'standing'; readonly status: 'active' | 'inactive' }
  | { readonly does: 'pay' | 'payTwice' | 'letGo' | 'byHand' | 'twice' | 'killed' | 'renewed' };

/** A selling whose plans are there to be chosen. */
export interface Walk extends Selling {
  readonly plans: readonly number[];
}

const sold = async (walk: Walk, status: readonly string[]) =>
  (await history(walk)).find((billing) => status.includes(billing.status));
const asSeller = ({ company, seller }: Walk, id: number) => ({
  params: { storeId: company.companyId, id },
  as: seller,
});

async function refund(walk: Walk, { percent, times }: { percent: number; times: number }) {
  const billing = await sold(walk, ['paid', 'disputed']);
  if (!billing) return;
  const amount = Math.round(billing.refundable * percent) / 100 || 0.01;
  const body = { reason: 'model', refund: true, amount };
  const ask = () => call(walk.app, cancelBilling, { ...asSeller(walk, billing.billing_id), body });
  await Promise.all(Array.from({ length: times }, ask));
}

async function say(walk: Walk, paid: boolean) {
  const billing = await sold(walk, ['open', 'failed']);
  if (!billing) return;
  const to = asSeller(walk, billing.billing_id);
  const reason = 'model';
  if (paid) await call(walk.app, changeBilling, { ...to, body: { status: 'paid', reason } });
  else await call(walk.app, cancelBilling, { ...to, body: { reason } });
}

async function answer(walk: Walk, approve: boolean) {
  const waits = (await history(walk))
    .flatMap(({ payments }) => payments)
    .find(({ state }) => state === 'requires_action');
  if (!waits) return;
  const body = { payment_id: waits.payment_id, approve };
  await call(walk.app, own.authenticate, { params: of(walk), body, as: walk.payer });
}

/** What the bank said before is said again, the newest first. */
async function sayAgain(walk: Walk) {
  const events = await sqlOf<{ id: string; ref: string }>(
    walk,
    `select object_ref as id, body ->> 'objectRef' as ref from test_bank where kind = 'event' order by created_at desc limit 5`,
  );
  for (const [index, { id, ref }] of events.entries()) {
    const told = { eventId: index % 2 ? id : `${id}-again`, objectRef: ref };
    await takeEvent(backgroundOf(walk), walk.company.companyId, 'test', told);
  }
}

/** How many periods a card has paid. */
const charged = async (walk: Walk) =>
  (
    await sqlOf(
      walk,
      `select 1 from billing_payments p join billings b on b.company_id = p.company_id and b.billing_id = p.billing_id
        where p.state = 'succeeded' and b.kind = 'period'`,
    )
  ).length;

const takenOf = (payments: readonly Payment[]) =>
  payments.filter(({ state }) => state === 'succeeded').map(({ amount }) => amount);

/** Whoever pays is charged for what was shown, billing by billing, or less; and nothing more comes after it. */
async function payShown(walk: Walk) {
  const { charges } = await current(walk);
  const query = { total: String(charges.total) };
  const answer = await call(walk.app, own.payDue, { params: of(walk), query, as: walk.payer });
  if (answer.status !== 200) return;
  const paid = takenOf(answer.data.payments);
  const shown = charges.charges.map(({ total }) => total);
  for (const amount of paid) expect(shown).toContain(amount);
  const before = await charged(walk);
  await runAt(walk, walk.app.clock.now + 20_000);
  if (paid.length) expect(await charged(walk)).toBe(before);
}

/**
 * What is shown is what is done, or refused: whoever confirms a change is charged for that, or for nothing where the card
 * says no.
 */
async function chooseShown(walk: Walk, plan: number) {
  const shown = await calculate(walk, plan);
  if (shown.status !== 200) {
    expect((await choose(walk, plan)).refusal.error).toBe(shown.refusal.error);
    return;
  }
  const { calculated_at, digest, charges } = shown.data;
  const { data } = await choose(walk, plan, { calculated_at, digest });
  expect(data.payment?.amount ?? 0).toBe(charges.total);
}

/** The seller ends the subscription at once, or puts it back in force. */
const stand = (walk: Walk, status: 'active' | 'inactive') =>
  call(walk.app, changeStoreSubscription, {
    ...asSeller(walk, walk.store.storeId),
    body: { status, reason: 'model' },
  });

/** Lets time pass in which nothing looks: at most one period is charged at once then, however long it was. */
async function wait(walk: Walk, minutes: number) {
  const before = await charged(walk);
  await runAt(walk, walk.app.clock.now + minutes * 60_000);
  expect((await charged(walk)) - before).toBeLessThan(2);
}

/** Does one step; what is refused does nothing. */
export async function take(walk: Walk, step: Step): Promise<void> {
  const { app } = walk;
  app.clock.now += 1000;
  switch (step.does) {
    case 'choose':
      return chooseShown(walk, walk.plans[step.plan] ?? 0);
    case 'card':
      return void (await addCard(walk, step.card));
    case 'answer':
      return answer(walk, step.approve);
    case 'refund':
      return refund(walk, step);
    case 'rate':
      return void (await sqlOf(walk, 'update billing_sellers set vat_rate = $1', [step.rate]));
    case 'wait':
      return wait(walk, step.minutes);
    case 'cancel': {
      const body = { cancelled: step.cancelled };
      return void (await call(app, own.cancel, { params: of(walk), body, as: walk.payer }));
    }
    case 'standing':
      return void (await stand(walk, step.status));
    case 'payTwice':
      return void (await Promise.all([payDue(walk), payDue(walk)]));
    case 'pay':
      return payShown(walk);
    case 'letGo':
      return say(walk, false);
    case 'byHand':
      return say(walk, true);
    case 'twice':
      return sayAgain(walk);
    case 'killed':
      // The attempt is written down, and nobody asks for its money.
      return void (await trySome(backgroundOf(walk), async () => undefined));
    case 'renewed':
      return renewAll(backgroundOf(walk));
  }
}

/** Lets what the bank has said be booked, and what is to be given back be asked for. */
export async function comeToRest(walk: Walk) {
  const background = backgroundOf(walk);
  await takeEvents(background);
  await sendRefunds(background);
  await takeEvents(background);
}
