import type { Database } from '../../db/connection.ts';

const old = (moment: string) => `${moment} < $1::timestamptz - interval '30 days'`;

// A list that a campaign is for goes with it; the rejected rows of any have been mended by then.
const lists = `delete from campaign_lists where (company_id, campaign_list_id) in (
    select l.company_id, l.campaign_list_id from campaign_lists l where ${old('l.created_at')}
      and not exists (select 1 from campaigns c where c.company_id = l.company_id and c.type = 'list'
        and (c.definition #>> '{campaign_type_options,campaign_list_id}')::bigint = l.campaign_list_id
        and (c.status not in ('ended', 'cancelled') or not ${old('c.updated_at')}))
    order by l.created_at limit 5)`;
const rejections = `delete from campaign_list_rejections r using campaign_lists l
  where l.company_id = r.company_id and l.campaign_list_id = r.campaign_list_id and ${old('l.created_at')}`;

/** Forgets lists that no campaign is for, and who was in them, after thirty days. */
export async function forgetLists({ pool }: Database, nowMs: number): Promise<void> {
  await pool.query(lists, [new Date(nowMs)]);
  await pool.query(rejections, [new Date(nowMs)]);
}
