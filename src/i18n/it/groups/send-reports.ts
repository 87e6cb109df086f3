import { suppliedInvoices, suppliedOrders } from '../gift-orders.ts';
import { orders } from '../orders.ts';
import { sendReports } from '../send-reports.ts';

/** What a supplier sends, and what it was paid for. */
export const words = {
  orders,
  sendReports,
  resources: {
    'send-reports/pending': suppliedOrders,
    'send-reports/paid': suppliedInvoices,
  },
};
