import { findClaim, isOrdered } from '../coupons/find.ts';
import { takeBackPosting } from '../coupons/points.ts';
import { endClaim } from '../coupons/settle.ts';
import type { Queryable } from '../db/transaction.ts';
import type { Left } from '../ledger/returns.ts';
import { withdrawMessages } from '../messages/withdraw.ts';
import { giveBackToCaps } from './caps.ts';

/** A return, before it is posted. */
interface Back {
  readonly companyId: number;
  readonly transactionId: number;
  readonly userId: number;
  readonly nowMs: number;
}

interface Undoing extends Back {
  /** Minor units, or all that is left. */
  readonly amount: number | undefined;
}

const rest = {
  name: 'rest-of-receipt',
  text: 'select amount - returned_amount as rest from transactions where company_id = $1 and transaction_id = $2',
};
const took = (
  which: string,
) => `select p.participant_id, survivor_of(p.company_id, p.user_account_id) as user_account_id, p.store_id, to_jsonb(p.posting_ids) as posting_ids, to_jsonb(p.claim_ids) as claim_ids
    from campaign_participants p ${which} p.company_id = $1 and p.transaction_id = $2 and p.state = 'given' order by p.participant_id desc`;
const tookByReceipt = { name: 'took-part-by-receipt', text: took('where') };
// The balance that a receipt brought, without what its returns have taken of it and what this one takes; a tier above the
// one that the return leaves.
const tookByReached = {
  name: 'took-part-by-reached',
  text: took(`join transactions t on t.company_id = p.company_id and t.transaction_id = p.transaction_id
      join campaigns k on k.company_id = p.company_id and k.campaign_id = p.campaign_id and k.type in ('balance', 'tier_reached')
      join campaign_revisions r on r.company_id = p.company_id and r.campaign_id = p.campaign_id and r.revision = p.revision
    where case k.type when 'balance' then (p.matched ->> 'balance')::numeric * 100 - t.points_taken - $3
        < (r.definition #>> '{campaign_type_options,threshold}')::numeric * 100
      else (select h."from" from point_titles h where h.company_id = p.company_id and h.store_point_title_id = (p.matched ->> 'tier')::bigint)
        > coalesce((select h."from" from point_titles h where h.company_id = p.company_id and h.store_point_title_id = $4), -1) end and`),
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
async function endClaims(client: Queryable, back: Back, ids: readonly number[]) {
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

/** Takes back what these participants got; answers who they are. */
async function takeBackAll(client: Queryable, back: Back, rows: readonly Took[]) {
  const { companyId, transactionId, userId, nowMs } = back;
  for (const { participant_id, user_account_id, store_id, posting_ids, claim_ids } of rows) {
    const held = { companyId, storeId: store_id, accountId: user_account_id, userId, nowMs };
    for (const id of posting_ids) await takeBackPosting(client, { ...held, transactionId }, id);
    const used = await endClaims(client, back, claim_ids);
    const state = used ? 'marked' : 'taken_back';
    await client.query({ ...note, values: [companyId, participant_id, state] });
    if (!used) await giveBackToCaps(client, companyId, participant_id);
  }
  return rows.map(({ participant_id }) => participant_id);
}

/**
 * Takes back what campaigns gave for a receipt, or for a balance or a tier that it brought, in the return's own transaction
 * and once the whole of it is back: its points, which may leave a deficit, claims that were not used, and messages that
 * have not left. What was used is marked.
 */
export async function undoCampaigns(client: Queryable, back: Undoing): Promise<void> {
  const { companyId, transactionId, amount } = back;
  const own = [companyId, transactionId];
  const { rows: left } = await client.query<{ rest: number }>({ ...rest, values: own });
  const open = left[0]?.rest ?? 0;
  if (amount !== undefined && amount < open) return;
  const { rows } = await client.query<Took>({ ...tookByReceipt, values: own });
  const participantIds = await takeBackAll(client, back, rows);
  const occasions = [`receipt ${transactionId}`];
  await withdrawMessages(client, { companyId, occasions, participantIds });
}

/**
 * The same for a balance that the receipt would not have brought to its threshold without the points that its returns take,
 * this one's among them, and for a tier that the return leaves.
 */
export async function undoReached(client: Queryable, back: Back, { taken, tierId }: Left) {
  const { companyId, transactionId } = back;
  const values = [companyId, transactionId, taken, tierId];
  const { rows } = await client.query<Took>({ ...tookByReached, values });
  const participantIds = await takeBackAll(client, back, rows);
  await withdrawMessages(client, { companyId, participantIds });
}
