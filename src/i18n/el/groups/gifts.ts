import { orders } from '../gift-orders/orders.ts';
import { sendReports } from '../gift-orders/send-reports.ts';
import { suppliedGifts } from '../gifts/supplied-gifts.ts';

/** The gifts that a supplier delivers. */
export const words = {
  orders,
  sendReports,
  resources: { gifts: suppliedGifts },
};
