import {
  type CampaignReport,
  type PreviewResult,
  readReport,
} from '../../../contract/campaigns/previews.ts';
import type { OfferChannel } from '../../../contract/messages/channels.ts';
import type { Database } from '../../db/connection.ts';
import { Refusal } from '../../http/refusal.ts';
import { type Api, serve } from '../../http/serve.ts';
import { apportioned } from '../../runtime/apportion.ts';
import { moneyOf, pointsOf } from '../../runtime/units.ts';
import {
  aroundRead,
  type Compared,
  channelsRead,
  comparedDays,
  comparedRead,
  type Day,
  daysRead,
  type Whole,
  wholeRead,
} from './figures.ts';

interface Around {
  title: string;
  currency: string;
  time_zone: string;
  preview: PreviewResult | null;
}
interface Channel {
  channel: OfferChannel;
  messages: number;
  sent: number;
  delivered: number;
  failed: number;
  suppressed: number;
  cost: number;
  queued: number;
  parts: number;
}

const whole = (minor: number) => moneyOf(Math.round(minor));

const unit = 10_000;
/** What a day cost, exactly: points by what they were worth then, gifts, and messages with their fractions. */
const exact = ({ worth, gifts, messages }: Day) =>
  BigInt(worth) + BigInt(Math.round((gifts + messages) * unit));

/** The days, whose costs add up to the cost of the campaign. */
function daysOf(days: readonly Day[], total: number) {
  const costs = apportioned(days.map(exact), BigInt(total));
  return days.map(({ gifts: _, messages: __, worth: ___, points, ...day }, index) => ({
    ...day,
    points: pointsOf(points),
    cost: moneyOf(costs[index] ?? 0),
  }));
}

const sum = <T>(rows: readonly T[], of: (row: T) => number) =>
  rows.reduce((all, row) => all + of(row), 0);

/** What came of a campaign so far. Throws not_found. */
export async function reportOf(
  { pool }: Pick<Database, 'pool'>,
  companyId: number,
  id: number,
  nowMs: number,
): Promise<CampaignReport> {
  const own = [companyId, id];
  const { rows: found } = await pool.query<Around>({ ...aroundRead, values: own });
  const [around] = found;
  if (!around) throw new Refusal('not_found');
  const { title, currency, time_zone, preview } = around;
  const [days, all, channels, compared] = await Promise.all([
    pool.query<Day>({ ...daysRead, values: [...own, time_zone] }),
    pool.query<Whole>({ ...wholeRead, values: own }),
    pool.query<Channel>({ ...channelsRead, values: own }),
    pool.query<Compared>({ ...comparedRead, values: [...own, new Date(nowMs)] }),
  ]);
  const [{ claims, ...counts }] = all.rows as [Whole];
  const [then] = compared.rows as [Compared];
  const worth = days.rows.reduce((all, day) => all + BigInt(day.worth), 0n);
  const points_cost = Number(worth / BigInt(unit));
  const gifts_cost = sum(days.rows, ({ gifts }) => gifts);
  const messages_cost = Math.round(sum(channels.rows, ({ cost }) => cost));
  const total = points_cost + gifts_cost + messages_cost;
  return {
    campaign_id: id,
    title,
    currency,
    days: daysOf(days.rows, total),
    ...counts,
    claims,
    redeemed: sum(days.rows, ({ redeemed }) => redeemed),
    points: pointsOf(sum(days.rows, ({ points }) => points)),
    points_cost: moneyOf(points_cost),
    gifts: claims,
    gifts_cost: moneyOf(gifts_cost),
    messages: sum(channels.rows, ({ sent }) => sent),
    messages_cost: moneyOf(messages_cost),
    total: moneyOf(total),
    by_channel: channels.rows.map(({ queued: _, parts: __, ...row }) => ({
      ...row,
      cost: whole(row.cost),
    })),
    before: {
      receipts: then.before_receipts,
      turnover: whole(then.before_turnover),
      days: comparedDays,
    },
    after: {
      receipts: then.after_receipts,
      turnover: whole(then.after_turnover),
      days: comparedDays,
    },
    preview,
  };
}

/** What came of campaigns. */
export function mountReports(api: Api) {
  serve(api, readReport, ({ database, scope, params, now }) =>
    reportOf(database, scope.companyId, params.id, now()),
  );
}
