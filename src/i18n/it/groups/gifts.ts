import { orders } from '../orders.ts';
import { sendReports } from '../send-reports.ts';
import { suppliedGifts } from '../supplied-gifts.ts';

/** The gifts that a supplier delivers. */
export const words = {
  orders,
  sendReports,
  resources: { gifts: suppliedGifts },
};
