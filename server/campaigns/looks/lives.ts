import { statusIds } from '../../../contract/campaigns/kinds.ts';
import type { Database } from '../../db/connection.ts';
import { withTransaction } from '../../db/transaction.ts';
import { bumpCampaigns } from '../running.ts';

/** SQL: a campaign `c` whose look `l` is done with everybody up to a moment. */
const lookedUpTo = (
  moment: string,
) => `exists (select 1 from campaign_looks l where l.company_id = c.company_id
  and l.campaign_id = c.campaign_id and l.until_at is null and l.looked_until >= ${moment} and l.revision = c.revision)`;
const options = `c.definition -> 'campaign_type_options'`;
const isTold = `not exists (select 1 from messages m where m.company_id = c.company_id and m.campaign_id = c.campaign_id and m.state = 'queued')
  and not exists (select 1 from message_sends s join message_send_people p on p.company_id = s.company_id and p.send_id = s.send_id
    where s.company_id = c.company_id and s.campaign_id = c.campaign_id and s.cancelled_at is null)`;
/** SQL: one that is for one time, a moment or a list, when everybody has had it and its messages have left. */
const isDone = `(c.type = 'scheduled' and ${options} ->> 'every' = 'once' and ${lookedUpTo(`(${options} ->> 'at')::timestamptz`)}
  or c.type = 'list' and ${lookedUpTo('c.started_at')}) and ${isTold}`;

// What looks at the clock ends once it has looked up to its end, or is done with all it is for.
const turn = {
  start: `update campaigns c set status = 'running', campaign_status_id = ${statusIds.running}, started_at = starts_at, updated_at = now()
    where status = 'scheduled' and starts_at <= $1 returning company_id`,
  end: `update campaigns c set status = 'ended', campaign_status_id = ${statusIds.ended}, updated_at = now()
    where status = 'running' and ($1::timestamptz >= ends_at and (type in ('transaction', 'draw') or exists (select 1 from campaign_looks l
      where l.company_id = c.company_id and l.campaign_id = c.campaign_id and l.until_at is null and l.looked_until >= c.ends_at)) or ${isDone})
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
