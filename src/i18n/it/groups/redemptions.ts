import { resourceWords } from '../../shape/entities.ts';
import { companyAllVouchers, vouchers } from '../coupons/claims.ts';
import { orders } from '../gift-orders/orders.ts';

/** What customers redeemed, and what suppliers deliver and invoice of it. */
export const words = {
  orders,
  resources: resourceWords(import.meta.glob('../gift-orders/*.ts', { eager: true }), {
    vouchers,
    companyAllVouchers,
  }),
};
