import { companyAllVouchers, vouchers } from '../coupons/claims.ts';
import { giftsToSuppliers, supplierInvoices } from '../gift-orders/gift-orders.ts';
import { orders } from '../gift-orders/orders.ts';

/** What customers redeemed, and what suppliers deliver and invoice of it. */
export const words = {
  orders,
  resources: {
    'redemptions/products': giftsToSuppliers,
    'redemptions/vouchers': vouchers,
    'redemptions/all': companyAllVouchers,
    'redemptions/invoices': supplierInvoices,
  },
};
