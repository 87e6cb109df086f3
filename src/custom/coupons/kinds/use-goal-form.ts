import { goalCoupons } from '../../../../contract/coupons/coupons.ts';
import { createGoalSum, updateGoal } from '../../../../contract/coupons/goal-calls.ts';
import { useOwnForm } from '../../../resources/form/use-own-form.ts';
import { send } from '../../../session/api.ts';
import { useOneKey } from '../../../session/use-one-key.ts';
import { usePanel } from '../../../shell/context.ts';
import { changesOf, draftOf, emptyGoal, type GoalType, newGoal } from './goal-draft.ts';
import type { Goal } from './use-goal.ts';

const callOf = (type: GoalType) => (type === 'sum' ? createGoalSum : goalCoupons.calls.create);

/** The form of a store's first goal. */
export function useNewGoal(type: GoalType, onCreated: () => unknown) {
  const { store } = usePanel();
  const { once } = useOneKey();
  const params = { storeId: store.store_id };
  const endpoint = callOf(type);
  return useOwnForm({
    saved: emptyGoal,
    rule: endpoint.body,
    toSend: newGoal,
    send: async (body) => {
      await once((idempotencyKey) =>
        send<typeof endpoint>('POST', endpoint.path, { params, body, idempotencyKey }),
      );
      await onCreated();
    },
    done: 'coupons.done.goalCreated',
    again: () => undefined,
  });
}

interface Changing {
  readonly onSaved: () => unknown;
  /** Fetches the goal as somebody else has saved it meanwhile. */
  readonly onChanged: () => unknown;
}

/** The form of a goal that is there: only what was changed is sent. */
export function useGoalChange(goal: Goal, { onSaved, onChanged }: Changing) {
  const { store } = usePanel();
  const params = { storeId: store.store_id, id: goal.coupon_id };
  return useOwnForm({
    saved: draftOf(goal),
    rule: updateGoal.body,
    toSend: (draft) => changesOf(goal, draft),
    send: async (body) => {
      await send<typeof updateGoal>('PUT', updateGoal.path, { params, body });
      await onSaved();
    },
    done: 'coupons.done.goalUpdated',
    again: onChanged,
  });
}

type OwnFormOf = ReturnType<typeof useGoalChange>;
/** What the fields of a goal need of its form. */
export type GoalFormState = Pick<OwnFormOf, 'value' | 'set' | 'said' | 'theirs'>;
