import { both } from '../common/both.ts';
import { creditCalls } from './credits.ts';
import { orderCalls } from './orders.ts';
import { shopCalls } from './shop.ts';

/** What companies and suppliers buy, what became of it, and their credits. */
export const buyingCalls = [...shopCalls, ...orderCalls, ...creditCalls].flatMap(both);
