import { pgTable, primaryKey } from 'drizzle-orm/pg-core';
import { cardOrders } from '../../contract/customers/card-orders.ts';
import { columns } from './columns.ts';

/** Orders of cards; each of its cards names it. */
export const cardOrdersTable = pgTable('loyalty_card_orders', columns(cardOrders), (t) => [
  primaryKey({ columns: [t.company_id, t.loyalty_card_order_id] }),
]);
