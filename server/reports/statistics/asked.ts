import type { StatisticsQuery } from '../../../contract/reports/statistics.ts';
import type { Database } from '../../db/connection.ts';
import { beginningOf } from '../../ledger/moved.ts';
import { monthSoFar, type Period } from '../periods.ts';

/** A store that statistics are asked of. */
export interface StatisticsStore {
  readonly store_id: number;
  readonly name: string;
  readonly company: boolean;
  readonly deleted: boolean;
}

/** Between which instants days lie. */
export interface Range extends Period {
  readonly since: Date;
  readonly until: Date;
}

/** What statistics are asked for, in the company's own terms. */
export interface Asked {
  readonly companyId: number;
  readonly currency: string;
  readonly zone: string;
  readonly today: string;
  readonly range: Range;
  /** In the order of their names. */
  readonly stores: readonly StatisticsStore[];
  readonly channel: 'offline' | 'online' | undefined;
  /** The last day whose sums are kept, by its number, and the moment after it; nulls where none is. */
  readonly lastDay: number | null;
  readonly keptUntil: Date | null;
}

export type Narrowed = Pick<
  StatisticsQuery,
  'from' | 'to' | 'store_ids' | 'region_ids' | 'channel'
>;

const facts = {
  name: 'statistics-facts',
  text: `select c.currency, cs.time_zone as zone, to_char($2::timestamptz at time zone cs.time_zone, 'YYYY-MM-DD') as today,
      k.day as "lastDay", ${beginningOf('k.day + 1', 'cs.time_zone')} as "keptUntil"
    from company_settings cs join stores c on c.company_id = cs.company_id and c.store_id = cs.company_id
    left join ledger_days_kept k on k.company_id = cs.company_id and k.time_zone = cs.time_zone where cs.company_id = $1`,
};

const bounds = {
  name: 'statistics-bounds',
  text: `select $1::date::timestamp at time zone $3 as since, ($2::date + 1)::timestamp at time zone $3 as until`,
};

// Of regions only their stores are meant, and not the company's own desk.
const stores = {
  name: 'statistics-stores',
  text: `select s.store_id, s.name, s.kind = 'company' as company, s.deleted_at is not null as deleted from stores s
    where s.company_id = $1 and s.kind in ('store', 'company') and ($2::bigint[] is null or s.store_id = any($2))
      and ($3::bigint[] is null or s.store_company_network_region_id = any($3)) order by fold(s.name) collate "C", s.store_id`,
};

/** Between which instants the days of a period lie, by the clock of a zone. */
export async function rangeOf({ pool }: Database, period: Period, zone: string): Promise<Range> {
  const values = [period.from, period.to, zone];
  const { rows } = await pool.query<{ since: Date; until: Date }>({ ...bounds, values });
  const [row] = rows;
  if (!row) throw new Error('A period without bounds');
  return { ...period, ...row };
}

/** What a query asks for; the month so far where it names no period. */
export async function askedOf(
  database: Database,
  companyId: number,
  query: Narrowed,
  nowMs: number,
): Promise<Asked> {
  const { pool } = database;
  const { from, to, store_ids = null, region_ids = null, channel } = query;
  const values = [companyId, new Date(nowMs)];
  type Facts = Pick<Asked, 'currency' | 'zone' | 'today' | 'lastDay' | 'keptUntil'>;
  const known = (await pool.query<Facts>({ ...facts, values })).rows[0];
  if (!known) throw new Error('A company without settings');
  const period = from && to ? { from, to } : monthSoFar(known.today);
  const chosen = [companyId, store_ids, region_ids];
  return {
    ...known,
    companyId,
    channel,
    range: await rangeOf(database, period, known.zone),
    stores: (await pool.query<StatisticsStore>({ ...stores, values: chosen })).rows,
  };
}

/** The instants of a period as they are answered. */
export const instantsOf = ({ since, until }: Pick<Range, 'since' | 'until'>) => ({
  since: since.toISOString(),
  until: until.toISOString(),
});

/** A period as it is answered. */
export const periodReply = ({ from, to, ...span }: Range) => ({ from, to, ...instantsOf(span) });

export const storeIdsOf = ({ stores: chosen }: Pick<Asked, 'stores'>) =>
  chosen.map(({ store_id }) => store_id);
