import { type SQL, sql } from 'drizzle-orm';
import { amountOf } from '../../../contract/billing/money.ts';
import { itemsPerPage } from '../../../contract/engine/endpoint.ts';
import type { Language } from '../../../contract/engine/languages.ts';
import { nextShopOrderStates, type ShopOrderState } from '../../../contract/shop/kinds.ts';
import type { ShopOrder as Told } from '../../../contract/shop/orders.ts';
import type { Executor } from '../../db/executor.ts';
import type { AnyCall } from '../../http/call.ts';
import { Refusal } from '../../http/refusal.ts';
import type { ShopOrder } from '../orders/follow.ts';

/** Who looks at an order. */
export type Side = 'bought' | 'sold';

type Standing = Pick<ShopOrder, 'state' | 'billed' | 'billing_id'>;

/**
 * What somebody may make of an order by hand. What is on a billing is paid, cancelled and refunded with it, and only
 * delivered by its seller; a buyer cancels what is not billed yet.
 */
export function mayBecome(order: Standing, side: Side): readonly ShopOrderState[] {
  const next = nextShopOrderStates[order.state];
  const only = (state: ShopOrderState) => next.filter((each) => each === state);
  if (side === 'bought')
    return order.state === 'placed' && !order.billing_id ? only('cancelled') : [];
  if (order.billing_id) return only('delivered');
  return order.billed === 'next_period' ? only('cancelled') : next;
}

type Row = Omit<ShopOrder, 'placed_at'> & {
  seller: string;
  buyer: string;
  number: number | null;
  is_test: boolean | null;
} & Record<string, unknown>;

const numbers = [
  'company_id',
  'shop_order_id',
  'store_id',
  'buyer_company_id',
  'buyer_store_id',
  'subscription_product_id',
  'subscription_product_variant_id',
  'price',
  'net',
  'vat',
  'total',
  'credits',
  'billing_id',
  'shop_threshold_id',
] as const;
const told = numbers.map((name) => `o.${name}::float8 as ${name}`).join(', ');

export const ordersFrom = sql`shop_orders o
  join stores s on s.company_id = o.company_id and s.store_id = o.store_id
  join stores u on u.company_id = o.buyer_company_id and u.store_id = o.buyer_store_id`;

const isoOf = (moment: unknown) =>
  moment === null ? null : new Date(moment as string | Date).toISOString();

const toldOf = (row: Row, side: Side, language: Language): Told => {
  const amount = (minor: number) => amountOf(minor, row.currency);
  return {
    shop_order_id: row.shop_order_id,
    seller: { store_id: row.store_id, name: row.seller },
    buyer: { store_id: row.buyer_store_id, name: row.buyer },
    subscription_product_id: row.subscription_product_id,
    subscription_product_variant_id: row.subscription_product_variant_id,
    text: row.text[language],
    sku_number: row.sku_number,
    quantity: row.quantity,
    currency: row.currency,
    price: amount(row.price),
    vat_rate: row.vat_rate / 100,
    net: amount(row.net),
    vat: amount(row.vat),
    total: amount(row.total),
    credit: row.credit,
    credits: row.credits,
    state: row.state,
    reason: row.reason,
    billed: row.billed,
    billing_id: row.billing_id,
    billing_number: row.number,
    is_test: row.is_test ?? false,
    by_threshold: row.shop_threshold_id !== null,
    next_states: [...mayBecome(row, side)],
    placed_at: isoOf(row.placed_at) ?? '',
    paid_at: isoOf(row.paid_at),
    delivered_at: isoOf(row.delivered_at),
    closed_at: isoOf(row.closed_at),
    updated_at: isoOf(row.updated_at) ?? '',
  };
};

/** Orders as one of their sides sees them, the newest first. */
export async function ordersWhere(
  tx: Executor,
  where: SQL,
  { side, language, page = 1 }: { side: Side; language: Language; page?: number | undefined },
): Promise<Told[]> {
  const { rows } = await tx.execute<Row>(
    sql`select ${sql.raw(told)}, o.text, o.sku_number, o.quantity, o.currency, o.vat_rate, o.credit, o.state, o.reason, o.billed,
        o.placed_at, o.paid_at, o.delivered_at, o.closed_at, o.updated_at, s.name as seller, u.name as buyer,
        b.number::int as number, b.is_test
      from ${ordersFrom} left join billings b on b.company_id = o.company_id and b.billing_id = o.billing_id
      where ${where} order by o.placed_at desc, o.shop_order_id desc
      limit ${itemsPerPage} offset ${(page - 1) * itemsPerPage}`,
  );
  return rows.map((row) => toldOf(row, side, language));
}

/** One order as it stands now. Throws not_found. */
export async function toldOrder(
  { database, language }: Pick<AnyCall, 'database' | 'language'>,
  { company_id, shop_order_id }: Pick<ShopOrder, 'company_id' | 'shop_order_id'>,
  side: Side = 'bought',
): Promise<Told> {
  const own = sql`o.company_id = ${company_id} and o.shop_order_id = ${shop_order_id}`;
  const [order] = await ordersWhere(database.db, own, { side, language });
  if (!order) throw new Refusal('not_found');
  return order;
}
