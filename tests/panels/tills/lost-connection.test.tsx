import { screen, waitFor } from '@testing-library/react';
import { HttpResponse } from 'msw';
import { expect, test, vi } from 'vitest';
import { discountCoupons } from '../../../contract/coupons/coupons.ts';
import { createPairing, pair, unpair } from '../../../contract/tills/tills.ts';
import { tillKey } from '../../../contract/transactions/queued-receipts.ts';
import { transactionsTable } from '../../../server/tables/ledger.ts';
import { keepReceipt, queueOf } from '../../../src/custom/tills/state/queue.ts';
import { keepPairing } from '../../../src/custom/tills/state/till-session.ts';
import { call } from '../../support/app.ts';
import { pairTill } from '../../support/areas/pairing.ts';
import { addCustomer, addProduct, addTill, send } from '../../support/areas/till.ts';
import { open, press, signInAs, useBack } from '../../support/panel/panel.tsx';

const back = useBack();

test('what a receipt would leave out without a connection is named before it is kept', async () => {
  const till = await addTill(back(), { store: { points_payment: true } });
  const customer = await addCustomer(till);
  await send(till, customer, 100);
  const product = await addProduct(till, 0);
  await call(back(), discountCoupons.calls.create, {
    params: { storeId: till.store.storeId },
    body: { product_discount_id: product, discount_value: 1, discount_product_name: 'Φρέντο −1 €' },
    as: till.cashier,
  });
  await signInAs(till.cashier, till.store);
  const { user } = await open('/en/points-pos');
  await screen.findByLabelText(/Mobile, card, code or name/);
  await user.keyboard(`${customer.mobile}{Enter}`);
  await user.type(await screen.findByLabelText('Amount of the receipt'), '10');
  await press(user, /Φρέντο −1 €/);
  await press(user, /Yes|bought/i);
  await screen.findByText('€9.00');
  back().answer = async () => HttpResponse.error();
  window.dispatchEvent(new Event('offline'));
  await press(user, /Save on this device/);
  const question = await screen.findByText(/Φρέντο −1 €\. Take €10.00 without\?/);
  expect(queueOf(till.store.storeId)).toEqual([]);
  expect(question).toBeTruthy();
  await user.keyboard('{Escape}');
  expect(queueOf(till.store.storeId)).toEqual([]);
  await press(user, /Save on this device/);
  await screen.findByText(/without\?/);
  await user.keyboard('{Enter}');
  await waitFor(() => expect(queueOf(till.store.storeId)).toHaveLength(1));
  expect(queueOf(till.store.storeId)[0]?.queued.receipt).toMatchObject({ amount: 10 });
});

test('a device whose pairing was taken away says what it holds, shows it, and posts it once it is paired again', async () => {
  const till = await addTill(back());
  const customer = await addCustomer(till);
  const device = await pairTill(till);
  const storeId = till.store.storeId;
  const { data: key } = await call(back(), tillKey, { params: { storeId }, as: device });
  const occurred_at = new Date(back().clock.now).toISOString();
  const receipt = { code: customer.mobile, amount: 12.5, lines: [] };
  keepReceipt(storeId, key, { idempotency_key: 'kept-here-1', occurred_at, receipt }, '=Maria(1)');
  const params = { storeId, id: device.registerId };
  await call(back(), unpair, { params, as: till.cashier });
  keepPairing({ token: device.token, storeId, registerId: device.registerId });
  const { user } = await open('/en/points-pos');
  await screen.findByText(/This device still holds 1 receipt of/);
  await press(user, 'See them');
  await screen.findByText('€12.50');
  await screen.findByText('=Maria(1)');
  const files: Blob[] = [];
  const made = vi.spyOn(URL, 'createObjectURL').mockImplementation((file) => {
    files.push(file as Blob);
    return 'blob:receipts';
  });
  const saved = vi.spyOn(HTMLAnchorElement.prototype, 'click').mockReturnValue(undefined);
  await press(user, 'Export');
  expect(saved).toHaveBeenCalledTimes(1);
  expect(await files[0]?.text()).toContain(";'=Maria(1);12.5;");
  saved.mockRestore();
  made.mockRestore();
  await press(user, /^Close/);
  const { data: code } = await call(back(), createPairing, { params, body: {}, as: till.cashier });
  const { data: paired } = await call(back(), pair, { body: { code: code.code } });
  keepPairing({ token: paired.access_token, storeId, registerId: paired.cash_register_id });
  await waitFor(async () =>
    expect(await back().database.db.select().from(transactionsTable)).toHaveLength(1),
  );
  await waitFor(() => expect(queueOf(storeId)).toEqual([]));
});

test('a new customer whose mobile is known already is taken instead', async () => {
  const till = await addTill(back());
  const customer = await addCustomer(till);
  await signInAs(till.cashier, till.store);
  const { user } = await open('/en/points-pos');
  await screen.findByLabelText(/Mobile, card, code or name/);
  await user.keyboard('{F2}');
  await user.type(await screen.findByLabelText(/Mobile/), customer.mobile);
  await user.type(screen.getByLabelText(/First name/), 'Eleni');
  await press(user, 'Register');
  await screen.findByText(/This mobile is already a customer: Μαρία Κωστοπούλου/);
  await press(user, /^Take Μαρία/);
  await screen.findByLabelText('Amount of the receipt');
  await screen.findByText(/Μαρία Κωστοπούλου/);
});
