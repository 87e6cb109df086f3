import type { TypeOptions } from '../../../contract/campaigns/type-options.ts';
import type { Queryable } from '../../db/transaction.ts';
import type { Asked, OccasionsOf } from './occasion.ts';
import { alive, momentsIn, readOccasions } from './read.ts';

type Options = TypeOptions['scheduled'];

/** The days of a week or a month; the 31st is the last day of a shorter month. */
const daysOf = ({ every, weekday, month_day }: Options) =>
  every === 'week'
    ? { text: 'extract(isodow from m.day) = $5::int', values: [weekday] }
    : {
        text: `extract(day from m.day) = least($5::int, extract(day from date_trunc('month', m.day) + interval '1 month - 1 day'))`,
        values: [month_day],
      };

async function atsOf(client: Queryable, asked: Asked<Options>): Promise<readonly Date[]> {
  const { every, at, hour } = asked.options;
  if (every === 'once') return at ? [new Date(at)] : [];
  return (await momentsIn(client, asked, hour, daysOf(asked.options))).ats;
}

const text = `select c.user_account_id as account_id, 'at ' || to_char(m.at at time zone 'UTC', 'YYYY-MM-DD"T"HH24:MI"Z"') as occasion, c.store_id, m.at,
    '{}'::jsonb as matched, null::bigint as transaction_id
  from unnest($7::timestamptz[]) m (at) join customers c on c.company_id = $1 and ${alive} and c.created_at <= m.at and c.user_account_id > $5`;

/** All customers there are, at a moment or again and again. */
export const schedules: OccasionsOf<Options> = async (client, asked) => {
  const within = (await atsOf(client, asked)).filter(
    (at) => at.getTime() > asked.fromMs && at.getTime() <= asked.untilMs,
  );
  return within.length ? readOccasions(client, asked, text, [within]) : [];
};
