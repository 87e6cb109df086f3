import type { Queryable } from '../../db/transaction.ts';
import { isWholeBack } from '../../tables/ledger-sql.ts';
import type { Asked, Occasion } from './occasion.ts';

/** SQL: customers `c` who are still there. */
export const alive = 'c.deleted_at is null and c.anonymised_at is null';

/** What is asked, as every statement has it: $1 the company, $2 its zone, $3 and $4 the part of time, $5 and $6 the piece. */
const valuesOf = ({ companyId, timeZone, fromMs, untilMs, after, limit }: Asked<unknown>) => [
  companyId,
  timeZone,
  new Date(fromMs),
  new Date(untilMs),
  after,
  limit,
];

/** SQL: a receipt `t` of which something still counts. */
export const stands = `t.status = 'posted' and not ${isWholeBack('t')}`;

interface Row extends Omit<Occasion, 'atMs'> {
  at: Date;
}

/**
 * The occasions that a query of `account_id, occasion, store_id, at, matched, transaction_id` finds; its own parameters
 * begin with $7. It has no name: how it is best done depends on how long the part of time is.
 */
export async function readOccasions(
  client: Queryable,
  asked: Asked<unknown>,
  text: string,
  own: readonly unknown[] = [],
): Promise<readonly Occasion[]> {
  const { rows } = await client.query<Row>(
    `select o.account_id as "accountId", o.occasion, o.store_id as "storeId", o.at, o.matched, o.transaction_id as "transactionId" from (${text}) o
      where $2::text is not null and o.at > $3::timestamptz and o.at <= $4::timestamptz and o.account_id > $5::bigint
      order by o.account_id fetch first ($6::bigint) rows with ties`,
    [...valuesOf(asked), ...own],
  );
  return rows
    .map(({ at, ...row }) => ({ ...row, atMs: at.getTime() }))
    .sort((one, other) => one.accountId - other.accountId || one.atMs - other.atMs);
}

/** When a campaign looks at the clock: a day of the company's, and the moment of its hour. */
export interface Moments {
  /** `YYYY-MM-DD` */
  readonly days: readonly string[];
  readonly ats: readonly Date[];
  /** By the database's clock the first of them is more than a day ago. */
  readonly isPast: boolean;
}

// An hour that summer time leaves out is the one after it; one that is there twice is one moment.
const moments = (
  which: string,
) => `select to_char(m.day, 'YYYY-MM-DD') as day, m.at, m.at < now() - interval '1 day' as past from (
    select d::date as day, (d + make_interval(hours => $4::int)) at time zone $1 as at
    from generate_series((($2::timestamptz at time zone $1)::date - 1)::timestamp, (($3::timestamptz at time zone $1)::date)::timestamp, interval '1 day') d) m
  where m.at > $2 and m.at <= $3 and ${which} order by m.at`;

interface Moment {
  day: string;
  at: Date;
  past: boolean;
}

/** The moments of an hour within a part of time, on each day that a condition on `m.day` takes. */
export async function momentsIn(
  client: Queryable,
  { timeZone, fromMs, untilMs }: Asked<unknown>,
  hour: number,
  which: { text: string; values: readonly unknown[] } = { text: 'true', values: [] },
): Promise<Moments> {
  const values = [timeZone, new Date(fromMs), new Date(untilMs), hour, ...which.values];
  const { rows } = await client.query<Moment>(moments(which.text), values);
  return {
    days: rows.map(({ day }) => day),
    ats: rows.map(({ at }) => at),
    isPast: rows[0]?.past ?? false,
  };
}
