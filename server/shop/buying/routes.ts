import { buyWithThreshold, endThreshold, readCredits } from '../../../contract/shop/credits.ts';
import { cancelOrder, listOrders, listSales, moveSale } from '../../../contract/shop/orders.ts';
import { buy, listShop, quoteShop, readShop } from '../../../contract/shop/shop.ts';
import type { Api } from '../../http/serve.ts';
import { serveBoth } from '../../http/serve.ts';
import { buyOne, quote } from './buy.ts';
import { creditsOf } from './credits.ts';
import { listProducts, readProduct } from './list.ts';
import { cancel, moveSold, ordersOf } from './orders.ts';
import { dropThreshold, keepThreshold } from './thresholds.ts';

/** The shop as whoever buys there sees it, the orders of both sides, and credits. */
export function mountBuying(api: Api) {
  serveBoth(api, listShop, listProducts);
  serveBoth(api, readShop, readProduct);
  serveBoth(api, quoteShop, quote);
  serveBoth(api, buy, buyOne);
  serveBoth(api, listOrders, (call) => ordersOf(call, 'bought'));
  serveBoth(api, cancelOrder, cancel);
  serveBoth(api, listSales, (call) => ordersOf(call, 'sold'));
  serveBoth(api, moveSale, moveSold);
  serveBoth(api, readCredits, async (call) => ({ credits: await creditsOf(call) }));
  serveBoth(api, buyWithThreshold, keepThreshold);
  serveBoth(api, endThreshold, dropThreshold);
}
