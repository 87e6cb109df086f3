import { statusIds } from '../../../contract/campaigns/kinds.ts';
import type { Database } from '../../db/connection.ts';
import { withTransaction } from '../../db/transaction.ts';
import { bumpCampaigns } from '../running.ts';

// What looks at the clock ends once it has looked up to its end.
const turn = {
  start: `update campaigns c set status = 'running', campaign_status_id = ${statusIds.running}, started_at = starts_at, updated_at = now()
    where status = 'scheduled' and starts_at <= $1 returning company_id`,
  end: `update campaigns c set status = 'ended', campaign_status_id = ${statusIds.ended}, updated_at = now()
    where status = 'running' and ends_at <= $1 and (type in ('transaction', 'draw') or exists (select 1 from campaign_looks l
      where l.company_id = c.company_id and l.campaign_id = c.campaign_id and l.until_at is null and l.looked_until >= c.ends_at))
    returning company_id`,
} as const;

const turned = (database: Database, which: keyof typeof turn, nowMs: number) =>
  withTransaction(database, async (client) => {
    const { rows } = await client.query<{ company_id: number }>(turn[which], [new Date(nowMs)]);
    for (const id of new Set(rows.map(({ company_id }) => company_id)))
      await bumpCampaigns(client, id);
    return rows.length;
  });

/** Starts campaigns whose time has come. */
export const startDue = (database: Database, nowMs: number) => turned(database, 'start', nowMs);

/** Ends campaigns whose time is over. */
export const endDue = (database: Database, nowMs: number) => turned(database, 'end', nowMs);
