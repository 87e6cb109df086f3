import type { ClaimState } from '../../contract/coupons/coupon-kinds.ts';
import type { Queryable } from '../db/transaction.ts';
import { Refusal } from '../http/refusal.ts';
import type { Goal } from '../ledger/goal.ts';
import { type Claiming, insertClaim, validityOf } from './claim.ts';
import { takeCoupon } from './claim-coupon.ts';
import { findClaim } from './find.ts';
import { endClaim } from './settle.ts';

/** A reward that a receipt filled. */
export interface Reward {
  title: string;
  code: string;
}

const targetOf = (goal: Goal) =>
  (goal.goal_type === 'sum' ? goal.goal_sum_sequence : goal.goal_sequence) ?? 1;

interface Step {
  transaction_id: number;
  left: number;
}

const addStep = {
  name: 'add-goal-step',
  text: `insert into goal_steps (company_id, coupon_id, user_account_id, transaction_id, value, "left", created_at)
    values ($1, $2, $3, $4, $5, $5, $6) on conflict do nothing`,
};
// Older receipts than the goal allows no longer count; what is owed after a return always does.
const openSteps = {
  name: 'open-goal-steps',
  text: `select transaction_id, "left" from goal_steps where company_id = $1 and coupon_id = $2 and user_account_id = $3 and "left" <> 0
      and ("left" < 0 or $4 = 0 or created_at > $5::timestamptz - make_interval(days => $4)) order by created_at, transaction_id`,
};
const useStep = {
  name: 'use-goal-step',
  text: `with part as (insert into goal_parts (company_id, claim_id, transaction_id, used) values ($1, $4, $5, $6))
    update goal_steps set "left" = "left" - $6 where company_id = $1 and coupon_id = $2 and user_account_id = $3 and transaction_id = $5`,
};

/** Uses steps up to the target, oldest first. */
async function use(client: Queryable, by: Claiming, goal: Goal, claimId: number, steps: Step[]) {
  let wanted = targetOf(goal);
  for (const step of steps) {
    const used = Math.min(wanted, step.left);
    if (used <= 0) continue;
    step.left -= used;
    wanted -= used;
    await client.query({
      ...useStep,
      values: [by.companyId, goal.coupon_id, by.accountId, claimId, step.transaction_id, used],
    });
  }
}

const given = {
  name: 'given-rewards',
  text: `select count(*)::int as given from claims where company_id = $1 and coupon_id = $2 and user_account_id = any(accounts_of($1, $3)) and state <> 'cancelled'`,
};

/** Whether a customer has as many rewards of a goal as one may get. */
async function hasAll(client: Queryable, { companyId, accountId }: Claiming, goal: Goal) {
  if (goal.per_customer === null) return false;
  const values = [companyId, goal.coupon_id, accountId];
  const { rows } = await client.query<{ given: number }>({ ...given, values });
  return (rows[0]?.given ?? 0) >= goal.per_customer;
}

/** Gives one reward, unless the coupon is used up, or the customer has all of theirs. */
async function reward(client: Queryable, by: Claiming, goal: Goal, transactionId: number) {
  if (await hasAll(client, by, goal)) return undefined;
  try {
    await takeCoupon(client, by.companyId, goal.coupon_id, 0);
  } catch (error) {
    if (error instanceof Refusal) return undefined;
    throw error;
  }
  const { until, day } = await validityOf(client, by);
  return insertClaim(client, by, {
    kind: 'goal',
    title: goal.gift_title,
    couponId: goal.coupon_id,
    giftId: null,
    points: 0,
    pointsGiven: 0,
    storeId: by.storeId,
    expiresAt: until,
    day,
    transactionId,
  });
}

const sumOf = (steps: readonly Step[]) => steps.reduce((sum, { left }) => sum + left, 0);
const mostRewards = 20;

/**
 * Counts a receipt towards the store's goal and gives the rewards it fills, in the posting's
 * transaction; answers the first of them. Rewards once given stay, whatever becomes of the goal.
 */
export async function advanceGoal(
  client: Queryable,
  by: Claiming,
  goal: Goal,
  transactionId: number,
  amount: number,
): Promise<Reward | null> {
  const { companyId, accountId, nowMs } = by;
  const value = goal.goal_type === 'sum' ? amount : 1;
  const who = [companyId, goal.coupon_id, accountId];
  const now = new Date(nowMs);
  await client.query({ ...addStep, values: [...who, transactionId, value, now] });
  const { rows: steps } = await client.query<Step>({
    ...openSteps,
    values: [...who, goal.goal_max_days, now],
  });
  let first: Reward | null = null;
  for (let awarded = 0; awarded < mostRewards && sumOf(steps) >= targetOf(goal); awarded += 1) {
    const made = await reward(client, by, goal, transactionId);
    if (!made) break;
    await use(client, by, goal, made.claimId, steps);
    first ??= { title: goal.gift_title, code: made.code };
  }
  return first;
}

interface Lowered {
  coupon_id: number;
  user_account_id: number;
  left: number;
}

// A receipt counts no more once less than the goal's minimum is left of it.
const lower = {
  name: 'lower-goal-step',
  text: `update goal_steps s set value = s.value - d.less, "left" = s."left" - d.less
    from (select g.coupon_id, g.transaction_id, case k.goal_type when 'sum' then least(g.value, $3)
        when 'transactions' then case when $4 <= 0 or $4 < k.goal_minimum_amount then g.value else 0 end else 0 end as less
      from goal_steps g join coupons k on k.company_id = g.company_id and k.coupon_id = g.coupon_id
      where g.company_id = $1 and g.transaction_id = $2) d
    where s.company_id = $1 and s.transaction_id = $2 and s.coupon_id = d.coupon_id and d.less > 0
    returning s.coupon_id, s.user_account_id, s."left"`,
};
// One that is over without having been used gives its progress back as well, once.
const lastReward = {
  name: 'last-goal-reward',
  text: `select c.claim_id, c.state from claims c cross join lateral (select count(*) > 0 as has, coalesce(bool_or(p.transaction_id = $4), false) as own
      from goal_parts p where p.company_id = c.company_id and p.claim_id = c.claim_id) parts
    where c.company_id = $1 and c.coupon_id = $2 and c.user_account_id = $3 and c.state <> 'redeemed' and (c.state = 'claimed' or parts.has)
    order by parts.own desc, c.state = 'claimed' desc, c.claim_id desc limit 1`,
};
const restore = {
  name: 'restore-goal-steps',
  text: `with back as (delete from goal_parts where company_id = $1 and claim_id = $4 returning transaction_id, used)
    update goal_steps s set "left" = s."left" + back.used from back
    where s.company_id = $1 and s.coupon_id = $2 and s.user_account_id = $3 and s.transaction_id = back.transaction_id`,
};

/** A receipt that is given back: how much of it, and what is left of it, in minor units. */
interface Returned {
  companyId: number;
  transactionId: number;
  userId: number;
  nowMs: number;
  returned: number;
  left: number;
}

/**
 * Lowers the progress a returned receipt made. A reward it had filled is cancelled while it is not
 * redeemed; after that the progress is owed, and later receipts make it good.
 */
export async function lowerGoal(client: Queryable, back: Returned): Promise<void> {
  const { companyId, transactionId, userId, nowMs } = back;
  const { rows } = await client.query<Lowered>({
    ...lower,
    values: [companyId, transactionId, back.returned, back.left],
  });
  for (const { coupon_id, user_account_id, left } of rows) {
    if (left >= 0) continue;
    const who = [companyId, coupon_id, user_account_id];
    const { rows: unused } = await client.query<{ claim_id: number; state: ClaimState }>({
      ...lastReward,
      values: [...who, transactionId],
    });
    const [last] = unused;
    if (!last) continue;
    if (last.state === 'claimed') {
      const claim = await findClaim(client, companyId, last.claim_id);
      await endClaim(client, claim, 'cancelled', { companyId, userId, nowMs });
    }
    await client.query({ ...restore, values: [...who, last.claim_id] });
  }
}
