import { z } from 'zod';
import { endpoint } from '../engine/endpoint.ts';
import { entity } from '../engine/entity.ts';
import {
  computedText,
  integer,
  moment,
  money,
  optional,
  points,
  readOnly,
  ref,
} from '../engine/fields.ts';
import { text } from '../engine/text-fields.ts';

/** The states of a gift order, by the specification's numbers. */
export const orderStates = {
  requested: 1,
  accepted: 2,
  preparing: 3,
  shipped: 4,
  delivered: 5,
  invoiced: 6,
  cancelled: 7,
  returned: 8,
} as const;
export type OrderStatus = (typeof orderStates)[keyof typeof orderStates];
export const orderStatuses = Object.values(orderStates) as readonly OrderStatus[];

const { requested, accepted, preparing, shipped, delivered, cancelled, returned } = orderStates;

/** Send-reports that are pending: those whose invoice the supplier has not sent. */
export const pendingStatuses: readonly OrderStatus[] = [
  requested,
  accepted,
  preparing,
  shipped,
  delivered,
];

/** Where the supplier may move an order; invoiced is reached by uploading the invoice alone. */
const bySupplier: Record<number, readonly OrderStatus[]> = {
  [requested]: [accepted, cancelled],
  [accepted]: [preparing, shipped, cancelled],
  [preparing]: [shipped, cancelled],
  [shipped]: [delivered, returned],
  [delivered]: [returned],
};
/** Where the company may: it cancels before an order is shipped, and notes what came back. */
const byCompany: Record<number, readonly OrderStatus[]> = {
  [requested]: [cancelled],
  [accepted]: [cancelled],
  [preparing]: [cancelled],
  [shipped]: [delivered, returned],
  [delivered]: [returned],
};
export type Mover = 'supplier' | 'company';

/** Whether somebody may move an order from one state to another. */
export const mayMove = (who: Mover, from: number, to: number) =>
  ((who === 'supplier' ? bySupplier : byCompany)[from] ?? []).includes(to as OrderStatus);

/** The states somebody may move an order to. */
export const movesOf = (who: Mover, from: number) =>
  (who === 'supplier' ? bySupplier : byCompany)[from] ?? [];

const fields = {
  /** The claim it fulfils: what cancelling by transaction names. */
  transaction_id: readOnly(integer(1, Number.MAX_SAFE_INTEGER)),
  gift_id: readOnly(ref('gifts')),
  title: readOnly(text(120)),
  status: readOnly(integer(1, 8)),
  store_supplier_id: readOnly(ref('suppliers')),
  /** The store that redeemed it, where it is delivered to. */
  store_id: readOnly(ref('stores')),
  store_name: computedText(),
  customer: computedText(),
  points: readOnly(points()),
  /** What the supplier is owed for it, agreed when it was ordered. */
  cost: readOnly(optional(money())),
  printed_catalog_code: readOnly(optional(text(40))),
  invoice_id: readOnly(optional(integer(1, Number.MAX_SAFE_INTEGER))),
  created_at: readOnly(moment()),
  updated_at: readOnly(moment()),
} as const;

/** The gifts redeemed that suppliers deliver, as the company sees them. */
export const giftOrders = entity({
  name: 'gifts-to-suppliers',
  id: 'order_id',
  path: '/companies/{storeId}/gifts-to-suppliers',
  screen: 'redemptions/products',
  tag: 'redemptions',
  audited: false,
  permission: { read: 'redemptions.read' },
  fields,
  filters: ['q', 'status', 'store_supplier_id', 'store_id', 'gift_id', 'created_at'],
  searched: ['title', 'printed_catalog_code'],
  sorts: ['-created_at', 'updated_at', 'status', 'title', 'points'],
  operations: ['list'],
});

const { store_supplier_id: _, ...ofSupplier } = fields;

/** The same orders as their supplier sees them. */
export const suppliedOrders = entity({
  name: 'supplied-orders',
  id: 'order_id',
  path: '/suppliers/{id}/orders',
  screen: 'send-reports/pending',
  tag: 'supplier-gifts',
  audited: false,
  permission: { read: 'supplier.send_reports.read' },
  fields: ofSupplier,
  filters: ['q', 'status', 'gift_id', 'invoice_id', 'created_at'],
  searched: ['title', 'printed_catalog_code'],
  sorts: ['-created_at', 'updated_at', 'status', 'title'],
  operations: ['list'],
  extensions: ['list'],
});

const orderEvent = z.object({
  status: z.int(),
  /** Who moved it, and for whom: the store, the supplier or the company. */
  user: z.string().nullable(),
  store: z.string(),
  note: z.string().nullable(),
  created_at: z.iso.datetime(),
});

const orderPage = z
  .object({
    order: giftOrders.read,
    timeline: z.array(orderEvent),
    /** Where whoever asks may move it. */
    moves: z.array(z.int()),
    invoice: z
      .object({ invoice_id: z.int(), number: z.string().nullable(), created_at: z.iso.datetime() })
      .nullable(),
  })
  .meta({ id: 'GiftOrder' });
export type GiftOrder = z.infer<typeof orderPage>;

const companyTag = { tag: 'redemptions', extension: true } as const;
const supplierTag = { tag: 'supplier-gifts', extension: true } as const;
const id = z.int().positive().max(Number.MAX_SAFE_INTEGER);
const note = z.string().trim().max(200).nullish();
const move = z.object({
  order_ids: z.array(id).min(1).max(100),
  status: z.int().min(1).max(8),
  note,
});
const moved = z.object({ moved: z.int() });

export const readOrder = endpoint({
  ...companyTag,
  method: 'GET',
  path: '/companies/{storeId}/gifts-to-suppliers/{id}',
  access: 'redemptions.read',
  summary: 'one gift order with its timeline',
  reply: orderPage,
});

export const moveOrders = endpoint({
  ...companyTag,
  method: 'POST',
  path: '/companies/{storeId}/gifts-to-suppliers/move',
  access: 'redemptions.update',
  idempotent: true,
  summary: 'move gift orders to another state: all of them, or none',
  body: move,
  reply: moved,
});

export const readSuppliedOrder = endpoint({
  ...supplierTag,
  method: 'GET',
  path: '/suppliers/{id}/orders/{orderId}',
  access: 'supplier.send_reports.read',
  summary: 'one gift order with its timeline',
  reply: orderPage,
});

export const moveSuppliedOrders = endpoint({
  ...supplierTag,
  method: 'POST',
  path: '/suppliers/{id}/orders/move',
  access: 'supplier.send_reports.update',
  idempotent: true,
  summary: 'move gift orders to another state: all of them, or none',
  body: move,
  reply: moved,
});

/** Cancels a gift redemption by its transaction (gift-redemption-cancel). */
export const cancelRedemption = endpoint({
  method: 'POST',
  path: '/companies/{storeId}/gifts-to-suppliers/cancel-coupon-claim',
  access: 'redemptions.cancel',
  tag: 'redemptions',
  idempotent: true,
  summary: 'cancel the redemption of a gift; its points go back to their lots',
  body: z.object({ transaction_id: id, reason: note }),
  reply: z.object({
    transaction_id: z.int(),
    points_returned: z.number(),
    balance_after: z.number().nullable(),
  }),
});

export const giftOrderCalls = [
  readOrder,
  moveOrders,
  readSuppliedOrder,
  moveSuppliedOrders,
  cancelRedemption,
];
