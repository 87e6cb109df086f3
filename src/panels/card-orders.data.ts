import { cardOrders } from '../../contract/card-orders.ts';
import { outlineOf } from '../resources/outline.ts';

/** What the screen of ordered cards shows. */
export const outlines = { cardOrders: outlineOf(cardOrders) };
