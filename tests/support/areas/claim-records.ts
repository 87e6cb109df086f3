import { allVouchers, claims, vouchers } from '../../../contract/coupons/claims.ts';
import { createMultiple, multipleCoupons } from '../../../contract/coupons/multiple-coupons.ts';
import { couponsOverview, storeCoupons } from '../../../contract/coupons/store-coupons.ts';
import { giftOrders, suppliedOrders } from '../../../contract/gift-orders/gift-orders.ts';
import {
  companyInvoices,
  suppliedInvoices,
} from '../../../contract/gift-orders/supplier-invoices.ts';
import { supplierInvoicesTable } from '../../../server/tables/gift-orders.ts';
import { call, type TestApp } from '../app.ts';
import { accept, addGift, addSupplier, addVisit, claim } from './claims.ts';
import { addMember, addStore, type Place } from './people.ts';
import { addCustomer, type Till } from './till.ts';

type Way = (within: TestApp, place: Place) => Promise<number>;

/** The till of a store; of a company, that of a new store of it. */
async function tillOf(app: TestApp, place: Place): Promise<Till> {
  const company = { companyId: place.companyId, storeId: place.companyId };
  const store = place.storeId === place.companyId ? await addStore(app, company, 'store') : place;
  return { app, company, store, cashier: await addMember(app, store) };
}

let serial = 0;
const newCode = () => {
  serial += 1;
  return `VISIT-${serial}`;
};

const addCoupon: Way = async (app, place) =>
  addVisit(await tillOf(app, place), { code: newCode() });

async function claimCoupon(till: Till) {
  const coupon_id = await addVisit(till, { code: newCode() });
  return (await claim(till, await addCustomer(till), { coupon_id })).data;
}

const addClaim: Way = async (app, place) => (await claimCoupon(await tillOf(app, place))).claim_id;

const addRedeemed: Way = async (app, place) => {
  const till = await tillOf(app, place);
  const { code } = await claimCoupon(till);
  return (await accept(till, code)).data.claim_id;
};

/** Orders a gift that costs no points from a supplier of the company. */
async function order(till: Till, supplier: Place) {
  const gift_id = await addGift(till, 0, { supplier_store_id: supplier.storeId });
  const { data } = await claim(till, await addCustomer(till), { gift_id });
  return (await accept(till, data.code)).data.order_id ?? 0;
}

const addOrder: Way = async (app, company) => {
  const till = await tillOf(app, company);
  return order(till, await addSupplier(till));
};

const addSuppliedOrder: Way = async (app, supplier) => {
  const { companyId } = supplier;
  return order(await tillOf(app, { companyId, storeId: companyId }), supplier);
};

async function insertInvoice(app: TestApp, supplier: Place) {
  const { companyId, storeId } = supplier;
  const company = { companyId, storeId: companyId };
  const gift_id = await addGift({ app, company }, 10, { supplier_store_id: storeId });
  const [row] = await app.database.db
    .insert(supplierInvoicesTable)
    .values({
      company_id: companyId,
      supplier_store_id: storeId,
      gift_id,
      title: 'Κούπα',
      redemptions: 3,
      cost: 18.6,
      created_at: new Date().toISOString(),
      file: '/files/invoice.pdf',
      user_id: 1,
      // A supplier sees those that were paid.
      paid_at: new Date().toISOString(),
      paid_by_id: 1,
    })
    .returning({ id: supplierInvoicesTable.invoice_id });
  return row?.id ?? 0;
}

const addMultiple: Way = async (app, { companyId, storeId }) => {
  const as = await addMember(app, { companyId, storeId });
  const body = { gift_title: 'Καφές', maximum: 3 };
  return (await call(app, createMultiple, { params: { storeId }, body, as })).data.coupon_id;
};

/** How the rows come about that nobody creates by a plain call of their entity. */
export const claimWays: Record<string, Way> = {
  [couponsOverview.name]: addCoupon,
  [storeCoupons.name]: addCoupon,
  [multipleCoupons.name]: addMultiple,
  [claims.name]: addClaim,
  [allVouchers.name]: addClaim,
  [vouchers.name]: addRedeemed,
  [giftOrders.name]: addOrder,
  [suppliedOrders.name]: addSuppliedOrder,
  [companyInvoices.name]: async (app, company) =>
    insertInvoice(app, await addStore(app, company, 'supplier')),
  [suppliedInvoices.name]: insertInvoice,
};
