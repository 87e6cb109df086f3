import { z } from 'zod';
import { entity } from '../engine/entity.ts';
import {
  choice,
  computed,
  computedText,
  decimal,
  defaulted,
  flag,
  image,
  integer,
  money,
  optional,
  points,
  readOnly,
  ref,
} from '../engine/fields.ts';
import { text } from '../engine/text-fields.ts';
import { couponCode, gift, maximum, statistics } from './coupon-fields.ts';
import { availability, minimumSpend } from './coupon-rules.ts';

export const goalTypes = ['transactions', 'sum'] as const;

const goalFields = {
  goal_type: readOnly(choice(goalTypes)),
  ...gift,
  /** How many receipts fill it; empty for a goal that sums amounts. */
  goal_sequence: { ...integer(1, 1000), read: z.int().nullable() },
  /** The smallest receipt that counts. */
  goal_minimum_amount: { ...defaulted(money(), 0), without: 'minimum' },
  /** Within how many days the receipts lie; 0 is no limit. */
  goal_max_days: { ...defaulted(integer(0, 3650), 0), without: 'limit' },
  /** The sum of receipts that fills it, for the type that counts amounts. */
  goal_sum_sequence: readOnly(optional(money())),
  maximum: maximum(),
  /** How many may still be given; empty without a maximum. */
  available: readOnly(optional(computed())),
  image: image(),
  /** The picture of the gift's category, where the coupon has none of its own. */
  gift_image: readOnly(optional(computedText())),
  /** Whether customers have progress or a reward: what fills it and what it gives then stay. */
  under_way: { ...readOnly(flag(false)), computed: true },
  ...availability,
  ...statistics,
} as const;

/** The goal coupon of a store, of which there is one or none (goal-coupon-single). */
export const goalCoupons = entity({
  name: 'goal-coupons',
  id: 'coupon_id',
  path: '/stores/{storeId}/coupons/goals',
  screen: 'coupons/with-transactions',
  collection: 'coupons',
  tag: 'coupons',
  audited: 'coupons',
  permission: {
    read: 'coupons.goal.read',
    create: 'coupons.goal.create',
    delete: 'coupons.goal.delete',
  },
  fields: goalFields,
  filters: [],
  sorts: ['-created_at'],
  operations: ['list', 'create', 'delete'],
});

/** A coupon with a code that gives points, a gift, or both; once to each customer. */
export const voucherCoupons = entity({
  name: 'voucher-coupons',
  id: 'coupon_id',
  path: '/stores/{storeId}/coupons/vouchers',
  screen: 'coupons/with-code',
  collection: 'coupons',
  tag: 'coupons',
  audited: 'coupons',
  permission: {
    read: 'coupons.voucher.read',
    create: 'coupons.voucher.create',
    update: 'coupons.voucher.update',
    delete: 'coupons.voucher.delete',
  },
  fields: {
    code: couponCode(),
    ...gift,
    points: defaulted(points(), 0),
    maximum: maximum(),
    image: image(),
    ...availability,
    // Once, unless somebody says otherwise.
    per_customer: { ...availability.per_customer, default: 1 },
    minimum_spend: minimumSpend,
    ...statistics,
  },
  filters: ['q', 'state'],
  searched: ['code', 'gift_title'],
  sorts: ['-created_at', 'gift_title', 'points', 'maximum', 'updated_at'],
});

export const productActions = ['1p1', 'sample'] as const;

const productFields = {
  code: readOnly(couponCode()),
  action: { ...choice(productActions), default: '1p1' },
  gift_category_id: gift.gift_category_id,
  product_buy_id: optional(ref('products')),
  product_free_id: ref('products'),
  maximum: maximum(),
  product_buy_name: readOnly(optional(computedText())),
  product_free_name: computedText(),
  /** What it takes off at today's prices. */
  discount_amount: { ...readOnly(money()), computed: true },
  ...availability,
  minimum_spend: minimumSpend,
  ...statistics,
} as const;

/** A coupon that frees a product: with another one that is bought (1p1), or by itself (sample). */
export const productCoupons = entity({
  name: 'product-coupons',
  id: 'coupon_id',
  path: '/stores/{storeId}/coupons/products',
  screen: 'coupons/on-products',
  collection: 'coupons',
  tag: 'coupons',
  audited: 'coupons',
  permission: {
    read: 'coupons.product.read',
    create: 'coupons.product.create',
    update: 'coupons.product.update',
    delete: 'coupons.product.delete',
  },
  fields: productFields,
  filters: ['q', 'state', 'action'],
  searched: ['code'],
  sorts: ['-created_at', 'maximum', 'updated_at'],
  operations: ['list', 'read', 'create', 'update', 'delete'],
  // Whoever changes one has to see it first.
  extensions: ['read'],
});

/** A value or a percentage off one product. */
export const discountCoupons = entity({
  name: 'discount-coupons',
  id: 'coupon_id',
  path: '/stores/{storeId}/coupons/discounts',
  screen: 'coupons/with-discount',
  collection: 'coupons',
  tag: 'coupons',
  audited: 'coupons',
  permission: {
    read: 'coupons.discount.read',
    create: 'coupons.discount.create',
    update: 'coupons.discount.create',
    delete: 'coupons.discount.delete',
  },
  fields: {
    discount_product_name: optional(text(120)),
    titles: gift.titles,
    gift_category_id: gift.gift_category_id,
    product_discount_id: ref('products'),
    discount_value: optional(money()),
    discount_percentage: optional(decimal(0, 100)),
    product: {
      kind: 'localized',
      value: z.unknown(),
      read: z.object({
        product_id: z.int(),
        name: z.object({ el: z.string(), en: z.string(), it: z.string() }),
        retail_price: z.number(),
      }),
      readOnly: true,
      computed: true,
    },
    /** What it takes off the product's price today. */
    discount_amount: { ...readOnly(money()), computed: true },
    ...availability,
    minimum_spend: minimumSpend,
    ...statistics,
  },
  filters: ['q', 'state'],
  searched: ['discount_product_name'],
  sorts: ['-created_at', 'discount_value', 'discount_percentage'],
  extensions: ['read', 'update'],
  // More off than the product costs: a slip of the comma, most often.
  confirms: ['confirm_discount'],
});

/** A coupon for whoever comes by: its code is shown in the store. */
export const visitCoupons = entity({
  name: 'visit-coupons',
  id: 'coupon_id',
  path: '/stores/{storeId}/coupons/visits',
  screen: 'coupons/with-visit',
  collection: 'coupons',
  tag: 'coupons',
  audited: 'coupons',
  permission: {
    read: 'coupons.visit.read',
    create: 'coupons.visit.create',
    update: 'coupons.visit.create',
    delete: 'coupons.visit.delete',
  },
  fields: {
    code: couponCode(),
    ...gift,
    maximum: maximum(),
    image: image(),
    ...availability,
    minimum_spend: minimumSpend,
    ...statistics,
  },
  filters: ['q', 'state'],
  searched: ['code', 'gift_title'],
  sorts: ['-created_at', 'gift_title', 'maximum'],
  // Its days and limits may have to be put right: whoever made it does that.
  extensions: ['read', 'update'],
});

export const couponEntities = [
  goalCoupons,
  voucherCoupons,
  productCoupons,
  discountCoupons,
  visitCoupons,
];
