import type { CampaignType } from '../../contract/campaigns/kinds.ts';
import type { Definition } from '../../contract/campaigns/stored.ts';
import type { Database } from '../db/connection.ts';
import type { Queryable } from '../db/transaction.ts';

/** A campaign that runs, as it is now. */
export interface Running {
  readonly campaign_id: number;
  readonly title: string;
  readonly type: CampaignType;
  readonly revision: number;
  readonly starts_at: Date | null;
  readonly ends_at: Date | null;
  readonly definition: Definition;
}

export interface Known {
  readonly version: number;
  readonly campaigns: readonly Running[];
  readonly timeZone: string;
}

const read = {
  name: 'running-campaigns',
  text: `select cs.campaigns_version as version, cs.time_zone, coalesce((select json_agg(json_build_object('campaign_id', c.campaign_id,
      'title', c.title, 'type', c.type, 'revision', c.revision, 'starts_at', c.starts_at, 'ends_at', c.ends_at,
      'definition', c.definition) order by coalesce((c.definition ->> 'priority')::int, 0) desc, c.campaign_id) from campaigns c where c.company_id = cs.company_id and c.status = 'running'), '[]') as campaigns
    from company_settings cs where cs.company_id = $1`,
};

interface Row {
  version: number;
  time_zone: string;
  campaigns: (Omit<Running, 'starts_at' | 'ends_at'> & {
    starts_at: string | null;
    ends_at: string | null;
  })[];
}

/** By company: what a receipt would else read each time. Each change of a campaign makes another version. */
const known = new WeakMap<Database, Map<number, Known>>();
const knownIn = (database: Database) => {
  const own = known.get(database) ?? new Map<number, Known>();
  known.set(database, own);
  return own;
};

const dateOf = (text: string | null) => (text === null ? null : new Date(text));

/**
 * The campaigns of a company that run, as of a version of them; read anew where another one is known. To be called
 * outside of a transaction: on the embedded database that has the only client.
 */
export async function runningCampaigns(
  database: Database,
  companyId: number,
  version: number,
): Promise<Known> {
  const own = knownIn(database);
  const before = own.get(companyId);
  if (before?.version === version) return before;
  const { rows } = await database.pool.query<Row>({ ...read, values: [companyId] });
  const [row] = rows;
  const now: Known = {
    version: row?.version ?? version,
    timeZone: row?.time_zone ?? 'UTC',
    campaigns: (row?.campaigns ?? []).map((each) => ({
      ...each,
      starts_at: dateOf(each.starts_at),
      ends_at: dateOf(each.ends_at),
    })),
  };
  own.set(companyId, now);
  return now;
}

export const isWithin = ({ starts_at, ends_at }: Running, nowMs: number) =>
  (!starts_at || starts_at.getTime() <= nowMs) && (!ends_at || nowMs < ends_at.getTime());

/** In the transaction of a change: whoever has read the campaigns before reads them anew. */
export const bumpCampaigns = (client: Queryable, companyId: number) =>
  client.query({
    name: 'bump-campaigns',
    text: 'update company_settings set campaigns_version = campaigns_version + 1 where company_id = $1',
    values: [companyId],
  });
