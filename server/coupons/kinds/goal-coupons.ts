import { goalImage } from '../../../contract/coupons/coupon-images.ts';
import { goalCoupons } from '../../../contract/coupons/coupons.ts';
import { createGoalSum, settledOfGoal, updateGoal } from '../../../contract/coupons/goal-calls.ts';
import { crud } from '../../engine/crud.ts';
import { mountImage } from '../../engine/images.ts';
import type { Row } from '../../engine/rows.ts';
import { invalidField } from '../../http/refusal.ts';
import { type Api, serve } from '../../http/serve.ts';
import { goalRows } from './coupon-rows.ts';
import { assertSettled } from './settled.ts';
import { create, removing, update } from './writing.ts';

/** What a goal of its kind has and nothing of the other's. Throws invalid where it has no target. */
function ofItsKind(before: Row, changes: Row): Row {
  const { goal_type, goal_sequence, goal_sum_sequence } = { ...before, ...changes };
  if (goal_type === 'sum') {
    if (!goal_sum_sequence) throw invalidField('goal_sum_sequence', 'required');
    return { ...changes, goal_sequence: null, goal_minimum_amount: 0, goal_max_days: 0 };
  }
  if (!goal_sequence) throw invalidField('goal_sequence', 'required');
  return { ...changes, goal_sum_sequence: null };
}

/** The goal of a store: made of either kind, changed, and deleted. */
export function mountGoals(api: Api) {
  crud(api, goalCoupons, goalRows, ['create', 'delete']);
  serve(api, goalCoupons.calls.create, (call) =>
    create(call, goalRows, 'goal', { ...call.body, goal_type: 'transactions' }),
  );
  serve(api, createGoalSum, (call) =>
    create(call, goalRows, 'goal', { ...call.body, goal_type: 'sum' }),
  );
  serve(api, updateGoal, async ({ database, scope, params, body }) => {
    const before = await goalRows.read(database.db, scope, params.id);
    if (before.under_way) assertSettled(before, body, settledOfGoal, 'goalUnderWay');
    return update(database, scope, goalRows, params.id, ofItsKind(before, body));
  });
  removing(api, goalCoupons.calls.delete, goalRows);
  mountImage(api, goalImage, goalRows);
}
