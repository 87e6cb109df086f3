import { resourceWords } from '../../shape/entities.ts';
import { orders } from '../gift-orders/orders.ts';
import { sendReports } from '../gift-orders/send-reports.ts';

/** What a supplier sends, and what it was paid for. */
export const words = {
  orders,
  sendReports,
  resources: resourceWords(import.meta.glob('../gift-orders/*.ts', { eager: true })),
};
