import type { Queryable } from '../db/transaction.ts';

/** The two accounts of a merge: whose effects move, and to which account. */
interface Move {
  readonly companyId: number;
  readonly from: number;
  readonly to: number;
}

const claims = {
  name: 'move-open-claims',
  text: `update claims set user_account_id = $3 where company_id = $1 and user_account_id = $2 and state = 'claimed' returning claim_id`,
};
const claimsBack = {
  name: 'move-claims-back',
  text: `update claims set user_account_id = $3 where company_id = $1 and user_account_id = $2 and claim_id = any($4::bigint[])`,
};
// A step belongs to the account that its receipt was posted on, or to one that this was merged into.
const steps = {
  name: 'move-goal-steps',
  text: `update goal_steps s set user_account_id = $3 from transactions t where s.company_id = $1 and s.user_account_id = $2
    and t.company_id = s.company_id and t.transaction_id = s.transaction_id and t.user_account_id = any($4::bigint[])`,
};
const accounts = {
  name: 'accounts-of-merged',
  text: 'select to_jsonb(accounts_of($1, $2)) as ids',
};

async function moveSteps(client: Queryable, { companyId, from, to }: Move, merged: number) {
  const { rows } = await client.query<{ ids: number[] }>({
    ...accounts,
    values: [companyId, merged],
  });
  await client.query({ ...steps, values: [companyId, from, to, rows[0]?.ids ?? []] });
}

/**
 * Moves what receipts of an account caused and what is open still: claims, and progress towards goals.
 * Who took part in what stays where it happened and counts for both (`accounts_of`). Answers the ids of the claims.
 */
export async function moveEffects(client: Queryable, move: Move): Promise<number[]> {
  const { companyId, from, to } = move;
  await moveSteps(client, move, from);
  const values = [companyId, from, to];
  const { rows } = await client.query<{ claim_id: number }>({ ...claims, values });
  return rows.map(({ claim_id }) => claim_id);
}

/** The reverse, once the merged account is one of its own again; `to` is that account. */
export async function moveEffectsBack(
  client: Queryable,
  move: Move,
  claimIds: readonly number[],
): Promise<void> {
  const { companyId, from, to } = move;
  await moveSteps(client, move, to);
  await client.query({ ...claimsBack, values: [companyId, from, to, claimIds] });
}
