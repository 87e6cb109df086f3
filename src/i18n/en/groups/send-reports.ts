import { suppliedInvoices, suppliedOrders } from '../gift-orders/gift-orders.ts';
import { orders } from '../gift-orders/orders.ts';
import { sendReports } from '../gift-orders/send-reports.ts';

/** What a supplier sends, and what it was paid for. */
export const words = {
  orders,
  sendReports,
  resources: {
    'send-reports/pending': suppliedOrders,
    'send-reports/paid': suppliedInvoices,
  },
};
