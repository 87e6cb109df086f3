import type { MessageCounts, MessageMetrics } from '../../contract/reports/message-metrics.ts';
import { allowanceOf } from '../billing/limits/assert-room.ts';
import type { Database } from '../db/connection.ts';
import { balanceOf } from '../shop/credits/ledger.ts';
import { messageCounts } from '../tables/messages.ts';

interface Asked {
  readonly companyId: number;
  readonly channel: 'sms' | 'viber';
  /** A month or a day. */
  readonly date: string | undefined;
}

const facts = {
  name: 'metrics-facts',
  text: `select c.currency, p.day as "from", (p.day::date + case when $3 then interval '1 day' else interval '1 month' end - interval '1 day')::date::text as "to",
      p.day::date::timestamp at time zone cs.time_zone as since,
      (p.day::date + case when $3 then interval '1 day' else interval '1 month' end) at time zone cs.time_zone as until, cs.time_zone as zone
    from company_settings cs join stores c on c.company_id = cs.company_id and c.store_id = cs.company_id
    cross join lateral (select coalesce($4::text, to_char($2::timestamptz at time zone cs.time_zone, 'YYYY-MM-01')) as day) p
    where cs.company_id = $1`,
};

interface Facts {
  currency: string;
  from: string;
  to: string;
  since: Date;
  until: Date;
  zone: string;
}

const within = `m.company_id = $1 and m.channel = $2 and m.created_at >= $3 and m.created_at < $4`;

const byDay = {
  name: 'metrics-days',
  text: `select to_char(m.created_at at time zone $5, 'YYYY-MM-DD') as day, ${messageCounts('m')} from messages m where ${within} group by 1 order by 1`,
};
const byCause = {
  name: 'metrics-causes',
  text: `select m.campaign_id, m.send_id, max(k.title) as title, ${messageCounts('m')} from messages m
    left join campaigns k on k.company_id = m.company_id and k.campaign_id = m.campaign_id
    where ${within} group by 1, 2 order by sent desc, 1 nulls last, 2 nulls last limit 100`,
};
const byReason = {
  name: 'metrics-reasons',
  text: `select m.reason, m.state, count(*)::int as count from messages m
    where ${within} and m.state in ('failed', 'suppressed') group by 1, 2 order by 3 desc, 1`,
};

/** Money of whole minor units; the fractions of a text's price are kept until they are added up. */
const told = <R extends MessageCounts>(row: R): R => ({ ...row, cost: Math.round(row.cost) / 100 });

const names = ['sent', 'delivered', 'failed', 'suppressed', 'queued', 'parts', 'cost'] as const;
const totalOf = (rows: readonly MessageCounts[]) =>
  told(
    Object.fromEntries(
      names.map((name) => [name, rows.reduce((sum, row) => sum + row[name], 0)]),
    ) as MessageCounts,
  );

/** What became of a channel's messages in a month or on a day of the company's calendar, and what they cost. */
export async function messageMetricsOf(
  database: Database,
  asked: Asked,
  nowMs: number,
): Promise<MessageMetrics> {
  const { pool } = database;
  const { companyId, channel, date } = asked;
  const isDay = date?.length === 10;
  const first = date === undefined || isDay ? (date ?? null) : `${date}-01`;
  const values = [companyId, new Date(nowMs), isDay, first];
  const known = (await pool.query<Facts>({ ...facts, values })).rows[0];
  if (!known) throw new Error('A company without settings');
  const { from, to, since, until } = known;
  const range = [companyId, channel, since, until];
  type Day = MessageMetrics['days'][number];
  const days = await pool.query<Day>({ ...byDay, values: [...range, known.zone] });
  const causes = await pool.query<MessageMetrics['causes'][number]>({
    ...byCause,
    values: range,
  });
  const reasons = await pool.query<MessageMetrics['reasons'][number]>({
    ...byReason,
    values: range,
  });
  return {
    currency: known.currency,
    period: { from, to, since: since.toISOString(), until: until.toISOString() },
    days: days.rows.map(told),
    causes: causes.rows.map(told),
    reasons: reasons.rows,
    total: totalOf(days.rows),
    // Plans limit texts alone.
    allowance:
      (channel === 'sms' ? await allowanceOf(database.db, companyId, 'sms_per_month') : null) ??
      null,
    credits: await balanceOf(database.db, { companyId, storeId: companyId, credit: channel }),
  };
}
