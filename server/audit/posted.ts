import { sql } from 'drizzle-orm';
import type { Database } from '../db/connection.ts';
import { auditLogTable as log } from '../tables/audit.ts';

const posting = sql`case when ${log.subject} = 'postings' then ${log.subject_id}::bigint end`;

/** Whose points were changed, as they are called now: nobody once they are forgotten. */
export const holder = sql`(select nullif(concat_ws(' ', c.first_name, c.last_name), '')
  from postings p join customers c on c.company_id = p.company_id and c.user_account_id = p.user_account_id
  where p.company_id = ${log.company_id} and p.posting_id = ${posting} and c.anonymised_at is null)`;

/** The balance before a posting and after it, in hundredths of points, as the ledger has them. */
export async function balancesAround({ db }: Database, companyId: number, postingId: number) {
  const { rows } = await db.execute(sql`
    select coalesce(sum(e.amount) filter (where e.posting_id < ${postingId}), 0)::bigint as before,
        coalesce(sum(e.amount), 0)::bigint as after
      from postings p join entries e on e.company_id = p.company_id and e.posting_id = p.posting_id
      where p.company_id = ${companyId} and p.posting_id <= ${postingId} and e.side = 'customer'
        and p.user_account_id = (select user_account_id from postings where company_id = ${companyId} and posting_id = ${postingId})`);
  const { before, after } = rows[0] as { before: number; after: number };
  return { before: Number(before), after: Number(after) };
}
