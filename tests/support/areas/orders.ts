import type { Endpoint } from '../../../contract/engine/endpoint.ts';
import { fillPath } from '../../../contract/engine/endpoint.ts';
import { moveOrders, moveSuppliedOrders } from '../../../contract/gift-orders/gift-orders.ts';
import { invoicedStatus, uploadInvoice } from '../../../contract/gift-orders/supplier-invoices.ts';
import { pdf } from '../../../server/demo/pdf.ts';
import { call, type TestApp } from '../app.ts';
import { accept, addGift, addSupplier, claim } from './claims.ts';
import { addMember, type Person, type Place } from './people.ts';
import type { Shopper, Till } from './till.ts';

/** A supplier of a programme with somebody who acts for it, and the company's own. */
export interface Supplying {
  till: Till;
  supplier: Place;
  /** Who acts for the supplier, and who for the company. */
  maker: Person;
  admin: Person;
}

export async function addSupplying(till: Till): Promise<Supplying> {
  const supplier = await addSupplier(till);
  const maker = await addMember(till.app, supplier);
  return { till, supplier, maker, admin: await addMember(till.app, till.company) };
}

/** A gift of that supplier: 40 points, of which the supplier is owed 6.20 each. */
export const addSupplied = ({ till, supplier }: Supplying, points = 40) =>
  addGift(till, points, { supplier_store_id: supplier.storeId, cost: 6.2, cost_type: 'fixed' });

/** A customer claims and redeems a gift; answers the order and the claim it is for. */
export async function orderGift(till: Till, customer: Shopper, gift_id: number) {
  const { data } = await claim(till, customer, { gift_id });
  const done = await accept(till, data.code);
  return { orderId: done.data.order_id ?? 0, claimId: data.claim_id };
}

export const moveAsSupplier = (
  { till, supplier, maker }: Supplying,
  order_ids: number[],
  status: number,
  key?: string,
) =>
  call(till.app, moveSuppliedOrders, {
    params: { id: supplier.storeId },
    body: { order_ids, status },
    as: maker,
    ...(key ? { key } : {}),
  });

export const moveAsCompany = (
  { till, admin }: Supplying,
  order_ids: number[],
  status: number,
  key?: string,
) =>
  call(till.app, moveOrders, {
    params: { storeId: till.company.companyId },
    body: { order_ids, status },
    as: admin,
    ...(key ? { key } : {}),
  });

/** Uploads the invoice of a gift's delivered redemptions. */
export const invoice = (
  { till, supplier, maker }: Supplying,
  giftId: number,
  own: { bytes?: Uint8Array; type?: string; query?: Record<string, string> } = {},
) => {
  const { bytes = pdf(['Invoice 118']), type = 'application/pdf', query } = own;
  return call(till.app, uploadInvoice, {
    params: { id: supplier.storeId, giftId },
    query: { status: String(invoicedStatus), ...query },
    file: { field: 'invoice', name: 'invoice.pdf', type, bytes },
    as: maker,
  });
};

/** A file that a call answers, and how it is to be treated. */
export async function download(
  { app }: Pick<TestApp, 'app'>,
  endpoint: Endpoint,
  params: Record<string, number>,
  { token }: Person,
  query: Record<string, string> = {},
) {
  const asked = new URLSearchParams(query);
  const answer = await app.request(`/api${fillPath(endpoint.path, params)}?${asked}`, {
    headers: { authorization: `Bearer ${token}` },
  });
  const bytes = new Uint8Array(await answer.arrayBuffer());
  return { status: answer.status, headers: answer.headers, bytes };
}
