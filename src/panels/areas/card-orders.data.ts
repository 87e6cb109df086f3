import { cardOrders } from '../../../contract/customers/card-orders.ts';
import { outlineOf } from '../../dataProvider/outline.ts';

/** What the screen of ordered cards shows. */
export const outlines = { cardOrders: outlineOf(cardOrders) };
