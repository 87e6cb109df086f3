import { z } from 'zod';
import { endpoint } from '../engine/endpoint.ts';
import { money } from '../engine/fields.ts';
import { goalCoupons } from './coupons.ts';

const goalFields = goalCoupons.fields;
const aboveZero = money().value.refine((amount) => amount > 0, { params: { rule: 'above_zero' } });

/** A goal that sums amounts, whatever the number of receipts (goal-sum-create-omits). */
export const createGoalSum = endpoint({
  method: 'POST',
  path: '/stores/{storeId}/coupons/goals-sum-type',
  access: 'coupons.goal.create',
  tag: 'coupons',
  summary: 'create the goal coupon, filled by a sum of amounts',
  status: 201,
  body: z.object({
    gift_category_id: goalFields.gift_category_id.value.optional(),
    goal_sum_sequence: aboveZero,
    gift_title: goalFields.gift_title.value,
    gift_description: goalFields.gift_description.value.optional(),
    titles: goalFields.titles.value.optional(),
    descriptions: goalFields.descriptions.value.optional(),
    maximum: goalFields.maximum.value.prefault(0),
    start_date: goalFields.start_date.value.optional(),
    expiration_date: goalFields.expiration_date.value.optional(),
    per_customer: goalFields.per_customer.value.optional(),
    is_draft: goalFields.is_draft.value.optional(),
  }),
  reply: goalCoupons.read,
});

/** What of a goal stays as it is once customers are filling it: what fills it, and what it gives. */
export const settledOfGoal = [
  'goal_type',
  'goal_sequence',
  'goal_minimum_amount',
  'goal_max_days',
  'goal_sum_sequence',
  'gift_title',
  'gift_category_id',
] as const;

export const updateGoal = endpoint({
  method: 'PUT',
  path: '/stores/{storeId}/coupons/goals/{id}',
  access: 'coupons.goal.create',
  tag: 'coupons',
  extension: true,
  summary:
    'change the goal coupon; what fills it and what it gives only before anybody has progress',
  body: goalCoupons.change.extend({
    goal_type: goalFields.goal_type.value.optional(),
    goal_sum_sequence: aboveZero.optional(),
  }),
  reply: goalCoupons.read,
});
