import { dayOf } from '../../../resources/inputs/DayInput.tsx';
import type { Goal } from './use-goal.ts';

export type GoalType = Goal['goal_type'];
type Typed = number | string | null;
interface Others {
  readonly en: string;
  readonly it: string;
}

/** A goal as it is typed. */
export interface Draft {
  goal_type: GoalType;
  goal_sequence: Typed;
  goal_minimum_amount: Typed;
  goal_max_days: Typed;
  goal_sum_sequence: Typed;
  gift_category_id: number | null;
  gift_title: string;
  gift_description: string;
  titles: Others;
  descriptions: Others;
  maximum: Typed;
  per_customer: Typed;
  start_date: string | null;
  expiration_date: string | null;
}

const none: Others = { en: '', it: '' };

export const emptyGoal: Draft = {
  goal_type: 'transactions',
  goal_sequence: 10,
  goal_minimum_amount: null,
  goal_max_days: null,
  goal_sum_sequence: 100,
  gift_category_id: null,
  gift_title: '',
  gift_description: '',
  titles: none,
  descriptions: none,
  maximum: null,
  per_customer: null,
  start_date: null,
  expiration_date: null,
};

const dayOrNone = (moment: string | null) => (moment ? String(dayOf(moment)) : null);
const others = ({ en, it }: Others): Others => ({ en, it });

/** The goal of a store, to be typed over. */
export const draftOf = (goal: Goal): Draft => ({
  goal_type: goal.goal_type,
  goal_sequence: goal.goal_sequence,
  goal_minimum_amount: goal.goal_minimum_amount,
  goal_max_days: goal.goal_max_days,
  goal_sum_sequence: goal.goal_sum_sequence,
  gift_category_id: goal.gift_category_id,
  gift_title: goal.gift_title,
  gift_description: goal.gift_description ?? '',
  titles: others(goal.titles),
  descriptions: others(goal.descriptions),
  maximum: goal.maximum,
  per_customer: goal.per_customer,
  start_date: dayOrNone(goal.start_date),
  expiration_date: dayOrNone(goal.expiration_date),
});

/** What each kind of goal sends, and nothing of the other (goal-create-omits, goal-sum-create-omits). */
export function newGoal({ goal_type, ...draft }: Draft) {
  const { goal_sequence, goal_minimum_amount, goal_max_days, goal_sum_sequence, ...gift } = draft;
  if (goal_type === 'sum') return { ...gift, goal_sum_sequence };
  return { ...gift, goal_sequence, goal_minimum_amount, goal_max_days };
}

/** What of a goal changed, and the version it was loaded at. */
export function changesOf(goal: Goal, draft: Draft): Record<string, unknown> {
  const before: Readonly<Record<string, unknown>> = { ...draftOf(goal) };
  const changed = Object.entries({ goal_type: draft.goal_type, ...newGoal(draft) }).filter(
    ([name, value]) => JSON.stringify(value) !== JSON.stringify(before[name]),
  );
  return { ...Object.fromEntries(changed), updated_at: goal.updated_at };
}
