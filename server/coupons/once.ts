import type { SettledVoucher } from '../../contract/coupons/redemption.ts';
import type { Database } from '../db/connection.ts';
import { type Keyed, onceBy } from '../http/once.ts';
import { pointsOf } from '../runtime/units.ts';
import { findClaim } from './find.ts';

/** The same for calls that end a claim: the answer is read from the claim. */
export const settledBefore = (
  database: Database,
  keyed: Keyed,
  work: () => Promise<SettledVoucher>,
): Promise<SettledVoucher> =>
  onceBy(database, keyed, work, async (claimId) => {
    const claim = await findClaim(database.pool, keyed.companyId, claimId);
    const ended = claim.state === 'rejected' || claim.state === 'cancelled';
    return {
      claim_id: claimId,
      state: claim.state,
      title: claim.title,
      points_given: ended ? 0 : pointsOf(claim.points_given),
      points_returned: ended ? pointsOf(claim.points) : 0,
      balance_after: claim.balance === null ? null : pointsOf(claim.balance),
      order_id: null,
      replayed: true,
    };
  });
