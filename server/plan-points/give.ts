import type { Localized } from '../../contract/engine/languages.ts';
import type { Database } from '../db/connection.ts';
import { type Queryable, withTransaction } from '../db/transaction.ts';
import { postAward } from '../ledger/credits.ts';
import { languageOfCountry } from '../messages/texts.ts';
import { Refused } from '../runtime/refused.ts';

interface Giving {
  readonly database: Database;
  readonly now: () => number;
}

interface Waiting {
  company_id: string;
  billing_id: string;
  points: string;
  account_id: string | null;
  number: string;
  plan_name: Localized;
  country_id: number;
}

/** The oldest points that wait, with who gets them: of those who run the place, the first who is a customer. */
const nextText = `select w.company_id, w.billing_id, w.points, b.number, p.plan_name, o.country_id,
    (select c.user_account_id from memberships m join users u on u.user_id = m.user_id
      join customers c on c.company_id = b.company_id and c.mobile = u.mobile and c.country_id = u.country_id and c.deleted_at is null
      where m.company_id = b.buyer_company_id and m.store_id = b.store_id and u.proved_at is not null
      order by m.role_id, m.created_at, m.user_id limit 1) as account_id
  from billing_points w
    join billings b on b.company_id = w.company_id and b.billing_id = w.billing_id
    join subscriptions s on s.company_id = b.company_id and s.subscription_id = b.subscription_id
    join subscription_plans p on p.store_subscription_plan_id = s.store_subscription_plan_id
    join stores o on o.company_id = b.company_id and o.store_id = b.company_id
  where w.given_at is null order by w.earned_at limit 1 for update of w skip locked`;

async function post(client: Queryable, row: Waiting, nowMs: number): Promise<number | null> {
  if (row.account_id === null) return null;
  const companyId = Number(row.company_id);
  const posted = await postAward(client, {
    companyId,
    storeId: companyId,
    accountId: Number(row.account_id),
    userId: null,
    points: Number(row.points),
    kind: 'adjustment',
    reason: `${row.plan_name[languageOfCountry(row.country_id)]} · ${row.number}`,
    nowMs,
  });
  return posted instanceof Refused ? null : posted.postingId;
}

/** Gives the points of one billing; answers whether any waited. */
const giveOne = ({ database, now }: Giving) =>
  withTransaction(database, async (client) => {
    const { rows } = await client.query<Waiting>(nextText);
    const [row] = rows;
    if (!row) return false;
    const nowMs = now();
    const posting = await post(client, row, nowMs);
    await client.query(
      `update billing_points set given_at = $3, posting_id = $4, user_account_id = $5 where company_id = $1 and billing_id = $2`,
      [
        row.company_id,
        row.billing_id,
        new Date(nowMs),
        posting,
        posting === null ? null : row.account_id,
      ],
    );
    return true;
  });

/** Gives what paid billings earned, each once: posting and note are one transaction. */
export async function givePlanPoints(giving: Giving, signal?: AbortSignal) {
  while (!signal?.aborted) if (!(await giveOne(giving))) return;
}
