import {
  type CampaignReport,
  type PreviewResult,
  readReport,
} from '../../../contract/campaigns/previews.ts';
import type { OfferChannel } from '../../../contract/messages/channels.ts';
import type { Database } from '../../db/connection.ts';
import { Refusal } from '../../http/refusal.ts';
import { type Api, serve } from '../../http/serve.ts';
import { moneyOf, pointsOf, worth } from '../../runtime/units.ts';
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
  point_value: number;
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
}

const whole = (minor: number) => moneyOf(Math.round(minor));

const dayOf = ({ gifts, messages, points, ...day }: Day, pointValue: number) => ({
  ...day,
  points: pointsOf(points),
  cost: whole(worth(points, pointValue) + gifts + messages),
});

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
  const { title, currency, point_value, time_zone, preview } = around;
  const [days, all, channels, compared] = await Promise.all([
    pool.query<Day>({ ...daysRead, values: [...own, time_zone] }),
    pool.query<Whole>({ ...wholeRead, values: own }),
    pool.query<Channel>({ ...channelsRead, values: own }),
    pool.query<Compared>({ ...comparedRead, values: [...own, new Date(nowMs)] }),
  ]);
  const [{ points, gifts_cost, claims, ...counts }] = all.rows as [Whole];
  const [then] = compared.rows as [Compared];
  const points_cost = worth(points, point_value);
  const messages_cost = sum(channels.rows, ({ cost }) => cost);
  return {
    campaign_id: id,
    title,
    currency,
    days: days.rows.map((day) => dayOf(day, point_value)),
    ...counts,
    claims,
    redeemed: sum(days.rows, ({ redeemed }) => redeemed),
    points: pointsOf(points),
    points_cost: moneyOf(points_cost),
    gifts: claims,
    gifts_cost: whole(gifts_cost),
    messages: sum(channels.rows, ({ messages }) => messages),
    messages_cost: whole(messages_cost),
    total: whole(points_cost + gifts_cost + messages_cost),
    by_channel: channels.rows.map((row) => ({ ...row, cost: whole(row.cost) })),
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
