import { type PreviewResult, previewDays } from '../../../contract/campaigns/previews.ts';
import { offerChannels } from '../../../contract/messages/channels.ts';
import type { Queryable } from '../../db/transaction.ts';
import { hundredthsOf, moneyOf, pointsOf, worth } from '../../runtime/units.ts';
import { costOf } from '../cost/gifts.ts';
import { costOfReward } from '../cost/takes.ts';
import { capped } from './caps.ts';
import type { Under } from './piece.ts';
import type { Tally } from './tally.ts';

const known = {
  name: 'point-value-of-preview',
  text: `select point_value, (select s.currency from stores s where s.company_id = $1 and s.store_id = $1) as currency, to_char(($2::timestamptz at time zone time_zone) - make_interval(days => $3), 'YYYY-MM-DD') as "from",
      to_char($2::timestamptz at time zone time_zone, 'YYYY-MM-DD') as until from company_settings where company_id = $1`,
};
const names = {
  name: 'names-of-examples',
  text: `select user_account_id as id, concat_ws(' ', first_name, last_name) as name from customers
    where company_id = $1 and user_account_id = any($2::bigint[])`,
};

interface Known {
  point_value: number;
  currency: string;
  from: string;
  until: string;
}

const dayMs = 86_400_000;
/** The Monday of a day's week. */
export function mondayOf(day: string): string {
  const at = Date.parse(`${day}T00:00:00Z`);
  const back = (new Date(at).getUTCDay() + 6) % 7;
  return new Date(at - back * dayMs).toISOString().slice(0, 10);
}

function weeksOf(from: string, until: string, days: readonly [string, number][]) {
  const weeks = new Map<string, number>();
  for (let at = mondayOf(from); at <= until; at = mondayOf(later(at, 7))) weeks.set(at, 0);
  for (const [day, times] of days) {
    const week = mondayOf(day);
    weeks.set(week, (weeks.get(week) ?? 0) + times);
  }
  return [...weeks].sort().map(([week, times]) => ({ week, times }));
}

const later = (day: string, days: number) =>
  new Date(Date.parse(`${day}T00:00:00Z`) + days * dayMs).toISOString().slice(0, 10);

async function examplesOf(client: Queryable, companyId: number, { examples }: Tally) {
  const values = [companyId, examples.map(({ accountId }) => accountId)];
  const { rows } = await client.query<{ id: number; name: string }>({ ...names, values });
  const by = new Map(rows.map(({ id, name }) => [id, name]));
  return examples.map(({ accountId, atMs, matched }) => ({
    user_account_id: accountId,
    customer: by.get(accountId) ?? '',
    at: new Date(atMs).toISOString(),
    matched,
  }));
}

/** Money of ten-thousandths of the currency, as the API tells it. */
export const moneyOfPrice = (price: number) => moneyOf(Math.round(price / 100));

/** What a preview found, with what its caps leave of it and what that costs. */
export async function resultOf(
  client: Queryable,
  { company_id: companyId, definition, until }: Under,
  tally: Tally,
): Promise<PreviewResult> {
  const { rows } = await client.query<Known>({ ...known, values: [companyId, until, previewDays] });
  const { point_value, ...period } = rows[0] ?? {
    point_value: 0,
    currency: '',
    from: '',
    until: '',
  };
  const { campaign_reward: reward, caps } = definition;
  const points = hundredthsOf(reward?.points ?? 0);
  const gifts = reward?.gift_ids ?? [];
  const money = await costOf(client, companyId, gifts);
  const wanted = Object.values(tally.days).reduce((sum, each) => sum + each, 0);
  const messaging = Object.values(tally.channels).reduce((sum, { cost }) => sum + cost, 0);
  const each = costOfReward(points, money, { point_value }) + (wanted ? messaging / wanted : 0);
  const { days, times, ...held } = capped(tally.days, caps, { points, money: each });
  const part = wanted ? times / wanted : 0;
  const by_channel = offerChannels.flatMap((channel) => {
    const own = tally.channels[channel];
    if (!own) return [];
    const messages = Math.round(own.messages * part);
    return [{ channel, messages, cost: moneyOfPrice(own.cost * part) }];
  });
  const worthOf = worth(points * times, point_value);
  const messages_cost = by_channel.reduce((sum, { cost }) => sum + minorUnits(cost), 0);
  return {
    ...period,
    people: Math.min(tally.people, times),
    times,
    unreachable: Math.min(tally.unreachable, times),
    weeks: weeksOf(period.from, period.until, days),
    points: pointsOf(points * times),
    points_cost: moneyOf(worthOf),
    gifts: gifts.length * times,
    gifts_cost: moneyOf(money * times),
    messages: by_channel.reduce((sum, { messages }) => sum + messages, 0),
    messages_cost: moneyOf(messages_cost),
    total: moneyOf(worthOf + money * times + messages_cost),
    by_channel,
    ...held,
    examples: await examplesOf(client, companyId, tally),
  };
}

const minorUnits = (money: number) => Math.round(money * 100);
