import { screen, waitFor, within } from '@testing-library/react';
import { beforeEach, describe, expect, test } from 'vitest';
import { changeStoreSubscription } from '../../../contract/billing/subscriptions.ts';
import { defaultTrees } from '../../../contract/permissions/default-trees.ts';
import { call } from '../../support/app.ts';
import {
  addCard,
  addPlan,
  choose,
  current,
  of,
  own,
  payDue,
  type Selling,
} from '../../support/areas/billing/selling.ts';
import { ownPage, pay, payingAt } from '../../support/panel/billing.ts';
import {
  field,
  fill,
  isAt,
  oneSent,
  open,
  press,
  sentTo,
  useBack,
} from '../../support/panel/panel.tsx';

const back = useBack();
let selling: Selling;
beforeEach(async () => {
  localStorage.clear();
  selling = await payingAt(back());
});

const page = ownPage('current');
type User = Awaited<ReturnType<typeof open>>['user'];

/** Types the number of a test card and keeps the card. */
async function typeCard(user: User, number: string) {
  await user.type(await screen.findByRole('textbox', { name: /Card number/ }), number);
  await press(user, 'Keep the card');
}

describe('a store that takes a plan', () => {
  test('sees what it costs, pays by card and comes back (flow-payment-result)', async () => {
    await addPlan(selling, 29.9);
    const { user } = await open(page);
    await screen.findByText(/no real money moves/);
    await press(user, 'Choose Basic');
    const dialog = await screen.findByRole('dialog', { name: 'Change to Basic' });
    await within(dialog).findByText(/To be paid now: €29\.90/);
    expect(sentTo('PUT', /change-plan$/)).toEqual([]);
    await user.click(within(dialog).getByRole('button', { name: 'Confirm the change' }));
    await pay(user, 'Pay €29.90 now');
    await typeCard(user, '4242 4242 4242 4242');
    await screen.findByText('Paid. Thank you!');
    expect(location.pathname).toBe('/en/loyaltyPanel/payment/success');
    await isAt(page);
    await screen.findByText('Active');
    expect((await current(selling)).amount_due).toBe(0);
  });

  test('calls the stores path, and no number of a card leaves the page (billing-path-by-panel)', async () => {
    await choose(selling, await addPlan(selling, 29.9));
    const { user } = await open(ownPage('payment-methods'));
    await press(user, 'Add a card');
    await typeCard(user, '4242424242424242');
    await screen.findByText('VISA •••• 4242');
    const { storeId } = selling.store;
    const billing = back().sent.filter(({ path }) => path.includes('billing-dashboard'));
    expect(billing.every(({ path }) => path.startsWith(`/stores/${storeId}/`))).toBe(true);
    expect(JSON.stringify(back().sent.map(({ body }) => body))).not.toContain('4242');
  });

  test('is told that a number is none of a test card, and sends nothing', async () => {
    await choose(selling, await addPlan(selling, 29.9));
    const { user } = await open(ownPage('payment-methods'));
    await press(user, 'Add a card');
    await typeCard(user, '5555 5555 5555 4444');
    await screen.findByText('That is not the number of a test card.');
    const path = /stripe\/payment-methods$/;
    expect(sentTo('POST', path).map(({ body }) => body)).toEqual([{}]);
  });
});

describe('a card', () => {
  beforeEach(async () => {
    await choose(selling, await addPlan(selling, 29.9));
  });

  test('whose bank asks is paid once its owner approves', async () => {
    await addCard(selling, 'authenticates');
    const { user } = await open(page);
    await pay(user, 'Pay €29.90 now');
    const bank = await screen.findByRole('dialog', { name: 'Your bank asks' });
    within(bank).getByText('Do you approve a payment of €29.90?');
    await user.click(within(bank).getByRole('button', { name: 'Approve' }));
    await screen.findByText('Paid. Thank you!');
    await isAt(page);
    expect((await current(selling)).status).toBe('active');
  });

  test('whose bank gets no answer waits, and nothing is charged', async () => {
    await addCard(selling, 'authenticates');
    const { user } = await open(page);
    await pay(user, 'Pay €29.90 now');
    await press(user, 'Later');
    await screen.findByText(/waits for your answer to the bank/);
    expect((await current(selling)).amount_due).toBe(29.9);
  });

  test('that is declined leads to the reason and back (flow-payment-result)', async () => {
    await addCard(selling, 'declined');
    const { user } = await open(page);
    await pay(user, 'Pay €29.90 now');
    await screen.findByText('The bank declined the card. Nothing was charged.');
    expect(location.pathname).toBe('/en/loyaltyPanel/payment/error');
    await user.click(screen.getByRole('link', { name: 'Back to the payment' }));
    await isAt(page);
    await screen.findByText('Payment failed');
  });

  test('can be added, charged in place of another and removed (billing-payment-method-transitions)', async () => {
    await addCard(selling, 'declined');
    await addCard(selling, 'works');
    const { user } = await open(ownPage('payment-methods'));
    await press(user, 'Charge VISA •••• 9995');
    await screen.findByText('This card will be charged from now on');
    await press(user, 'Remove VISA •••• 4242');
    const dialog = await screen.findByRole('dialog', { name: 'Remove VISA •••• 4242' });
    await user.click(within(dialog).getByRole('button', { name: 'Remove' }));
    await waitFor(() => expect(screen.queryByText('VISA •••• 4242')).toBeNull());
    await screen.findByText('Is charged');
  });
});

test('a cheaper plan begins at the end of the period, and what is lost is named first', async () => {
  const { coupons: _, ...cheaper } = defaultTrees.store;
  await choose(selling, await addPlan(selling, 29.9));
  await addCard(selling, 'works');
  await payDue(selling);
  await addPlan(selling, 9, { plan_name: { en: 'Small' }, permissions: cheaper });
  const { user } = await open(page);
  await press(user, 'Choose Small');
  const dialog = await screen.findByRole('dialog', { name: 'Change to Small' });
  await within(dialog).findByText(/Nothing is to be paid now/);
  await within(dialog).findByText('These rights are lost with the change:');
  expect(within(dialog).getAllByText(/^Coupons/).length).toBeGreaterThan(0);
  await user.click(within(dialog).getByRole('button', { name: 'Confirm the change' }));
  await screen.findByText('From the next period');
  expect((await current(selling)).next_plan?.plan_price).toBe(9);
});

test('choosing a plan says first that it withdraws a cancellation, or uses up what was paid', async () => {
  await choose(selling, await addPlan(selling, 29.9));
  await addCard(selling, 'works');
  await payDue(selling);
  await addPlan(selling, 9, { plan_name: { en: 'Small' } });
  const params = of(selling);
  await call(selling.app, own.cancel, { params, body: { cancelled: true }, as: selling.payer });
  const { user } = await open(page);
  await press(user, 'Choose Small');
  const dialog = await screen.findByRole('dialog', { name: 'Change to Small' });
  await within(dialog).findByText(/Confirming withdraws the cancellation/);
  await call(selling.app, changeStoreSubscription, {
    params: { storeId: selling.company.companyId, id: selling.store.storeId },
    body: { status: 'inactive', reason: 'by hand' },
    as: selling.seller,
  });
  const { user: later } = await open(page);
  await press(later, 'Choose Basic');
  const again = await screen.findByRole('dialog', { name: 'Change to Basic' });
  await within(again).findByText(/What was paid for and not used counts/);
  await later.click(within(again).getByRole('button', { name: 'Confirm the change' }));
  await screen.findByText('You have successfully changed the plan');
  expect(await current(selling)).toMatchObject({ status: 'active', amount_due: 0 });
});

test('code 301 on the history brings the ways to pay (payment-methods-301)', async () => {
  await choose(selling, await addPlan(selling, 29.9));
  const { user } = await open(ownPage('payment-history'));
  await screen.findByText(/there is no card to pay it with\. Ways to pay: Card\./);
  await press(user, 'Details of billing 1');
  await screen.findByRole('table', { name: 'Billing 1' });
  await screen.findByRole('button', { name: 'Document (PDF)' });
  await addCard(selling, 'works');
  await payDue(selling);
  await open(ownPage('payment-history'));
  await screen.findByText('Paid');
  expect(screen.queryByText(/there is no card/)).toBeNull();
});

test('as many addresses are written to as the server says (max-billing-emails)', async () => {
  const { user } = await open(ownPage('email-notifications'));
  await user.click(await screen.findByRole('link', { name: 'Create' }));
  await fill(user, 'email', 'one@pistos.example');
  await press(user, 'Save');
  await screen.findByText(/4 of 5 can still be added/);
  await screen.findByText('Waits for confirmation');
  await oneSent('POST', /email-notifications$/);
  back().answer = ({ method, path }) =>
    method === 'GET' && path.endsWith('/email-notifications')
      ? Response.json({
          data: {
            email_notifications: [
              {
                store_subscription_email_notification_id: 1,
                email: 'a@b.example',
                confirmed: true,
              },
            ],
            max_emails: 1,
            pagination: { total: 1 },
          },
        })
      : undefined;
  await open(ownPage('email-notifications'));
  await screen.findByText('Confirmed');
  expect(screen.queryByRole('link', { name: 'Create' })).toBeNull();
});

test('an address is removed after a question that names it', async () => {
  await call(back(), own.addEmail, {
    params: of(selling),
    body: { email: 'one@pistos.example' },
    as: selling.payer,
  });
  const { user } = await open(ownPage('email-notifications'));
  await press(user, 'Delete');
  const dialog = await screen.findByRole('dialog', { name: /one@pistos\.example/ });
  await user.click(await within(dialog).findByRole('button', { name: 'Confirm' }));
  await screen.findByText('You have successfully removed the address');
  await oneSent('DELETE', /email-notifications\/\d+$/);
  await screen.findByText('Nobody is written to yet.');
});

test('an address that is none is said at its field', async () => {
  const { user } = await open(ownPage('email-notifications/create'));
  await fill(user, 'email', 'nobody');
  await press(user, 'Save');
  await waitFor(async () => expect(await field('email')).toHaveAttribute('aria-invalid', 'true'));
  expect(sentTo('POST', /email-notifications$/)).toEqual([]);
});

test('a subscription is cancelled after a question, works until its end, and is kept again', async () => {
  await choose(selling, await addPlan(selling, 29.9));
  const { user } = await open(page);
  await press(user, 'Cancel the subscription');
  const dialog = await screen.findByRole('dialog', { name: 'Cancel the subscription?' });
  await within(dialog).findByText(/^It stays in force until \d/);
  await within(dialog).findByText('What is owed already still is to be paid.');
  expect(sentTo('PUT', /cancellation$/)).toEqual([]);
  await user.click(within(dialog).getByRole('button', { name: 'Cancel the subscription' }));
  await screen.findByText('The subscription was cancelled and stays in force until it ends');
  expect((await current(selling)).status).toBe('cancelled');
  await press(user, 'Keep the subscription');
  await screen.findByText('The subscription goes on');
  expect((await current(selling)).status).toBe('incomplete');
});
