import { listOrders, listSales } from '../../../../contract/shop/orders.ts';
import { call } from '../../app.ts';
import { everyPage } from '../../every-page.ts';
import type { Person } from '../people.ts';
import { of, own, platform, type Shopping } from './buying.ts';

/** All orders of a buyer, the newest first. */
export const everyOrder = (shopping: Shopping) =>
  everyPage(async (page) => {
    const asked = { params: of(shopping), query: { page }, as: shopping.buyer };
    const { data } = await call(shopping.app, listOrders, asked);
    return [data.orders, data.pagination];
  });

/** All orders as the platform sees them, the newest first. */
export const everySale = ({ app, seller }: Pick<Shopping, 'app'> & { seller: Person }) =>
  everyPage(async (page) => {
    const asked = { params: { storeId: platform.storeId }, query: { page }, as: seller };
    const { data } = await call(app, listSales, asked);
    return [data.orders, data.pagination];
  });

/** All billings of a buyer, the newest first. */
export const everyBilling = (shopping: Shopping) =>
  everyPage(async (page) => {
    const asked = { params: of(shopping), query: { page }, as: shopping.buyer };
    const { data } = await call(shopping.app, own.history, asked);
    return [data.billings, data.pagination];
  });
