import { screen, waitFor, within } from '@testing-library/react';
import { expect, test } from 'vitest';
import { giftOrders, moveOrders } from '../../../contract/gift-orders/gift-orders.ts';
import { companyInvoices, payInvoice } from '../../../contract/gift-orders/supplier-invoices.ts';
import { pdf } from '../../../server/demo/pdf.ts';
import { call } from '../../support/app.ts';
import { accept, addGift, claim } from '../../support/areas/claims.ts';
import { addMember, addStore } from '../../support/areas/people.ts';
import { addCustomer } from '../../support/areas/till.ts';
import {
  isAt,
  oneSent,
  open,
  press,
  sentTo,
  signedInTo,
  useBack,
} from '../../support/panel/panel.tsx';

const back = useBack();
const pending = '/en/supplierPanel/send-reports/pending';

/** A supplier signed in, with orders of a gift that costs 620 cents each. */
async function openOrders(count: number, path = pending, without: string[] = []) {
  const staff = await signedInTo('supplier', without);
  const { company, place } = staff;
  const app = back();
  const store = await addStore(app, company, 'store');
  const till = { app, company, store, cashier: await addMember(app, store) };
  const gift = await addGift(till, 0, {
    title: 'Κούπα',
    supplier_store_id: place.storeId,
    cost: 6.2,
    cost_type: 'fixed',
    printed_catalog_code: 'D100',
  });
  const ids: number[] = [];
  for (let n = 0; n < count; n += 1) {
    const { data } = await claim(till, await addCustomer(till), { gift_id: gift });
    ids.push((await accept(till, data.code)).data.order_id ?? 0);
  }
  const admin = await addMember(app, company);
  const asCompany = { params: { storeId: company.storeId }, as: admin };
  const open_ = () => open(path.replace(':id', String(ids[0])));
  return { ...staff, ids, gift, asCompany, open: open_ };
}

const { moveSuppliedOrders } = await import('../../../contract/gift-orders/gift-orders.ts');

async function moveTo(
  { person, place, ids }: Awaited<ReturnType<typeof openOrders>>,
  statuses: readonly number[],
) {
  const params = { id: place.storeId };
  for (const status of statuses)
    await call(back(), moveSuppliedOrders, {
      params,
      body: { order_ids: ids, status },
      as: person,
    });
}

const chosenFile = (bytes: Uint8Array | string, name = 'invoice.pdf') =>
  new File([bytes as BlobPart], name, { type: 'application/pdf' });
const aPdf = () => chosenFile(pdf(['Invoice 118']) as never);

test('the orders open at the first state in which something waits', async () => {
  const orders = await openOrders(2);
  await orders.open();
  await screen.findByRole('button', { name: 'Requested (2)', pressed: true });
  expect(await screen.findAllByRole('link', { name: 'Κούπα' })).toHaveLength(2);
  screen.getByText('Nothing is waiting to be invoiced.');
});

test('several chosen orders are moved together, once, with a key', async () => {
  const orders = await openOrders(2);
  const { user } = await orders.open();
  await screen.findAllByRole('link', { name: 'Κούπα' });
  await user.click(screen.getByRole('checkbox', { name: 'Select all' }));
  await press(user, 'Accept');
  const dialog = await screen.findByRole('dialog');
  within(dialog).getByText('2 orders become “Accepted”.');
  await user.type(within(dialog).getByLabelText('Note'), 'On Monday');
  await user.click(within(dialog).getByRole('button', { name: 'Accept' }));
  const { body, headers } = await oneSent('POST', `/suppliers/${orders.place.storeId}/orders/move`);
  expect(body).toEqual({
    order_ids: expect.arrayContaining(orders.ids),
    status: 2,
    note: 'On Monday',
  });
  expect(headers.get('Idempotency-Key')).toBeTruthy();
  await screen.findByText('2 orders moved to “Accepted”');
  await screen.findByRole('button', { name: 'Accepted (2)' });
});

test('orders with no next state in common are not moved together', async () => {
  const orders = await openOrders(2);
  await moveTo({ ...orders, ids: orders.ids.slice(0, 1) }, [2, 3, 4]);
  const { user } = await orders.open();
  await press(user, 'Clear filters');
  await waitFor(() => expect(screen.getAllByRole('link', { name: 'Κούπα' })).toHaveLength(2));
  await user.click(screen.getByRole('checkbox', { name: 'Select all' }));
  await screen.findByText('The chosen orders have no next state in common.');
  expect(screen.queryByRole('button', { name: 'Accept' })).toBeNull();
});

test('an order is opened, moved, and its timeline tells who did what and why', async () => {
  const orders = await openOrders(1, `${pending}/:id`);
  const { user } = await orders.open();
  await press(user, 'Accept');
  const dialog = await screen.findByRole('dialog');
  await user.type(within(dialog).getByLabelText('Note'), 'Fired tomorrow');
  await user.click(within(dialog).getByRole('button', { name: 'Accept' }));
  await screen.findByText('Fired tomorrow');
  const steps = within(screen.getByRole('region', { name: 'What happened' })).getAllByRole(
    'listitem',
  );
  expect(steps[1]).toHaveTextContent(/^Accepted/);
  expect(steps[1]).toHaveAttribute('aria-current', 'step');
  await screen.findByRole('button', { name: 'Start preparing' });
});

test('a refused move is told where it was asked and nothing changes', async () => {
  const orders = await openOrders(1, `${pending}/:id`);
  const { user } = await orders.open();
  await screen.findByRole('button', { name: 'Accept' });
  await call(back(), moveOrders, {
    ...orders.asCompany,
    body: { order_ids: orders.ids, status: 7 },
  });
  await press(user, 'Accept');
  const dialog = await screen.findByRole('dialog');
  await user.click(within(dialog).getByRole('button', { name: 'Accept' }));
  await within(dialog).findByText('This order is “Cancelled” and cannot change to “Accepted”.');
});

test('an invoice moves the delivered redemptions to 6 and tells the difference (supplier-invoice-status-6)', async () => {
  const orders = await openOrders(2);
  await moveTo(orders, [2, 4, 5]);
  const { user } = await orders.open();
  await press(user, 'Upload invoice: Κούπα');
  await user.upload(await screen.findByLabelText('Invoice (PDF)'), aPdf());
  await user.type(screen.getByLabelText('Invoice number'), 'KA-118');
  await user.type(screen.getByLabelText('Invoice amount'), '15.40');
  await user.click(screen.getByRole('button', { name: 'Upload invoice' }));
  const path = `/suppliers/${orders.place.storeId}/supplier-gifts/${orders.gift}/upload`;
  const { query } = await oneSent('POST', path);
  expect(query).toEqual({ status: '6', number: 'KA-118', amount: '15.4' });
  await screen.findByText(/asks for €15\.40 and €12\.40 were agreed: a difference of €3\.00/);
  await user.click(screen.getByRole('button', { name: 'Send all the same' }));
  const done = (await screen.findByText('The invoice was uploaded')).closest('[role=status]');
  expect(done).toHaveTextContent(
    'the invoice covers 2 redemptions. It asks for €3.00 more than the €12.40 agreed.',
  );
  await screen.findByText('Nothing is waiting to be invoiced.');
  const { data } = await call(back(), giftOrders.calls.list, { ...orders.asCompany, query: {} });
  expect(data.gifts_to_suppliers).toMatchObject([{ status: 6 }, { status: 6 }]);
});

test('a file that is no PDF is refused beside its field, and none is asked for at once', async () => {
  const orders = await openOrders(1);
  await moveTo(orders, [2, 4, 5]);
  const { user } = await orders.open();
  await press(user, 'Upload invoice: Κούπα');
  const dialog = await screen.findByRole('dialog');
  await user.click(within(dialog).getByRole('button', { name: 'Upload invoice' }));
  await within(dialog).findByText('This field is required.');
  expect(sentTo('POST', /upload$/)).toEqual([]);
  const file = within(dialog).getByLabelText('Invoice (PDF)');
  await user.upload(file, chosenFile('no pdf at all'));
  await user.click(within(dialog).getByRole('button', { name: 'Upload invoice' }));
  await within(dialog).findByText(/This file is not a PDF\./);
  expect(file).toHaveAttribute('aria-invalid', 'true');
});

test('what was invoiced is found under paid once it was, with its difference and its orders', async () => {
  const orders = await openOrders(1);
  await moveTo(orders, [2, 4, 5]);
  const { user, go } = await orders.open();
  await press(user, 'Upload invoice: Κούπα');
  await user.upload(await screen.findByLabelText('Invoice (PDF)'), aPdf());
  await user.type(screen.getByLabelText('Invoice amount'), '5');
  await user.click(screen.getByRole('button', { name: 'Upload invoice' }));
  await user.click(await screen.findByRole('button', { name: 'Send all the same' }));
  await screen.findByText('The invoice was uploaded');
  await go('/en/supplierPanel/send-reports/paid');
  await screen.findByText(/None of your invoices has been paid yet/);
  const { data } = await call(back(), companyInvoices.calls.list, {
    ...orders.asCompany,
    query: {},
  });
  const [{ invoice_id }] = data.supplier_invoices as [{ invoice_id: number }];
  const { params, as } = orders.asCompany;
  await call(back(), payInvoice, { params: { ...params, id: invoice_id }, as });
  await go(pending);
  await waitFor(() => expect(screen.queryByText(/None of your invoices/)).toBeNull());
  await go('/en/supplierPanel/send-reports/paid');
  await screen.findByText('-€1.20');
  await press(user, 'Actions');
  await user.click(await screen.findByRole('menuitem', { name: 'The orders it covers' }));
  await screen.findByRole('link', { name: 'Κούπα' });
  const filter = encodeURIComponent(JSON.stringify({ invoice_id }));
  await isAt(`${pending}?filter=${filter}`);
});

test('whoever may only read neither moves nor uploads (permission-check)', async () => {
  const orders = await openOrders(1, pending, ['supplier.send_reports.update']);
  await orders.open();
  await screen.findByRole('link', { name: 'Κούπα' });
  expect(screen.queryByRole('checkbox')).toBeNull();
  expect(screen.queryByRole('button', { name: /Upload/ })).toBeNull();
});

test('the gifts of a supplier tell what was redeemed of each, by state', async () => {
  const orders = await openOrders(2, '/en/supplierPanel/gifts');
  await orders.open();
  await screen.findByText('Requested: 2');
});
