import { screen, waitFor, within } from '@testing-library/react';
import { HttpResponse } from 'msw';
import { afterEach, expect, test, vi } from 'vitest';
import { giftOrders, moveSuppliedOrders } from '../../../contract/gift-orders/gift-orders.ts';
import { uploadInvoice } from '../../../contract/gift-orders/supplier-invoices.ts';
import { pdf } from '../../../server/demo/pdf.ts';
import { call } from '../../support/app.ts';
import { accept, addGift, addVisit, claim } from '../../support/areas/claims.ts';
import { addMember, addStore } from '../../support/areas/people.ts';
import { addCustomer, send, type Till } from '../../support/areas/till.ts';
import { oneSent, open, press, sentTo, signedInTo, useBack } from '../../support/panel/panel.tsx';

const back = useBack();
const list = '/en/loyaltyPanel/redemptions/products';
afterEach(() => vi.restoreAllMocks());

/** A company signed in, with orders that a customer paid 100 points each for. */
async function openOrders(count: number, path = list, without: string[] = []) {
  const staff = await signedInTo('company', without);
  const app = back();
  const { company } = staff;
  const store = await addStore(app, company, 'store', { name: 'Πάτρα' });
  const supplier = await addStore(app, company, 'supplier', { name: 'Κεραμική' });
  const till: Till = { app, company, store, cashier: await addMember(app, store) };
  const gift = await addGift(till, 100, {
    title: 'Κούπα',
    supplier_store_id: supplier.storeId,
    cost: 6.2,
    cost_type: 'fixed',
  });
  const customer = await addCustomer(till);
  const orders: { id: number; claim: number }[] = [];
  for (let n = 0; n < count; n += 1) {
    await send(till, customer, 100);
    const { data } = await claim(till, customer, { gift_id: gift });
    const accepted = await accept(till, data.code);
    orders.push({ id: accepted.data.order_id ?? 0, claim: data.claim_id });
  }
  const person = await addMember(app, supplier);
  const asSupplier = { params: { id: supplier.storeId }, as: person };
  const { user } = await open(path.replace(':id', String(orders[0]?.id)));
  return { ...staff, till, supplier, gift, orders, asSupplier, user, customer };
}
type Opened = Awaited<ReturnType<typeof openOrders>>;

/** Chooses from the menu of the only row. */
async function act(user: Opened['user'], name: string) {
  await press(user, 'Actions');
  await user.click(await screen.findByRole('menuitem', { name }));
}

async function moveTo({ orders, asSupplier }: Opened, statuses: readonly number[]) {
  const order_ids = orders.map(({ id }) => id);
  for (const status of statuses)
    await call(back(), moveSuppliedOrders, { ...asSupplier, body: { order_ids, status } });
}

test('orders are narrowed by state and by supplier', async () => {
  const { user, supplier } = await openOrders(1);
  await screen.findByRole('link', { name: 'Κούπα' });
  await user.selectOptions(screen.getByLabelText('State'), 'Shipped');
  await screen.findByText(/No .*found|Nothing/i);
  await user.selectOptions(screen.getByLabelText('State'), 'Requested');
  await user.selectOptions(screen.getByLabelText('Supplier'), 'Κεραμική');
  await screen.findByRole('link', { name: 'Κούπα' });
  await waitFor(() =>
    expect(sentTo('GET', /gifts-to-suppliers$/).at(-1)?.query).toMatchObject({
      status: '1',
      store_supplier_id: String(supplier.storeId),
    }),
  );
});

test('a redemption is cancelled with its transaction, and its points are back (gift-redemption-cancel)', async () => {
  const { user, place, orders } = await openOrders(1, `${list}/:id`);
  await press(user, 'Cancel redemption');
  const dialog = await screen.findByRole('dialog');
  await user.type(within(dialog).getByLabelText('Reason'), 'A mistake');
  await user.click(within(dialog).getByRole('button', { name: 'Cancel redemption' }));
  const path = `/companies/${place.storeId}/gifts-to-suppliers/cancel-coupon-claim`;
  const { body, headers } = await oneSent('POST', path);
  expect(body).toEqual({ transaction_id: orders[0]?.claim, reason: 'A mistake' });
  expect(headers.get('Idempotency-Key')).toBeTruthy();
  await screen.findByText(/100 points went back to the customer\. Balance now: 100/);
  const timeline = await screen.findByRole('region', { name: 'What happened' });
  await within(timeline).findByText('A mistake');
  expect(screen.queryByRole('button', { name: 'Cancel redemption' })).toBeNull();
});

test('what was shipped meanwhile is not cancelled: the refusal says so (gift-redemption-cancel)', async () => {
  const opened = await openOrders(1, `${list}/:id`);
  await screen.findByRole('button', { name: 'Cancel redemption' });
  await moveTo(opened, [2, 4]);
  await press(opened.user, 'Cancel redemption');
  const dialog = await screen.findByRole('dialog');
  await opened.user.click(within(dialog).getByRole('button', { name: 'Cancel redemption' }));
  await within(dialog).findByText('This order has been shipped: it can only be returned.');
});

test('whoever may not cancel is not offered it (permission-check)', async () => {
  await openOrders(1, `${list}/:id`, ['redemptions.cancel']);
  await screen.findByRole('region', { name: 'What happened' });
  expect(screen.queryByRole('button', { name: /Cancel order/ })).toBeNull();
});

test('a cancellation whose answer was lost is sent again with the same key', async () => {
  const { user } = await openOrders(1, `${list}/:id`);
  back().answer = ({ method }) => (method === 'POST' ? HttpResponse.error() : undefined);
  await press(user, 'Cancel redemption');
  const dialog = await screen.findByRole('dialog');
  await user.click(within(dialog).getByRole('button', { name: 'Cancel redemption' }));
  await within(dialog).findByText(/The server did not answer/);
  back().answer = undefined;
  await user.click(within(dialog).getByRole('button', { name: 'Send it again' }));
  await screen.findByText(/100 points went back/);
  const keys = sentTo('POST', /cancel-coupon-claim$/).map((sent) =>
    sent.headers.get('Idempotency-Key'),
  );
  expect(new Set(keys).size).toBe(1);
  expect(keys).toHaveLength(2);
});

test('what the company may note of shipped orders it notes of several at once', async () => {
  const opened = await openOrders(2);
  await moveTo(opened, [2, 4]);
  await screen.findAllByRole('link', { name: 'Κούπα' });
  const { user } = await open(list).then((again) => ({ ...opened, ...again }));
  await screen.findAllByText('Shipped', { selector: '.MuiChip-label' });
  await user.click(screen.getByRole('checkbox', { name: 'Select all' }));
  await press(user, 'Mark as returned');
  const dialog = await screen.findByRole('dialog');
  await user.click(within(dialog).getByRole('button', { name: 'Mark as returned' }));
  await screen.findByText('2 orders moved to “Returned”');
  const params = { storeId: opened.place.storeId };
  const orders = await call(back(), giftOrders.calls.list, {
    params,
    query: {},
    as: opened.person,
  });
  expect(orders.data.gifts_to_suppliers).toMatchObject([{ status: 8 }, { status: 8 }]);
});

test('an invoice is marked as paid, and that is taken back', async () => {
  const opened = await openOrders(1);
  await moveTo(opened, [2, 4, 5]);
  const { asSupplier, gift } = opened;
  await call(back(), uploadInvoice, {
    ...asSupplier,
    params: { ...asSupplier.params, giftId: gift },
    query: { status: '6' },
    file: { field: 'invoice', name: 'x.pdf', type: 'application/pdf', bytes: pdf(['1']) },
  });
  const { user } = await open('/en/loyaltyPanel/redemptions/invoices');
  await act(user, 'Mark as paid');
  await screen.findByText('You have successfully marked invoice as paid');
  await act(user, 'Not paid after all');
  await screen.findByText('The invoice is marked as not paid');
  await user.click((await screen.findAllByRole('checkbox')).at(-1) as HTMLElement);
  await press(user, 'Mark as paid');
  const dialog = within(await screen.findByRole('dialog', { name: 'Mark as paid' }));
  await dialog.findByText('This applies to 1 record.');
  await user.click(dialog.getByRole('button', { name: 'Mark as paid' }));
  await screen.findByText('Done for 1 record');
});

test('an invoice shows its difference with its sign, and is saved under its name', async () => {
  const opened = await openOrders(1);
  await moveTo(opened, [2, 4, 5]);
  const { asSupplier, gift } = opened;
  await call(back(), uploadInvoice, {
    ...asSupplier,
    params: { ...asSupplier.params, giftId: gift },
    query: { status: '6', amount: '9.20', number: 'KA-1', confirm_difference: 'true' },
    file: { field: 'invoice', name: 'x.pdf', type: 'application/pdf', bytes: pdf(['1']) },
  });
  const saved: string[] = [];
  URL.createObjectURL = () => 'blob:invoice';
  vi.spyOn(HTMLAnchorElement.prototype, 'click').mockImplementation(function click(
    this: HTMLElement,
  ) {
    saved.push((this as HTMLAnchorElement).download);
  });
  const { user } = await open('/en/loyaltyPanel/redemptions/invoices');
  await screen.findByText('+€3.00');
  await act(user, 'Download the invoice');
  await waitFor(() => expect(saved).toEqual([expect.stringMatching(/^invoice-\d+\.pdf$/)]));
  const [request] = sentTo('GET', /\/file$/);
  expect(request?.headers.get('Authorization')).toBe(`Bearer ${opened.person.token}`);
});

test('a gift leads to its claims, and a coupon of a branch to its own', async () => {
  const { till, gift } = await openOrders(1, '/en/loyaltyPanel/catalog/gift-catalog');
  const { user } = await open('/en/loyaltyPanel/catalog/gift-catalog');
  await user.click(await screen.findByRole('link', { name: 'Claims' }));
  await screen.findByText('Redeemed', { selector: 'td *, td' });
  expect(sentTo('GET', /company-all-vouchers$/).at(-1)?.query).toMatchObject({
    gift_id: String(gift),
  });
  const coupon = await addVisit(till);
  const again = await open('/en/loyaltyPanel/store-coupons');
  await again.user.click(await screen.findByRole('link', { name: 'Claims' }));
  await waitFor(() =>
    expect(sentTo('GET', /company-all-vouchers$/).at(-1)?.query).toMatchObject({
      coupon_id: String(coupon),
    }),
  );
  // Nobody claimed it: react-admin's own words for a list that filters emptied.
  await screen.findByText(/using the current filters/);
});
