import { sql } from 'drizzle-orm';
import type { CampaignStatus } from '../../contract/campaigns/kinds.ts';
import type { Executor } from '../db/executor.ts';

interface Of {
  readonly companyId: number;
  readonly campaignId: number;
}

// Who was given something is told of it in any case, and what another campaign says in the same message.
const waiting = ({
  companyId,
  campaignId,
}: Of) => sql`m.company_id = ${companyId} and m.campaign_id = ${campaignId}
  and m.state = 'queued' and not exists (select 1 from campaign_participants p where p.company_id = m.company_id
    and p.participant_id = m.participant_id and (p.points > 0 or cardinality(p.claim_ids) > 0))
  and not exists (select 1 from messages j where j.company_id = m.company_id and j.joined_to = m.occasion)`;

const hold = (of: Of) =>
  sql`update messages m set next_try_at = 'infinity', reason = 'paused' where ${waiting(of)}`;
const release = (of: Of) =>
  sql`update messages m set next_try_at = date_trunc('milliseconds', now()), reason = null,
    useful_until = now() + message_useful_for(false, m.purpose) where ${waiting(of)} and m.reason = 'paused'`;
const drop = (of: Of) =>
  sql`update messages m set state = 'suppressed', reason = 'cancelled' where ${waiting(of)}`;

/**
 * In the transaction that changes where a campaign stands: what it only says and has not said yet waits
 * while somebody has paused it, and is not said any more once it was cancelled.
 */
export async function settleWaiting(tx: Executor, of: Of, status: CampaignStatus): Promise<void> {
  const change = status === 'paused' ? hold : status === 'cancelled' ? drop : release;
  await tx.execute(change(of));
}
