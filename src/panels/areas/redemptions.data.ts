import { allVouchers, vouchers } from '../../../contract/coupons/claims.ts';
import { multipleCoupons } from '../../../contract/coupons/multiple-coupons.ts';
import { storeCoupons } from '../../../contract/coupons/store-coupons.ts';
import { giftOrders } from '../../../contract/gift-orders/gift-orders.ts';
import {
  companyInvoices,
  invoiceActions,
} from '../../../contract/gift-orders/supplier-invoices.ts';
import { outlineOf } from '../../dataProvider/outline.ts';

const multiples = outlineOf(multipleCoupons);

/** What the loyalty panel shows of redemptions and of coupons. */
export const outlines = {
  giftOrders: outlineOf(giftOrders),
  vouchers: outlineOf(vouchers),
  allVouchers: outlineOf(allVouchers),
  companyInvoices: outlineOf(companyInvoices, invoiceActions),
  // A campaign is created by a call of its own, whose right its list has to know.
  multipleCoupons: {
    ...multiples,
    permission: { ...multiples.permission, create: 'coupons.multiple.create' as const },
  },
  storeCoupons: outlineOf(storeCoupons),
};
