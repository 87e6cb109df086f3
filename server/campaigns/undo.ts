import { findClaim, isOrdered } from '../coupons/find.ts';
import { takeBackPosting } from '../coupons/points.ts';
import { endClaim } from '../coupons/settle.ts';
import type { Queryable } from '../db/transaction.ts';
import { withdrawMessages } from '../messages/withdraw.ts';
import { giveBackToCaps } from './caps.ts';

/** A return, before it is posted: minor units, or all that is left. */
interface Undoing {
  readonly companyId: number;
  readonly storeId: number;
  readonly transactionId: number;
  readonly userId: number;
  readonly nowMs: number;
  readonly amount: number | undefined;
}

const rest = {
  name: 'rest-of-receipt',
  text: 'select amount - returned_amount as rest from transactions where company_id = $1 and transaction_id = $2',
};
const took = {
  name: 'took-part-by-receipt',
  text: `select p.participant_id, survivor_of(p.company_id, p.user_account_id) as user_account_id, p.store_id, to_jsonb(p.posting_ids) as posting_ids, to_jsonb(p.claim_ids) as claim_ids from campaign_participants p
    where p.company_id = $1 and p.transaction_id = $2 and p.state = 'given' order by p.participant_id desc`,
};
const note = {
  name: 'note-campaign-undone',
  text: 'update campaign_participants set state = $3 where company_id = $1 and participant_id = $2',
};

interface Took {
  participant_id: number;
  user_account_id: number;
  store_id: number;
  posting_ids: number[];
  claim_ids: number[];
}

/** Ends the claims that were not used; answers whether one was. */
async function endClaims(client: Queryable, back: Undoing, ids: readonly number[]) {
  const { companyId, userId, nowMs } = back;
  let used = false;
  for (const id of ids) {
    const claim = await findClaim(client, companyId, id);
    if (claim.state === 'redeemed' || isOrdered(claim)) used = true;
    else if (claim.state === 'claimed')
      await endClaim(client, claim, 'cancelled', { companyId, userId, nowMs });
  }
  return used;
}

/**
 * Takes back what campaigns gave for a receipt, or for a balance or a tier that it brought, in the return's own transaction
 * and once the whole of it is back: its points, which may leave a deficit, claims that were not used, and messages that
 * have not left. What was used is marked.
 */
export async function undoCampaigns(client: Queryable, back: Undoing): Promise<void> {
  const { companyId, transactionId, userId, nowMs, amount } = back;
  const own = [companyId, transactionId];
  const { rows: left } = await client.query<{ rest: number }>({ ...rest, values: own });
  const open = left[0]?.rest ?? 0;
  if (amount !== undefined && amount < open) return;
  const { rows } = await client.query<Took>({ ...took, values: own });
  for (const { participant_id, user_account_id, store_id, posting_ids, claim_ids } of rows) {
    const held = { companyId, storeId: store_id, accountId: user_account_id, userId, nowMs };
    for (const id of posting_ids) await takeBackPosting(client, { ...held, transactionId }, id);
    const used = await endClaims(client, back, claim_ids);
    const state = used ? 'marked' : 'taken_back';
    await client.query({ ...note, values: [companyId, participant_id, state] });
    if (!used) await giveBackToCaps(client, companyId, participant_id);
  }
  const participantIds = rows.map(({ participant_id }) => participant_id);
  await withdrawMessages(client, { companyId, transactionId, participantIds });
}
