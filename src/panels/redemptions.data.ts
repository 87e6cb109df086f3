import { allVouchers, vouchers } from '../../contract/claims.ts';
import { giftOrders } from '../../contract/gift-orders.ts';
import { multipleCoupons } from '../../contract/multiple-coupons.ts';
import { storeCoupons } from '../../contract/store-coupons.ts';
import { companyInvoices } from '../../contract/supplier-invoices.ts';
import { outlineOf } from '../resources/outline.ts';

const multiples = outlineOf(multipleCoupons);

/** What the loyalty panel shows of redemptions and of coupons. */
export const outlines = {
  giftOrders: outlineOf(giftOrders),
  vouchers: outlineOf(vouchers),
  allVouchers: outlineOf(allVouchers),
  companyInvoices: outlineOf(companyInvoices),
  // A campaign is created by a call of its own, whose right its list has to know.
  multipleCoupons: {
    ...multiples,
    permission: { ...multiples.permission, create: 'coupons.multiple.create' as const },
  },
  storeCoupons: outlineOf(storeCoupons),
};
