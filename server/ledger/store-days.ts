const hours = Array.from({ length: 24 }, (_, hour) => hour);
const byHour = (field: string, type: string) =>
  `array[${hours.map((hour) => `coalesce(sum(${field}) filter (where hour = ${hour}), 0)`).join(', ')}]::${type}[]`;

/** SQL: what each store of company $1 took, gave and redeemed between $2 and $3, by the days and hours of zone $4. */
export const storeDaysOf = `select company_id, day, store_id, sum(receipts)::int as receipts, sum(amount)::bigint as turnover,
    sum(issued)::bigint as given, sum(redeemed)::bigint as redeemed, ${byHour('receipts', 'int')} as receipts_by_hour,
    ${byHour('amount', 'bigint')} as turnover_by_hour
  from (select q.*, q.at::date - date '1970-01-01' as day, extract(hour from q.at)::int as hour
    from (select q.*, to_timestamp(q.quarter * 900.0) at time zone $4 as at from store_quarters_now q
      where q.company_id = $1 and q.quarter >= quarter_of($2) and q.quarter < quarter_of($3)) q) q group by 1, 2, 3`;

/** SQL: keeps them. */
export const addStoreDays = `insert into store_days (company_id, day, store_id, receipts, turnover, given, redeemed, receipts_by_hour, turnover_by_hour)
  ${storeDaysOf}`;

const fields = ['receipts', 'turnover', 'given', 'redeemed'] as const;
const sums = fields.map((field) => `sum(${field}) as ${field}`).join(', ');

/** SQL: the sums of an hour of the week, by day of the week; two arrays of 24. */
export const weekOf = (from: string) =>
  `select extract(isodow from date '1970-01-01' + day)::int as weekday,
    json_build_array(${hours.map((hour) => `sum(receipts_by_hour[${hour + 1}])`).join(', ')}) as receipts,
    json_build_array(${hours.map((hour) => `sum(turnover_by_hour[${hour + 1}])`).join(', ')}) as turnover from ${from} group by 1`;

/** SQL: days of stores that are not what the quarters of an hour say; `since`, `until` and `zone` are SQL. */
export const wrongStoreDays = (
  kept: string,
  [since, until, zone]: readonly [string, string, string],
) => `select day, store_id, ${sums} from (
    select d.day, d.store_id, d.receipts, d.turnover, d.given, d.redeemed, d.receipts_by_hour, d.turnover_by_hour, 1 as sign from store_days d where ${kept}
    union all select s.day, s.store_id, -s.receipts, -s.turnover, -s.given, -s.redeemed, s.receipts_by_hour, s.turnover_by_hour, -1
      from (${storeDaysOf.replaceAll('$2', since).replaceAll('$3', until).replaceAll('$4', zone)}) s) both_of_days
  group by day, store_id
  having sum(receipts) <> 0 or sum(turnover) <> 0 or sum(given) <> 0 or sum(redeemed) <> 0
    or ${hours.map((hour) => `sum(sign * receipts_by_hour[${hour + 1}]) <> 0 or sum(sign * turnover_by_hour[${hour + 1}]) <> 0`).join(' or ')}`;
