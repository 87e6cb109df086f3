import type { DebtRule } from '../../contract/debts/states.ts';
import type { Queryable } from '../db/transaction.ts';
import { beginningOf } from '../ledger/moved.ts';
import { decimalOf } from '../runtime/units.ts';

/** A month of a company and by which rule it is paid. */
export interface Month {
  readonly companyId: number;
  readonly month: string;
  readonly currency: string;
  readonly rule: DebtRule;
  /** In hundredths of a percent. */
  readonly vatRate: number;
  /** Since when its rule holds; null where it always did. */
  readonly ruleSince: string | null;
  readonly closedAt: Date | null;
  /** For an hour: what began in it is written by then, and no posting is ever dated back. */
  readonly isOver: boolean;
  readonly isClosable: boolean;
  /** Those there is anything of, the newest first. */
  readonly months: readonly string[];
}

const facts = `select c.currency, cs.time_zone, to_char($2::timestamptz at time zone cs.time_zone, 'YYYY-MM') as this_month,
    to_char(($2::timestamptz - interval '1 hour') at time zone cs.time_zone, 'YYYY-MM') as over_before,
    to_char((select min(p.created_at) from postings p where p.company_id = $1) at time zone cs.time_zone, 'YYYY-MM') as first_month,
    (select max(m.month) from debt_months m where m.company_id = $1) as last_closed
  from company_settings cs join stores c on c.company_id = cs.company_id and c.store_id = cs.company_id where cs.company_id = $1`;

interface Facts {
  currency: string;
  time_zone: string;
  this_month: string;
  over_before: string;
  first_month: string | null;
  last_closed: string | null;
}

const ruleOf = `select coalesce(m.rule, s.rule, 'redemption') as rule, coalesce(m.vat_rate, s.vat_rate, 0) as vat_rate, s.from_month, m.closed_at
  from (select 1) one
  left join debt_months m on m.company_id = $1 and m.month = $2
  left join lateral (select * from debt_settings s where s.company_id = $1 and s.from_month <= $2 order by s.from_month desc limit 1) s on true`;

interface RuleRow {
  rule: DebtRule;
  vat_rate: number;
  from_month: string | null;
  closed_at: Date | null;
}

const after = (month: string) => {
  const [year = 0, number = 0] = month.split('-').map(Number);
  return number === 12 ? `${year + 1}-01` : `${year}-${String(number + 1).padStart(2, '0')}`;
};
function monthsBetween(first: string, last: string): string[] {
  const months: string[] = [];
  for (let month = first; month <= last; month = after(month)) months.unshift(month);
  return months;
}

/** A month of a company, the newest without a name, as of `nowMs`. */
export async function monthOf(
  client: Queryable,
  companyId: number,
  asked: string | undefined,
  nowMs: number,
): Promise<Month> {
  const known = (await client.query<Facts>(facts, [companyId, new Date(nowMs)])).rows[0];
  if (!known) throw new Error('A company without settings');
  const { this_month, first_month, last_closed, over_before } = known;
  const month = asked ?? this_month;
  const rule = (await client.query<RuleRow>(ruleOf, [companyId, month])).rows[0];
  const isNext =
    last_closed === null ? month >= (first_month ?? this_month) : month === after(last_closed);
  return {
    companyId,
    month,
    currency: known.currency,
    rule: rule?.rule ?? 'redemption',
    vatRate: rule?.vat_rate ?? 0,
    ruleSince: rule?.from_month ?? null,
    closedAt: rule?.closed_at ?? null,
    isOver: month < over_before,
    isClosable: !rule?.closed_at && isNext && month < over_before,
    months: monthsBetween(first_month ?? this_month, this_month),
  };
}

/** What every answer about a month begins with. */
export const headOf = (month: Month) => ({
  currency: month.currency,
  month: month.month,
  months: [...month.months],
  closed_at: month.closedAt?.toISOString() ?? null,
  is_closable: month.isClosable,
});

export const settingsOf = ({ rule, vatRate, ruleSince }: Month) => ({
  rule,
  vat_rate: decimalOf(vatRate),
  from_month: ruleSince,
});

/** The first month of a company that is not closed: where a correction goes. */
export async function openMonth(client: Queryable, companyId: number, nowMs: number) {
  const known = (await client.query<Facts>(facts, [companyId, new Date(nowMs)])).rows[0];
  if (!known?.last_closed) return known?.this_month ?? '';
  return after(known.last_closed);
}

const first = (month: string) => `(${month} || '-01')::date`;

/** SQL: the moment at which a month begins and the next does, as a company's calendar has it. */
export const monthBounds = `select ${first('$2')} - date '1970-01-01' as first_day, (${first('$2')} + interval '1 month')::date - date '1970-01-01' as end_day,
    ${beginningOf(`(${first('$2')} - date '1970-01-01')`, 'cs.time_zone')} as since,
    ${beginningOf(`((${first('$2')} + interval '1 month')::date - date '1970-01-01')`, 'cs.time_zone')} as until
  from company_settings cs where cs.company_id = $1`;

export interface Bounds {
  first_day: number;
  end_day: number;
  since: Date;
  until: Date;
}

/** Between which moments a month lies, and which of the ledger's numbered days it has. */
export async function boundsOf(
  client: Queryable,
  { companyId, month }: Pick<Month, 'companyId' | 'month'>,
) {
  const { rows } = await client.query<Bounds>(monthBounds, [companyId, month]);
  return rows[0] as Bounds;
}
