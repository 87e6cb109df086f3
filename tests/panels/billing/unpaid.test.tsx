import { screen, within } from '@testing-library/react';
import { beforeEach, expect, test } from 'vitest';
import { ownStores } from '../../../contract/people/session.ts';
import { membershipsTable } from '../../../server/tables/people.ts';
import { loadUnpaid } from '../../../src/panels/unpaid.ts';
import { call } from '../../support/app.ts';
import {
  addCard,
  addPlan,
  choose,
  runAt,
  type Selling,
} from '../../support/areas/billing/selling.ts';
import { allBut } from '../../support/areas/people.ts';
import { addCustomer, send, type Till } from '../../support/areas/till.ts';
import { ownPage, pay, payingAt } from '../../support/panel/billing.ts';
import { isAt, open, press, useBack } from '../../support/panel/panel.tsx';

const back = useBack();
let selling: Selling;
const dayMs = 24 * 3_600_000;

// A store whose days of grace are over, with a billing that nobody paid.
beforeEach(async () => {
  localStorage.clear();
  selling = await payingAt(back());
  await choose(selling, await addPlan(selling, 29.9));
  await runAt(selling, back().clock.now + 15 * dayMs);
});

const links = async () =>
  within(await screen.findByRole('list', { name: 'Main menu' }))
    .getAllByRole('link')
    .map(({ textContent }) => textContent);

test.each(['', '/products', '/settings/profile'])(
  'code 301 leaves paying and returns: storePanel%s leads to the page that pays (company-load-301)',
  async (path) => {
    await open(`/en/storePanel${path}`);
    await isAt(ownPage('current'));
    await screen.findByText('This is to be paid before work can go on.');
    expect(await links()).toEqual(['Transactions', 'Subscription']);
  },
);

test('code 301 leaves the public key and the session of the payment with the panel (company-load-301)', async () => {
  const answers: { extra_data: { public_key: string; session_id: string } }[] = [];
  back().answer = async ({ path, headers }) => {
    const answer = await back().app.request(`/api${path}`, { headers });
    answers.push(await answer.clone().json());
    return answer;
  };
  const { data } = await call(back(), ownStores, { as: selling.payer });
  const [store] = data.stores.filter(({ store_id }) => store_id === selling.store.storeId);
  const unpaid = store && (await loadUnpaid(store));
  const [{ extra_data } = { extra_data: undefined }] = answers;
  expect(extra_data?.public_key).toBe('pk_test_pistos');
  expect(extra_data?.session_id).toMatch(/\S/);
  expect(unpaid).toEqual({
    publicKey: extra_data?.public_key,
    sessionId: extra_data?.session_id,
  });
});

test('its page says what can be done meanwhile, and offers no plan before what is owed is paid', async () => {
  await addCard(selling, 'works');
  const { user } = await open('/en/storePanel');
  const title = await screen.findByText('Until it is in force again you can:');
  const can = within(title.parentElement as HTMLElement).getAllByRole('listitem');
  expect(can.map(({ textContent }) => textContent)).toEqual([
    'pay, change how it is paid, and see every billing',
    'change your own account, and save lists as files',
    'redeem at the tills what customers have earned',
    'take returns, so that customers get back what they gave',
    expect.stringMatching(/^take receipts at the tills until /),
  ]);
  expect(screen.queryByText('Other plans')).toBeNull();
  await pay(user, 'Pay €29.90 now');
  await screen.findByText('Paid. Thank you!');
});

test('a receipt is still returned, so that its customer gets back what was given', async () => {
  const till: Till = { ...selling, cashier: selling.payer };
  const { data } = await send(till, await addCustomer(till), 10);
  const { user } = await open(`/en/storePanel/transactions/${data.transaction_id}`);
  await press(user, 'Return');
  const dialog = within(await screen.findByRole('dialog', { name: 'Return' }));
  await user.click(await dialog.findByRole('button', { name: 'Post the return' }));
  await screen.findByText('The return was posted');
});

test('once it is paid the panel is whole again (company-load-301)', async () => {
  await addCard(selling, 'works');
  const { user } = await open('/en/storePanel/products');
  await isAt(ownPage('current'));
  await pay(user, 'Pay €29.90 now');
  await screen.findByText('Paid. Thank you!');
  await screen.findByRole('link', { name: 'Transactions' });
  expect(await links()).toContain('Products');
});

test('who may not see billing is told so', async () => {
  await back()
    .database.db.update(membershipsTable)
    .set({ permissions: allBut('general_settings.billing_dashboard.read') });
  await open('/en/storePanel/products');
  await isAt('/en/forbidden');
});

test('who may see it and not pay is told whom to ask', async () => {
  await back()
    .database.db.update(membershipsTable)
    .set({ permissions: allBut('general_settings.billing_dashboard.update') });
  await open('/en/storePanel/products');
  await screen.findByText(/Ask an administrator/);
  expect(screen.queryByRole('button', { name: /^Pay/ })).toBeNull();
});
