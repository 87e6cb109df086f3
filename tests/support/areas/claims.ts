import { createClaim } from '../../../contract/coupons/claims.ts';
import { goalCoupons, visitCoupons, voucherCoupons } from '../../../contract/coupons/coupons.ts';
import { acceptVoucher, rejectVoucher } from '../../../contract/coupons/redemption.ts';
import { giftTypeIds } from '../../../contract/gifts/gifts.ts';
import { giftsTable } from '../../../server/tables/gifts.ts';
import { call } from '../app.ts';
import { addStore } from './people.ts';
import type { Shopper, Till } from './till.ts';

type Own = Record<string, unknown>;

/** A gift of the catalogue that stores hand over; with a supplier, one that is ordered. */
export async function addGift(
  { app, company }: Pick<Till, 'app' | 'company'>,
  points: number,
  own: Partial<typeof giftsTable.$inferInsert> = {},
) {
  const [row] = await app.database.db
    .insert(giftsTable)
    .values({
      company_id: company.companyId,
      title: 'Κούπα',
      points,
      gift_type_id: own.supplier_store_id ? giftTypeIds.supplier : giftTypeIds.store,
      ...own,
    })
    .returning({ id: giftsTable.gift_id });
  return row?.id ?? 0;
}

/** A supplier of the company. */
export const addSupplier = (till: Pick<Till, 'app' | 'company'>) =>
  addStore(till.app, till.company, 'supplier');

const made = async (till: Till, endpoint: typeof voucherCoupons.calls.create, body: Own) => {
  const { app, store, cashier } = till;
  const params = { storeId: store.storeId };
  const { data } = await call(app, endpoint, { params, body, as: cashier });
  return data.coupon_id;
};

export const addVoucher = (till: Till, own: Own = {}) =>
  made(till, voucherCoupons.calls.create, { code: 'SUMMER24', gift_title: 'Καφές', ...own });
export const addVisit = (till: Till, own: Own = {}) =>
  made(till, visitCoupons.calls.create as never, { code: 'WELCOME', gift_title: 'Νερό', ...own });
export const addGoal = (till: Till, own: Own = {}) =>
  made(till, goalCoupons.calls.create as never, {
    goal_sequence: 3,
    gift_title: 'Δωρεάν καφές',
    ...own,
  });

/** Claims at the till; answers the whole reply. */
export const claim = (
  { app, store, cashier }: Till,
  customer: Shopper,
  what: { gift_id?: number; coupon_id?: number },
  key?: string,
) =>
  call(app, createClaim, {
    params: { storeId: store.storeId },
    body: { user_account_id: customer.id, ...what },
    as: cashier,
    ...(key ? { key } : {}),
  });

const settling =
  (endpoint: typeof acceptVoucher | typeof rejectVoucher) =>
  ({ app, store, cashier }: Till, voucher: string, customer?: Shopper, key?: string) =>
    call(app, endpoint as typeof acceptVoucher, {
      params: { storeId: store.storeId },
      body: { voucher, ...(customer ? { user_account_id: customer.id } : {}) },
      as: cashier,
      ...(key ? { key } : {}),
    });

export const accept = settling(acceptVoucher);
export const reject = settling(rejectVoucher);
