import type { Logger } from 'pino';
import type { Database } from '../db/connection.ts';
import { withTransaction } from '../db/transaction.ts';
import { Refusal } from '../http/refusal.ts';
import { every } from '../jobs/every.ts';
import { findClaim } from './find.ts';
import { endClaim, lockOf } from './settle.ts';

const everyMs = 10 * 60_000;
const batch = 200;

interface Due {
  company_id: number;
  claim_id: number;
  keep: boolean;
}

// Codes that are nobody's hold no points and take up no place: whoever brings one is told its date.
const due = {
  name: 'expired-claims',
  text: `select c.company_id, c.claim_id, not cs.return_points_after_coupon_exp as keep from claims c
    join company_settings cs on cs.company_id = c.company_id
    where c.state = 'claimed' and c.expires_at <= $1 and c.user_account_id is not null order by c.expires_at limit ${batch}`,
};

const expireOne = (
  database: Database,
  { company_id: companyId, claim_id, keep }: Due,
  nowMs: number,
) =>
  withTransaction(database, async (client) => {
    const before = await findClaim(client, companyId, claim_id);
    await lockOf(client, companyId, before);
    const claim = await findClaim(client, companyId, claim_id);
    if (claim.state !== 'claimed') return 0;
    await endClaim(client, claim, 'expired', { companyId, userId: null, nowMs }, keep);
    return 1;
  }).catch((error: unknown) => {
    // Redeemed or cancelled in this very moment: then it did not expire.
    if (error instanceof Refusal) return 0;
    throw error;
  });

/**
 * Ends every claim whose time has passed; points go back to their lots, or expire where the company
 * returns none (return_points_after_coupon_exp). Safe to repeat and to kill; answers how many.
 */
export async function expireClaims(database: Database, nowMs: number): Promise<number> {
  let expired = 0;
  for (;;) {
    const { rows } = await database.pool.query<Due>({ ...due, values: [new Date(nowMs)] });
    let ended = 0;
    for (const each of rows) ended += await expireOne(database, each, nowMs);
    expired += ended;
    if (ended === 0) return expired;
  }
}

/** Looks for claims to expire every ten minutes; answers how to stop. */
export const startClaimExpiry = (database: Database, now: () => number, log: Logger) =>
  every('claim expiry', everyMs, log, () => expireClaims(database, now()));
