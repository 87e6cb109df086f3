import type {
  discountCoupons as declaredDiscountCoupons,
  goalCoupons as declaredGoalCoupons,
  productCoupons as declaredProductCoupons,
  visitCoupons as declaredVisitCoupons,
  voucherCoupons as declaredVoucherCoupons,
} from '../../../../contract/coupons/coupons.ts';
import type { Words } from '../../shape/words.ts';

const rules = {
  start_date: 'Starts',
  expiration_date: 'Ends',
  per_customer: 'Times per customer',
  is_draft: 'Draft',
  paused: 'Paused',
  state: 'Status',
};

const states = {
  draft: 'Draft',
  scheduled: 'Scheduled',
  running: 'Running',
  paused: 'Paused',
  ended: 'Ended',
};

export const goalCoupons = {
  name: 'Goal coupon |||| Goal coupons',
  tab: 'Goals',
  fields: {
    coupon_id: 'ID',
    goal_type: 'Filled by',
    gift_category_id: 'Gift category',
    gift_title: 'Gift',
    gift_description: 'Description',
    goal_sequence: 'Receipts needed',
    goal_minimum_amount: 'Minimum receipt amount',
    goal_max_days: 'Days allowed',
    goal_sum_sequence: 'Total spend needed',
    maximum: 'Total rewards',
    available: 'Still available',
    image: 'Picture',
    gift_image: 'Picture of the category',
    ...rules,
    per_customer: 'Rewards per customer',
    claimed: 'Rewards given',
    rewarded: 'Redeemed',
    created_at: 'Created',
    updated_at: 'Changed',
  },
  texts: {
    about:
      'Customers collect receipts or spend a sum, and win a gift each time they reach the goal.',
    created: 'You have successfully created coupon with transaction',
    updated: 'You have successfully updated coupon with transaction',
    deleted: 'You have successfully deleted coupon with transaction',
    empty: 'There is no goal yet: customers fill it with their receipts and win a gift.',
    choices: {
      ...states,
      transactions: 'Number of receipts',
      sum: 'Sum of amounts',
    },
  },
} satisfies Words<typeof declaredGoalCoupons>;

export const voucherCoupons = {
  name: 'Coupon with a code |||| Coupons with a code',
  tab: 'With a code',
  fields: {
    coupon_id: 'ID',
    code: 'Code',
    gift_category_id: 'Gift category',
    gift_title: 'Gift',
    gift_description: 'Description',
    points: 'Points it gives',
    maximum: 'Total available',
    image: 'Picture',
    ...rules,
    minimum_spend: 'Minimum spend',
    claimed: 'Claimed',
    rewarded: 'Redeemed',
    created_at: 'Created',
    updated_at: 'Changed',
  },
  texts: {
    about: 'Whoever shows the code gets points or a gift.',
    created: 'You have successfully created new coupon',
    updated: 'You have successfully updated coupon',
    deleted: 'You have successfully deleted coupon',
    empty: 'Create a coupon whose code gives points or a gift, once to each customer.',
    choices: states,
  },
} satisfies Words<typeof declaredVoucherCoupons>;

export const productCoupons = {
  name: 'Coupon on products |||| Coupons on products',
  tab: 'On products',
  fields: {
    coupon_id: 'ID',
    code: 'Code',
    action: 'Offer type',
    gift_category_id: 'Gift category',
    product_buy_id: 'Product to buy',
    product_free_id: 'Product that is free',
    maximum: 'Total available',
    product_buy_name: 'To buy',
    product_free_name: 'Free',
    ...rules,
    minimum_spend: 'Minimum spend',
    claimed: 'Claimed',
    rewarded: 'Redeemed',
    created_at: 'Created',
    updated_at: 'Changed',
  },
  texts: {
    about: 'Gives a product for free on the receipt: with the purchase of another, or by itself.',
    created: 'You have successfully created coupon on product',
    updated: 'You have successfully updated coupon on product',
    deleted: 'You have successfully deleted coupon on product',
    empty: 'Create a coupon for a free product, alone or with a purchase.',
    choices: {
      ...states,
      '1p1': 'Buy one, get one free',
      sample: 'Free sample',
    },
  },
} satisfies Words<typeof declaredProductCoupons>;

export const discountCoupons = {
  name: 'Discount coupon |||| Discount coupons',
  tab: 'With discount',
  fields: {
    coupon_id: 'ID',
    discount_product_name: 'Name on the coupon',
    gift_category_id: 'Gift category',
    product_discount_id: 'Product',
    discount_value: 'Value off',
    discount_percentage: 'Percentage off',
    confirm_discount: 'Yes, more off than it costs',
    product: 'Product',
    discount_amount: 'Discount at today’s price',
    ...rules,
    minimum_spend: 'Minimum spend',
    claimed: 'Claimed',
    rewarded: 'Redeemed',
    created_at: 'Created',
    updated_at: 'Changed',
  },
  texts: {
    about: 'Takes an amount or a percentage off the price of one product on the receipt.',
    created: 'You have successfully created new coupon',
    updated: 'You have successfully updated product’s discount',
    deleted: "You have successfully deleted product's discount",
    empty: 'Create a coupon that takes a value or a percentage off a product.',
    choices: states,
  },
} satisfies Words<typeof declaredDiscountCoupons>;

export const visitCoupons = {
  name: 'Visit coupon |||| Visit coupons',
  tab: 'With visit',
  fields: {
    coupon_id: 'ID',
    code: 'Code',
    gift_category_id: 'Gift category',
    gift_title: 'Gift',
    gift_description: 'Description',
    maximum: 'Total available',
    image: 'Picture',
    ...rules,
    minimum_spend: 'Minimum spend',
    claimed: 'Claimed',
    rewarded: 'Redeemed',
    created_at: 'Created',
    updated_at: 'Changed',
  },
  texts: {
    about: 'A gift for whoever visits the store, up to once a day.',
    created: 'You have successfully created new coupon',
    updated: 'You have successfully updated coupon',
    deleted: 'You have successfully deleted coupon',
    empty: 'Create a coupon for customers who visit: its code is shown in the store.',
    choices: states,
  },
} satisfies Words<typeof declaredVisitCoupons>;
