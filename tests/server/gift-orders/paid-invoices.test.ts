import { beforeEach, expect, test } from 'vitest';
import { auditLog } from '../../../contract/audit/audit.ts';
import { orderStates } from '../../../contract/gift-orders/gift-orders.ts';
import {
  companyInvoices,
  payInvoice,
  suppliedInvoices,
} from '../../../contract/gift-orders/supplier-invoices.ts';
import { treeOf } from '../../../contract/permissions/permissions.ts';
import { call, testApp } from '../../support/app.ts';
import {
  addSupplied,
  addSupplying,
  invoice,
  moveAsSupplier,
  orderGift,
  type Supplying,
} from '../../support/areas/orders.ts';
import { addCompany, addMember } from '../../support/areas/people.ts';
import { addCustomer, addTill, send, type Till } from '../../support/areas/till.ts';

let till: Till;
let supplying: Supplying;
let id: number;

beforeEach(async () => {
  till = await addTill(await testApp());
  const customer = await addCustomer(till);
  await send(till, customer, 100);
  supplying = await addSupplying(till);
  const gift = await addSupplied(supplying);
  const { orderId } = await orderGift(till, customer, gift);
  for (const status of [orderStates.accepted, orderStates.shipped, orderStates.delivered])
    await moveAsSupplier(supplying, [orderId], status);
  id = (await invoice(supplying, gift)).data.invoice_id;
});

const at = () => ({ params: { storeId: till.company.companyId, id } });
const pay = (body?: object, as = supplying.admin) =>
  call(till.app, payInvoice, { ...at(), as, ...(body ? { body } : {}) });
const paidReports = async () => {
  const params = { id: supplying.supplier.storeId };
  const { data } = await call(till.app, suppliedInvoices.calls.list, {
    params,
    as: supplying.maker,
  });
  return data.supplier_invoices as { invoice_id: number }[];
};

test('an invoice that was uploaded is paid once the company says so, by whom and when', async () => {
  expect(await paidReports()).toEqual([]);
  till.app.clock.now = Date.parse('2026-05-04T10:00:00.000Z');
  const { data } = await pay();
  expect(data).toMatchObject({ paid_at: '2026-05-04T10:00:00.000Z', paid_by: expect.any(String) });
  expect(data.paid_by).not.toBe('');
  expect(await paidReports()).toMatchObject([{ invoice_id: id, paid_at: data.paid_at }]);
  till.app.clock.now += 60_000;
  expect((await pay({ paid: true })).data.paid_at).toBe(data.paid_at);
});

test('that it was paid is taken back, and both are in the audit log', async () => {
  await pay();
  expect((await pay({ paid: false })).data).toMatchObject({ paid_at: null, paid_by: '' });
  expect(await paidReports()).toEqual([]);
  const { data } = await call(till.app, auditLog.calls.list, {
    params: { storeId: till.company.companyId },
    query: { subject: 'supplier_invoices', action: 'update' },
    as: supplying.admin,
  });
  expect(data.audit_log).toMatchObject([
    { subject_id: String(id), user_id: supplying.admin.userId },
    { subject_id: String(id), user_id: supplying.admin.userId },
  ]);
});

test('only the company says so, and only with the right to redemptions', async () => {
  const reader = await addMember(till.app, till.company, treeOf(['redemptions.read']));
  expect((await pay({}, reader)).status).toBe(403);
  const other = await addCompany(till.app, 'Βήτα');
  const params = { storeId: other.companyId, id };
  const as = await addMember(till.app, other);
  expect((await call(till.app, payInvoice, { params, as })).status).toBe(404);
  const listed = await call(till.app, companyInvoices.calls.list, {
    params: { storeId: till.company.companyId },
    as: supplying.admin,
  });
  expect(listed.data.supplier_invoices).toMatchObject([{ invoice_id: id, paid_at: null }]);
});
