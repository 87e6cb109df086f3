import type { Programme } from './programme.ts';

/** SQL: no gift of this kind was handed over, which has left and is not had back. */
const noneLeft = (claims: string) =>
  `not exists (select 1 from claims h where h.company_id = $1 and h.state = 'redeemed' and ${claims})`;

/** What is left of receipts once all of them are back: nothing of each, but for logs and gifts that were handed over. */
const leftovers: Readonly<Record<string, string>> = {
  points: `select user_account_id, balance, deficit, remainder from accounts where company_id = $1
    and (balance <> 0 or deficit <> 0 or remainder <> 0)`,
  turnover: `select user_account_id, total_amount, total_transactions from accounts where company_id = $1
    and (total_amount <> 0 or total_transactions <> 0)`,
  lots: 'select lot_id from lots where company_id = $1 and points_left <> 0',
  claims: `select claim_id, kind, state from claims where company_id = $1 and state = 'claimed'`,
  participants: `select participant_id, occasion, state from campaign_participants where company_id = $1 and state not in ('taken_back', 'marked')`,
  caps: `select campaign_id, day, participants, points, money from campaign_totals where company_id = $1
    and (participants <> 0 or points <> 0 or money <> 0) and ${noneLeft(`h.kind = 'gift'`)}`,
  goals: `select user_account_id, sum("left") from goal_steps where company_id = $1 and ${noneLeft(`h.kind = 'goal'`)} group by 1 having sum("left") <> 0`,
  messages: `select message_id from messages where company_id = $1 and state = 'queued'`,
  tiers: `select a.user_account_id, p."from" from accounts a join point_titles p on p.company_id = a.company_id
    and p.store_point_title_id = a.store_point_title_id join customers c on c.company_id = a.company_id and c.user_account_id = a.user_account_id
    where a.company_id = $1 and p."from" > 0 and c.merged_into is null`,
};

/** All that is left, by its kind; an empty object as if the receipts had never been. */
export async function leftOf({ till }: Programme): Promise<Record<string, unknown[]>> {
  const found: Record<string, unknown[]> = {};
  for (const [kind, text] of Object.entries(leftovers)) {
    const { rows } = await till.app.database.pool.query(text, [till.company.companyId]);
    if (rows.length) found[kind] = rows;
  }
  return found;
}
