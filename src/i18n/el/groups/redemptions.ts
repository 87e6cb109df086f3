import { companyAllVouchers, vouchers } from '../claims.ts';
import { giftsToSuppliers, supplierInvoices } from '../gift-orders.ts';
import { orders } from '../orders.ts';

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
