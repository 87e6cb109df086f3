import type { SettledVoucher } from '../../contract/coupons/redemption.ts';
import type { RefusalId } from '../../contract/engine/errors.ts';
import { undoMinutes } from '../../contract/transactions/transaction-undo.ts';
import type { Database } from '../db/connection.ts';
import { type Queryable, withTransaction } from '../db/transaction.ts';
import { claimKey, type Keyed } from '../http/once.ts';
import { Refusal } from '../http/refusal.ts';
import { pointsOf } from '../runtime/units.ts';
import { findClaim, isOrdered, type Redeemable } from './find.ts';
import { settledBefore } from './once.ts';
import { openAgain } from './open-again.ts';
import { endClaim, lockOf } from './settle.ts';

/** What was handed over, and who takes it back. */
export interface UndoingRedemption extends Keyed {
  storeId: number;
  userId: number;
  /** The paired till that asks, where no person is at it. */
  tillId: number | null;
  claimId: number;
  reason: string | null;
  /** Whether the claim ends as well. */
  cancel: boolean;
}

interface Facts {
  age_ms: number;
  is_own: boolean;
  is_on_receipt: boolean;
  is_built_upon: boolean;
}

// Points that it gave may have been spent since; a receipt takes its coupons back itself.
const read = {
  name: 'undoable-redemption',
  text: `select extract(epoch from $4::timestamptz - c.redeemed_at) * 1000 as age_ms,
      case when c.till_id is null then $6::bigint is null and c.user_id = $5 else c.till_id = $6 end as is_own,
      exists (select 1 from transactions t where t.company_id = c.company_id and t.transaction_id = c.transaction_id
        and t.vouchers @> jsonb_build_array(jsonb_build_object('claim_id', c.claim_id))) as is_on_receipt,
      c.points_given > 0 and exists (select 1 from postings p join postings own on own.company_id = p.company_id and own.claim_id = c.claim_id
        and own.kind = 'coupon' where p.company_id = c.company_id and p.user_account_id in (c.user_account_id, survivor_of(c.company_id, c.user_account_id))
          and p.posting_id > own.posting_id) as is_built_upon
    from claims c where c.company_id = $1 and c.redeem_store_id = $2 and c.claim_id = $3 and c.state = 'redeemed'`,
};

/** Throws not_redeemed, and the refusals of a hand-over that cannot be undone. */
async function assertMay(client: Queryable, wanted: UndoingRedemption, claim: Redeemable) {
  const { companyId, storeId, claimId, nowMs, userId, tillId } = wanted;
  const values = [companyId, storeId, claimId, new Date(nowMs), userId, tillId];
  const facts = (await client.query<Facts>({ ...read, values })).rows[0];
  if (!facts) throw new Refusal('not_redeemed');
  const refusals: [boolean, RefusalId][] = [
    [!facts.is_own, 'hand_over_not_yours'],
    [facts.is_on_receipt, 'hand_over_on_receipt'],
    [Number(facts.age_ms) > undoMinutes * 60_000, 'hand_over_too_late'],
    [isOrdered(claim), 'hand_over_ordered'],
    [facts.is_built_upon, 'hand_over_built_upon'],
  ];
  const refused = refusals.find(([is]) => is)?.[1];
  if (refused) throw new Refusal(refused, { details: { minutes: undoMinutes } });
}

async function undo(client: Queryable, wanted: UndoingRedemption): Promise<SettledVoucher> {
  await lockOf(client, wanted.companyId, await findClaim(client, wanted.companyId, wanted.claimId));
  const claim = await findClaim(client, wanted.companyId, wanted.claimId);
  await assertMay(client, wanted, claim);
  const { cancel, claimId } = wanted;
  const ended = cancel
    ? await endClaim(client, claim, 'cancelled', wanted)
    : { returned: 0, balance: await openAgain(client, claim, wanted) };
  await claimKey(client, wanted, claimId);
  return {
    claim_id: claimId,
    state: cancel ? 'cancelled' : 'claimed',
    title: claim.title,
    points_given: 0,
    points_returned: pointsOf(ended.returned),
    balance_after: ended.balance === null ? null : pointsOf(ended.balance),
    order_id: null,
    replayed: false,
  };
}

/**
 * Takes back what was handed over for a claim, by whoever did or at the till that did, within two minutes: the
 * claim is open again, or ends where it was made only for that. Throws not_found, not_redeemed and what stands
 * against it.
 */
export const undoRedemption = (
  database: Database,
  wanted: UndoingRedemption,
): Promise<SettledVoucher> =>
  settledBefore(database, wanted, () =>
    withTransaction(database, (client) => undo(client, wanted)),
  );
