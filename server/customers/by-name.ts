import { sql } from 'drizzle-orm';
import { mostNamed, type NamedCustomer } from '../../contract/customers/customers.ts';
import type { Database } from '../db/connection.ts';
import { matching } from './search/matching.ts';

const shownDigits = 3;

/**
 * The few customers of a company that a name may mean, written in Greek or Latin letters and either way round.
 * A mobile's end tells them apart: whoever looks for a name is not told whom it belongs to.
 */
export async function customersNamed({ db }: Database, companyId: number, name: string) {
  // Letters and nothing else: a search for digits would guess mobiles piece by piece.
  const letters = name.replace(/[^\p{L}\p{M}\s'’-]/gu, ' ').trim();
  const { rows } = await db.execute<NamedCustomer & Record<string, unknown>>(sql`
    select c.user_account_id, c.first_name, c.last_name, right(c.mobile, ${shownDigits}) as mobile_end,
      (select json_build_object('store_point_title_id', t.store_point_title_id, 'title', t.title, 'color', t.color)
        from accounts a join point_titles t on t.company_id = a.company_id and t.store_point_title_id = a.store_point_title_id
        where a.company_id = c.company_id and a.user_account_id = c.user_account_id) as tier
    from customers c where c.company_id = ${companyId} and ${matching(companyId, letters)}
    limit ${mostNamed + 1}`);
  return { customers: rows.slice(0, mostNamed), more: rows.length > mostNamed };
}
