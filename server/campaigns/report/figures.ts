import { tookPart } from '../../tables/campaigns.ts';
import { messageCounts } from '../../tables/messages.ts';

/** The figures of a report, each of one statement: company, campaign, time zone. */
const day = (column: string) => `to_char(${column} at time zone $3, 'YYYY-MM-DD')`;
const own = 'company_id = $1 and campaign_id = $2';
const ownOf = (table: string) => `${table}.company_id = $1 and ${table}.campaign_id = $2`;
/** For how long before and after they first took part customers are compared, in days. */
export const comparedDays = 30;

export interface Day {
  day: string;
  reached: number;
  sent: number;
  delivered: number;
  redeemed: number;
  points: number;
  /** What they were worth when they were given: hundredths of points times hundredths of a minor unit. */
  worth: string;
  /** Gifts in minor units, messages in minor units with their fractions. */
  gifts: number;
  messages: number;
}

// Where another message of the same receipt has the campaign's text, that one says what became of it, and costs it nothing.
const ownMessages = `(select m.channel, m.state, m.created_at, m.parts, m.cost from messages m where ${ownOf('m')} and m.joined_to is null
    union all select h.channel, h.state, h.created_at, 0, 0 from messages m
      join messages h on h.company_id = m.company_id and h.occasion = m.joined_to where ${ownOf('m')}) m`;

// Of what came back with a receipt the points are gone; a gift that was used by then stays.
const took = `took as (select p.day, p.cost, p.claim_ids, case p.state when 'given' then p.points else 0 end as points,
      case p.state when 'given' then (select coalesce(-sum(e.amount * o.point_value), 0) from unnest(p.posting_ids) i (id)
        join postings o on o.company_id = $1 and o.posting_id = i.id
        join entries e on e.company_id = $1 and e.posting_id = o.posting_id and e.side = 'issued') else 0 end as worth
    from campaign_participants p where p.${own} and ${tookPart('p')})`;

export const daysRead = {
  name: 'report-days',
  text: `with ${took},
    parts as (
      select day, count(*) as reached, 0 as sent, 0 as delivered, 0 as redeemed, sum(points) as points, sum(worth) as worth, sum(cost) as gifts,
          0::float8 as messages from took group by day
      union all select x.day, 0, x.sent, x.delivered, 0, 0, 0, 0, x.cost from (select ${day('m.created_at')} as day, ${messageCounts('m')}
        from ${ownMessages} group by 1) x
      union all select ${day('c.redeemed_at')}, 0, 0, 0, count(*), 0, 0, 0, 0 from took t cross join lateral unnest(t.claim_ids) as k (id)
        join claims c on c.company_id = $1 and c.claim_id = k.id and c.state = 'redeemed' group by 1)
    select day, sum(reached)::int as reached, sum(sent)::int as sent, sum(delivered)::int as delivered, sum(redeemed)::int as redeemed,
      sum(points)::float8 as points, sum(worth)::text as worth, sum(gifts)::float8 as gifts, sum(messages)::float8 as messages
    from parts where day is not null group by day having sum(reached) + sum(sent) + sum(delivered) + sum(redeemed) > 0 order by day`,
};

export interface Whole {
  people: number;
  times: number;
  failed: number;
  taken_back: number;
  claims: number;
}

export const wholeRead = {
  name: 'report-whole',
  text: `select count(distinct p.user_account_id) filter (where ${tookPart('p')})::int as people, count(*) filter (where ${tookPart('p')})::int as times,
      count(*) filter (where p.state = 'failed')::int as failed, count(*) filter (where p.state = 'taken_back')::int as taken_back,
      coalesce(sum(cardinality(p.claim_ids)) filter (where ${tookPart('p')}), 0)::int as claims
    from campaign_participants p where p.${own}`,
};

export const channelsRead = {
  name: 'report-channels',
  text: `select m.channel, count(*)::int as messages, ${messageCounts('m')} from ${ownMessages} group by 1 order by 1`,
};

export interface Compared {
  before_receipts: number;
  before_turnover: number;
  after_receipts: number;
  after_turnover: number;
}

// As many days before as there have been since, so that who took part yesterday does not count as lost.
export const comparedRead = {
  name: 'report-compared',
  text: `with firsts as (select user_account_id, min(created_at) as at from campaign_participants p
        where p.${own} and ${tookPart('p')} group by user_account_id),
      spans as (select user_account_id, at, least(interval '${comparedDays} days', $3::timestamptz - at) as span from firsts)
    select coalesce(sum(b.receipts), 0)::int as before_receipts, coalesce(sum(b.turnover), 0)::float8 as before_turnover,
      coalesce(sum(a.receipts), 0)::int as after_receipts, coalesce(sum(a.turnover), 0)::float8 as after_turnover
    from spans s
    cross join lateral (select count(*) as receipts, sum(t.amount - t.returned_amount) as turnover from transactions t where t.company_id = $1
      and t.user_account_id = s.user_account_id and t.status = 'posted' and t.created_at >= s.at - interval '1 hour' - s.span and t.created_at < s.at - interval '1 hour') b
    cross join lateral (select count(*) as receipts, sum(t.amount - t.returned_amount) as turnover from transactions t where t.company_id = $1
      and t.user_account_id = s.user_account_id and t.status = 'posted' and t.created_at > s.at and t.created_at <= s.at + s.span) a`,
};

export const aroundRead = {
  name: 'report-around',
  text: `select k.title, cs.time_zone, (select s.currency from stores s where s.company_id = $1 and s.store_id = $1) as currency, (select p.result from campaign_previews p where p.company_id = k.company_id
      and p.campaign_id = k.campaign_id and p.result is not null order by p.campaign_preview_id limit 1) as preview
    from campaigns k join company_settings cs on cs.company_id = k.company_id where k.company_id = $1 and k.campaign_id = $2`,
};
