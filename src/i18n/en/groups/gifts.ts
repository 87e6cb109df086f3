import { resourceWords } from '../../shape/entities.ts';
import { orders } from '../gift-orders/orders.ts';
import { sendReports } from '../gift-orders/send-reports.ts';

/** The gifts that a supplier delivers. */
export const words = {
  orders,
  sendReports,
  resources: resourceWords(import.meta.glob('../gifts/*.ts', { eager: true })),
};
