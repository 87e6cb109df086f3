import { beforeEach, describe, expect, test } from 'vitest';
import {
  cancelRedemption,
  giftOrders,
  orderStates,
  readOrder,
  readSuppliedOrder,
  suppliedOrders,
} from '../../../contract/gift-orders/gift-orders.ts';
import {
  companyInvoiceFile,
  companyInvoices,
  suppliedInvoiceFile,
  supplierGifts,
} from '../../../contract/gift-orders/supplier-invoices.ts';
import { pdf } from '../../../server/demo/pdf.ts';
import { call, testApp } from '../../support/app.ts';
import { claim } from '../../support/areas/claims.ts';
import {
  addSupplied,
  addSupplying,
  download,
  invoice,
  moveAsCompany,
  moveAsSupplier,
  orderGift,
  type Supplying,
} from '../../support/areas/orders.ts';
import { png } from '../../support/areas/pictures.ts';
import {
  accountOf,
  addCustomer,
  addTill,
  expectSound,
  type Shopper,
  send,
  type Till,
} from '../../support/areas/till.ts';

const { requested, accepted, preparing, shipped, delivered, invoiced, cancelled, returned } =
  orderStates;

let till: Till;
let customer: Shopper;
let supplying: Supplying;
let gift: number;

beforeEach(async () => {
  till = await addTill(await testApp());
  customer = await addCustomer(till);
  await send(till, customer, 100);
  supplying = await addSupplying(till);
  gift = await addSupplied(supplying);
});

const order = () => orderGift(till, customer, gift);
const page = (id: number) =>
  call(till.app, readOrder, {
    params: { storeId: till.company.companyId, id },
    as: supplying.admin,
  });
const statusOf = async (id: number) => (await page(id)).data.order.status;
const cancel = (transaction_id: number, key?: string) =>
  call(till.app, cancelRedemption, {
    params: { storeId: till.company.companyId },
    body: { transaction_id, reason: 'Άλλαξε γνώμη' },
    as: supplying.admin,
    ...(key ? { key } : {}),
  });
const advance = async (id: number, ...states: number[]) => {
  for (const status of states)
    expect((await moveAsSupplier(supplying, [id], status)).status).toBe(200);
};
const deliver = (id: number) => advance(id, accepted, preparing, shipped, delivered);

describe('a redeemed gift of a supplier', () => {
  test('is ordered from it, and the company follows the order state by state', async () => {
    const { orderId, claimId } = await order();
    expect(await statusOf(orderId)).toBe(requested);
    await deliver(orderId);
    const { data } = await page(orderId);
    expect(data.order).toMatchObject({ transaction_id: claimId, points: 40, cost: 6.2 });
    expect(data.timeline.map(({ status }) => status)).toEqual([1, 2, 3, 4, 5]);
    expect(data.timeline.every(({ user }) => user === 'Άννα Γεωργίου')).toBe(true);
    expect(data.moves).toEqual([returned]);
    await expectSound(till);
  });

  test('costs what was agreed when it was ordered, whatever the gift costs later', async () => {
    const { orderId } = await order();
    await till.app.database.pool.query('update gifts set cost = 999');
    expect((await page(orderId)).data.order.cost).toBe(6.2);
  });

  test('is moved by the supplier along its way, never past a state or to invoiced', async () => {
    const { orderId } = await order();
    for (const status of [requested, preparing, delivered, invoiced, returned]) {
      const { status: code, refusal } = await moveAsSupplier(supplying, [orderId], status);
      expect([status, code, refusal.error]).toEqual([status, 409, 'order_not_movable']);
    }
    expect(await statusOf(orderId)).toBe(requested);
  });

  test('is cancelled by the company, or noted as come back, and not moved otherwise', async () => {
    const { orderId } = await order();
    for (const status of [accepted, preparing, shipped, delivered, invoiced])
      expect((await moveAsCompany(supplying, [orderId], status)).status).toBe(409);
    await advance(orderId, accepted, shipped);
    expect((await moveAsCompany(supplying, [orderId], cancelled)).status).toBe(409);
    expect((await moveAsCompany(supplying, [orderId], returned)).status).toBe(200);
  });

  test('is not there for another supplier', async () => {
    const { orderId } = await order();
    const other = await addSupplying(till);
    expect((await moveAsSupplier(other, [orderId], accepted)).status).toBe(404);
    const params = { id: other.supplier.storeId, orderId };
    const read = await call(till.app, readSuppliedOrder, { params, as: other.maker });
    expect(read.status).toBe(404);
    const listed = await call(till.app, suppliedOrders.calls.list, { params, as: other.maker });
    expect(listed.data.supplied_orders).toEqual([]);
    expect(await statusOf(orderId)).toBe(requested);
  });

  test('moves with the others named, or none of them does', async () => {
    const [first, second] = [await order(), await order()];
    await advance(first.orderId, accepted);
    const ids = [first.orderId, second.orderId];
    expect((await moveAsSupplier(supplying, ids, accepted)).status).toBe(409);
    expect((await moveAsSupplier(supplying, [second.orderId, 999_999], accepted)).status).toBe(404);
    expect(await statusOf(second.orderId)).toBe(requested);
    await advance(second.orderId, accepted);
    expect((await moveAsSupplier(supplying, ids, preparing)).data).toEqual({ moved: 2 });
  });

  test('moves once for a call that is sent twice with one key', async () => {
    const { orderId } = await order();
    const sent = () => moveAsSupplier(supplying, [orderId], accepted, 'move-key-1');
    const answers = await Promise.all([sent(), sent()]);
    expect(answers.map(({ data }) => data)).toEqual([{ moved: 1 }, { moved: 1 }]);
    expect((await sent()).data).toEqual({ moved: 1 });
    expect((await page(orderId)).data.timeline).toHaveLength(2);
    const other = await moveAsSupplier(supplying, [orderId], cancelled, 'move-key-1');
    expect(other.refusal.error).toBe('key_reused');
  });

  test('is found by the company by its state', async () => {
    const { orderId } = await order();
    const list = async (status: number) => {
      const params = { storeId: till.company.companyId };
      const sent = { params, query: { status }, as: supplying.admin };
      return (await call(till.app, giftOrders.calls.list, sent)).data.gifts_to_suppliers;
    };
    expect(await list(requested)).toMatchObject([{ order_id: orderId, title: 'Κούπα' }]);
    expect(await list(delivered)).toEqual([]);
  });
});

describe('a redemption that is cancelled by its transaction', () => {
  test('before it is shipped gives the points back to their lot (gift-redemption-cancel)', async () => {
    const { orderId, claimId } = await order();
    await advance(orderId, accepted);
    const { data } = await cancel(claimId);
    expect(data).toEqual({ transaction_id: claimId, points_returned: 40, balance_after: 100 });
    const { rows } = await till.app.database.pool.query('select points_left from lots');
    expect(rows).toEqual([{ points_left: 10_000 }]);
    expect(await statusOf(orderId)).toBe(cancelled);
    expect((await cancel(claimId)).refusal.error).toBe('voucher_cancelled');
    await expectSound(till);
  });

  test('after it was shipped is refused, and its points stay spent (gift-redemption-cancel)', async () => {
    const { orderId, claimId } = await order();
    await advance(orderId, accepted, shipped);
    const { status, refusal } = await cancel(claimId);
    expect([status, refusal.error]).toEqual([409, 'order_shipped']);
    expect((await accountOf(till, customer)).balance).toBe(60);
    await expectSound(till);
  });

  test('gives them back once to a call that is sent twice with one key', async () => {
    const { claimId } = await order();
    const first = await cancel(claimId, 'cancel-key-1');
    expect((await cancel(claimId, 'cancel-key-1')).data).toEqual(first.data);
    expect((await accountOf(till, customer)).balance).toBe(100);
    await expectSound(till);
  });

  test('by its order, of the supplier, gives them back as well', async () => {
    const { orderId } = await order();
    await advance(orderId, cancelled);
    expect((await accountOf(till, customer)).balance).toBe(100);
    await expectSound(till);
  });

  test('of a gift of the store, which nobody delivers, gives them back', async () => {
    await till.app.database.pool.query('update gifts set gift_type_id = 2');
    const { claimId, orderId } = await order();
    expect(orderId).toBe(0);
    expect((await cancel(claimId)).data.balance_after).toBe(100);
    await expectSound(till);
  });
});

describe('the invoice of a supplier', () => {
  const reports = async () => {
    const sent = { params: { id: supplying.supplier.storeId }, as: supplying.maker };
    return (await call(till.app, supplierGifts, sent)).data.supplier_gifts;
  };

  test('moves the delivered redemptions of its gift to status 6 (supplier-invoice-status-6)', async () => {
    const ids = [await order(), await order()].map(({ orderId }) => orderId);
    for (const id of ids) await deliver(id);
    expect(await reports()).toMatchObject([{ status: delivered, redemptions: 2, cost: 12.4 }]);
    const query = { amount: '14.00', number: 'ΤΔΑ-118', confirm_difference: 'true' as const };
    const { data } = await invoice(supplying, gift, { query });
    expect(data).toMatchObject({ redemptions: 2, cost: 12.4, amount: 14, difference: 1.6 });
    const { invoice_id } = data;
    expect(await reports()).toMatchObject([{ status: invoiced, redemptions: 2, invoice_id }]);
    const { data: shown } = await page(ids[0] ?? 0);
    expect(shown.order).toMatchObject({ status: invoiced, invoice_id });
    expect(shown.invoice).toMatchObject({ invoice_id, number: 'ΤΔΑ-118' });
    expect(shown.timeline.at(-1)).toMatchObject({ status: invoiced, note: 'ΤΔΑ-118' });
  });

  test('that asks for something else than was agreed is sent only by whoever knows', async () => {
    await deliver((await order()).orderId);
    const { status, refusal } = await invoice(supplying, gift, { query: { amount: '7.2' } });
    expect([status, Object.keys(refusal.errors ?? {})]).toEqual([422, ['amount']]);
    expect(refusal.message).toBe(
      'The invoice asks for €7.20 and €6.20 were agreed: a difference of €1.00. Send it all the same?',
    );
    expect(await reports()).toMatchObject([{ status: delivered, redemptions: 1 }]);
    const agreed = await invoice(supplying, gift, { query: { amount: '6.2' } });
    expect(agreed.data.difference).toBe(0);
  });

  test('has a number that the supplier has not used, however it is written', async () => {
    const send = async (number: string) => {
      await deliver((await order()).orderId);
      return invoice(supplying, gift, { query: { number } });
    };
    expect((await send('ΤΔΑ-9')).status).toBe(200);
    const { status, refusal } = await send('τδα-9');
    expect([status, refusal.error, Object.keys(refusal.errors ?? {})]).toEqual([
      409,
      'invoice_number_used',
      ['number'],
    ]);
  });

  test('and all that happens to its orders is told to the supplier’s and the company’s panels', async () => {
    const { published } = till.app;
    const textsOf = async (doing: () => Promise<unknown>) => {
      published.splice(0);
      await doing();
      await expect
        .poll(() => published.map(([place, event]) => [place.storeId, event]))
        .toEqual(
          expect.arrayContaining([
            [till.company.storeId, 'gift-order'],
            [supplying.supplier.storeId, 'gift-order'],
          ]),
        );
    };
    let orderId = 0;
    await textsOf(async () => {
      ({ orderId } = await order());
    });
    await textsOf(() => deliver(orderId));
    await textsOf(() => invoice(supplying, gift, {}));
    const { data } = await claim(till, customer, { gift_id: gift });
    await textsOf(() => send(till, customer, 10, { vouchers: [{ code: data.code }] }));
  });

  test('is listed to both with its difference, and is a file for both, as it was uploaded', async () => {
    await deliver((await order()).orderId);
    const bytes = pdf(['Invoice 7']);
    const { data } = await invoice(supplying, gift, {
      bytes,
      query: { amount: '6', confirm_difference: 'true' },
    });
    const [company, supplier] = [till.company.companyId, supplying.supplier.storeId];
    const listed = await call(till.app, companyInvoices.calls.list, {
      params: { storeId: company },
      as: supplying.admin,
    });
    expect(listed.data.supplier_invoices).toMatchObject([{ amount: 6, difference: -0.2 }]);
    const id = data.invoice_id;
    const at = { storeId: company, id };
    const forCompany = await download(till.app, companyInvoiceFile, at, supplying.admin);
    expect([forCompany.status, forCompany.bytes]).toEqual([200, bytes]);
    expect(forCompany.headers.get('content-type')).toBe('application/pdf');
    expect(forCompany.headers.get('content-disposition')).toContain('attachment');
    const theirPlace = { id: supplier, invoiceId: id };
    const forSupplier = await download(till.app, suppliedInvoiceFile, theirPlace, supplying.maker);
    expect(forSupplier.bytes).toEqual(bytes);
  });

  test('is no file for another supplier, nor for anybody without signing in', async () => {
    await deliver((await order()).orderId);
    const { data } = await invoice(supplying, gift);
    const other = await addSupplying(till);
    const place = { id: other.supplier.storeId, invoiceId: data.invoice_id };
    expect((await download(till.app, suppliedInvoiceFile, place, other.maker)).status).toBe(404);
    for (const path of till.app.files.stored.keys())
      expect((await till.app.app.request(path.replace('.webp', '.pdf'))).status).toBe(404);
  });

  test('that is no whole PDF is refused, and nothing of it is kept', async () => {
    const { orderId } = await order();
    await deliver(orderId);
    const whole = pdf(['Invoice 118']);
    const wrong = {
      text: new TextEncoder().encode('Invoice 118: 6.20'),
      'a picture by another name': await png(),
      'half of one': whole.slice(0, whole.length / 2),
      'nothing but its head': new TextEncoder().encode('%PDF-1.4\n'),
      nothing: new Uint8Array(),
    };
    for (const [name, bytes] of Object.entries(wrong)) {
      const { status, refusal } = await invoice(supplying, gift, { bytes });
      expect([name, status, refusal.error]).toEqual([name, 422, 'not_a_pdf']);
    }
    expect(till.app.files.stored.size).toBe(0);
    expect(await statusOf(orderId)).toBe(delivered);
  });

  test('of a gift of which nothing is delivered is refused, and its file is not kept', async () => {
    await order();
    const { status, refusal } = await invoice(supplying, gift);
    expect([status, refusal.error]).toEqual([422, 'nothing_to_invoice']);
    expect(till.app.files.stored.size).toBe(0);
  });

  test('covers each redemption once, also of two uploads at once', async () => {
    await deliver((await order()).orderId);
    const sent = await Promise.all([invoice(supplying, gift), invoice(supplying, gift)]);
    expect(sent.map(({ status }) => status).sort()).toEqual([200, 422]);
    expect(till.app.files.stored.size).toBe(1);
  });
});
