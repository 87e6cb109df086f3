import { sql } from 'drizzle-orm';
import {
  check,
  foreignKey,
  index,
  integer,
  pgTable,
  primaryKey,
  smallint,
  text,
  uniqueIndex,
} from 'drizzle-orm/pg-core';
import { claims } from '../../contract/coupons/claims.ts';
import { couponKinds } from '../../contract/coupons/coupon-kinds.ts';
import {
  discountCoupons,
  goalCoupons,
  productCoupons,
  visitCoupons,
  voucherCoupons,
} from '../../contract/coupons/coupons.ts';
import {
  type CouponNotification,
  multipleCoupons,
} from '../../contract/coupons/multiple-coupons.ts';
import { choice, defaulted, optional } from '../../contract/engine/fields.ts';
import { columns, id, jsonOf, moment, storeId } from './columns.ts';
import { customersTable } from './customers.ts';
import { storesTable } from './organisations.ts';

const goal = goalCoupons.fields;
const voucher = voucherCoupons.fields;
const product = productCoupons.fields;
const discount = discountCoupons.fields;
const multiple = multipleCoupons.fields;

/** What the kinds of coupon have together; what only some have may be empty. */
const stored = {
  kind: choice(couponKinds),
  code: optional(visitCoupons.fields.code),
  gift_category_id: voucher.gift_category_id,
  gift_title: defaulted(voucher.gift_title, ''),
  gift_description: voucher.gift_description,
  titles: voucher.titles,
  descriptions: voucher.descriptions,
  image: voucher.image,
  points: voucher.points,
  maximum: voucher.maximum,
  claimed: { ...voucher.claimed, default: 0 },
  start_date: goal.start_date,
  expiration_date: goal.expiration_date,
  per_customer: goal.per_customer,
  minimum_spend: product.minimum_spend,
  is_draft: goal.is_draft,
  paused: goal.paused,
  goal_type: optional(choice(goal.goal_type.values)),
  goal_sequence: optional(goal.goal_sequence),
  goal_minimum_amount: goal.goal_minimum_amount,
  goal_max_days: goal.goal_max_days,
  goal_sum_sequence: goal.goal_sum_sequence,
  action: optional(choice(product.action.values)),
  product_buy_id: product.product_buy_id,
  product_free_id: optional(product.product_free_id),
  product_discount_id: optional(discount.product_discount_id),
  discount_product_name: discount.discount_product_name,
  discount_value: discount.discount_value,
  discount_percentage: discount.discount_percentage,
  price: multiple.price,
  valid_days: optional(multiple.valid_days),
  generated: { ...multiple.generated, default: 0 },
  generation: optional(choice(multiple.generation.values)),
  created_at: voucher.created_at,
  updated_at: voucher.updated_at,
} as const;

/** Coupons of every kind: one id, one public page and one kind of claim for all of them. */
export const couponsTable = pgTable(
  'coupons',
  {
    ...columns({ id: 'coupon_id', fields: stored } as const),
    store_id: storeId(),
    /** The code as it is looked up: without case, spaces, dashes and look-alikes. */
    code_key: text(),
    notification: jsonOf<CouponNotification>()(),
    redeemed_report_at: moment(),
    all_report_at: moment(),
    deleted_at: moment(),
  },
  (t) => [
    primaryKey({ columns: [t.company_id, t.coupon_id] }),
    foreignKey({
      name: 'coupons__store_id__fk',
      columns: [t.company_id, t.store_id],
      foreignColumns: [storesTable.company_id, storesTable.store_id],
    }),
    uniqueIndex('coupons__goal__unique')
      .on(t.company_id, t.store_id)
      .where(sql`${t.kind} = 'goal' and ${t.deleted_at} is null`),
    uniqueIndex('coupons__code__unique')
      .on(t.company_id, t.code_key)
      .where(sql`${t.deleted_at} is null and ${t.code_key} is not null`),
    index('coupons__store__idx').on(t.company_id, t.store_id, t.kind, t.created_at),
    // A public page names a coupon alone.
    index('coupons__public__idx').on(t.coupon_id),
    check('coupons__dates__check', sql`${t.start_date} <= ${t.expiration_date}`),
    check('coupons__maximum__check', sql`${t.maximum} = 0 or ${t.claimed} <= ${t.maximum}`),
  ],
);

/** How many claims of a coupon were redeemed, in slots, so that tills do not wait for each other. */
export const couponTotalsTable = pgTable(
  'coupon_totals',
  {
    company_id: id().notNull(),
    coupon_id: id().notNull(),
    slot: smallint().notNull(),
    redeemed: id().notNull(),
  },
  (t) => [primaryKey({ columns: [t.company_id, t.coupon_id, t.slot] })],
);

/** One right to one coupon or gift. */
export const claimsTable = pgTable(
  'claims',
  {
    ...columns(claims),
    /** What redeems it, as it is looked up. */
    code: text().notNull(),
    /** Points a voucher gives when it is redeemed, in hundredths. */
    points_given: id().notNull().default(0),
    user_id: id(),
    till_id: id(),
    /** The day of a visit, of which each customer has one claim. */
    claim_day: text(),
    settled_at: moment(),
    reason: text(),
  },
  (t) => [
    primaryKey({ columns: [t.company_id, t.claim_id] }),
    foreignKey({
      name: 'claims__user_account_id__fk',
      columns: [t.company_id, t.user_account_id],
      foreignColumns: [customersTable.company_id, customersTable.user_account_id],
    }),
    uniqueIndex('claims__code__unique').on(t.company_id, t.code),
    index('claims__store__idx').on(t.company_id, t.store_id, t.created_at, t.claim_id),
    index('claims__company__idx').on(t.company_id, t.created_at, t.claim_id),
    index('claims__coupon__idx').on(t.company_id, t.coupon_id, t.created_at, t.claim_id),
    index('claims__customer__idx').on(t.company_id, t.user_account_id, t.created_at),
    index('claims__redeemed__idx')
      .on(t.company_id, t.redeemed_at, t.claim_id)
      .where(sql`${t.state} = 'redeemed'`),
    index('claims__redeemed_in__idx')
      .on(t.company_id, t.coupon_id, t.redeem_store_id, t.redeemed_at)
      .where(sql`${t.state} = 'redeemed'`),
    index('claims__gift__idx')
      .on(t.company_id, t.gift_id, t.state)
      .where(sql`${t.gift_id} is not null`),
    index('claims__receipt__idx')
      .on(t.company_id, t.transaction_id)
      .where(sql`${t.transaction_id} is not null`),
    index('claims__expiry__idx').on(t.expires_at).where(sql`${t.state} = 'claimed'`),
  ],
);

/** What each receipt adds towards a goal, and how much of it no reward has used yet. */
export const goalStepsTable = pgTable(
  'goal_steps',
  {
    company_id: id().notNull(),
    coupon_id: id().notNull(),
    user_account_id: id().notNull(),
    transaction_id: id().notNull(),
    /** 1 for a receipt, or its amount in minor units. */
    value: id().notNull(),
    /** Below zero after a return of what a redeemed reward had used. */
    left: id().notNull(),
    created_at: moment().notNull(),
  },
  (t) => [
    primaryKey({ columns: [t.company_id, t.coupon_id, t.user_account_id, t.transaction_id] }),
    index('goal_steps__receipt__idx').on(t.company_id, t.transaction_id),
  ],
);

/**
 * Where each customer stands with a goal, so that a list of all of them reads a page and not every step.
 * The database keeps it (0030_goal-standings.sql) as steps and claims change; what leaves a goal's days
 * is left out when somebody looks (standings.ts).
 */
export const goalStandingsTable = pgTable(
  'goal_standings',
  {
    company_id: id().notNull(),
    coupon_id: id().notNull(),
    user_account_id: id().notNull(),
    /** The sum of what is left of the steps that count; below zero where progress is owed. */
    progress: id().notNull(),
    /** No step that counts is older, but for what is owed; null where there is none. */
    oldest_at: moment(),
    last_at: moment().notNull(),
    /** Given and not cancelled. */
    rewards: integer().notNull().default(0),
  },
  (t) => [
    primaryKey({ columns: [t.company_id, t.coupon_id, t.user_account_id] }),
    index('goal_standings__furthest__idx').on(
      t.company_id,
      t.coupon_id,
      sql`greatest(${t.progress}, 0) desc`,
      t.rewards.desc().nullsFirst(),
      t.user_account_id,
    ),
    index('goal_standings__oldest__idx').on(t.company_id, t.oldest_at, t.coupon_id),
  ],
);

/** What a reward of a goal used of each step. */
export const goalPartsTable = pgTable(
  'goal_parts',
  {
    company_id: id().notNull(),
    claim_id: id().notNull(),
    transaction_id: id().notNull(),
    used: id().notNull(),
  },
  (t) => [primaryKey({ columns: [t.company_id, t.claim_id, t.transaction_id] })],
);

/** Codes that prove whose a mobile is, on a coupon's public page. */
export const claimProofsTable = pgTable(
  'claim_proofs',
  {
    company_id: id().notNull(),
    mobile: text().notNull(),
    country_id: integer().notNull(),
    code_hash: text().notNull(),
    tries: integer().notNull().default(0),
    expires_at: moment().notNull(),
  },
  (t) => [primaryKey({ columns: [t.company_id, t.mobile, t.country_id] })],
);

/** SQL: where a coupon stands at a moment (couponStates), by its alias. */
export const stateOfCoupon = (
  coupon: string,
  at: string,
) => `case when ${coupon}.is_draft then 'draft'
    when ${coupon}.expiration_date <= ${at} then 'ended' when ${coupon}.paused then 'paused'
    when ${coupon}.start_date > ${at} then 'scheduled' else 'running' end`;
