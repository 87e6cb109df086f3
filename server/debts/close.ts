import type { Database } from '../db/connection.ts';
import { type Queryable, withTransaction } from '../db/transaction.ts';
import { Refusal } from '../http/refusal.ts';
import { hundredthsOf } from '../runtime/units.ts';
import type { Line } from './lines.ts';
import { type Month, monthOf, settingsOf } from './months.ts';
import { statementsOf } from './statements.ts';
import { linesOf } from './taxed.ts';

/** One at a time closes or decides for a company: numbers have no gap, and no correction falls into a month that closes. */
export const lockDebts = (client: Queryable, companyId: number) =>
  client.query("select pg_advisory_xact_lock(hashtextextended('debts', $1::bigint))", [companyId]);

const addLines = `insert into debt_lines (company_id, month, kind, debtor_id, creditor_id, points, net, vat, reverse_charge)
  select $1, $2, l.kind, l.debtor_id, l.creditor_id, l.points, l.net, l.vat, l.reverse_charge
  from jsonb_to_recordset($3::jsonb) as l(kind text, debtor_id bigint, creditor_id bigint, points bigint, net bigint, vat bigint, reverse_charge boolean)`;

const addStatements = `insert into debt_statements (company_id, month, store_id, number)
  select $1, $2, s.id, (select coalesce(max(number), 0) from debt_statements where company_id = $1) + s.nr
  from unnest($3::bigint[]) with ordinality s(id, nr)`;

const addMonth = `insert into debt_months (company_id, month, rule, vat_rate, closed_by, closed_at) values ($1, $2, $3, $4, $5, $6)`;

async function freeze(client: Queryable, month: Month, lines: readonly Line[]) {
  await client.query(addLines, [month.companyId, month.month, JSON.stringify(lines)]);
  // Stores alone have statements: the company stands between them.
  const ids = (await statementsOf(client, month, lines))
    .filter(({ company }) => !company)
    .map(({ store_id }) => store_id);
  await client.query(addStatements, [month.companyId, month.month, ids]);
  return ids.length;
}

interface Closing {
  readonly companyId: number;
  readonly month: string;
  readonly userId: number;
  readonly now: number;
}

const closed =
  'select count(*)::int as statements from debt_statements where company_id = $1 and month = $2';

/**
 * Closes a month: from then on its lines stay. Twice is once. Throws debt_month_not_over, debt_month_order. Postings
 * that are made meanwhile are of the month that is under way.
 */
export function closeDebtMonth(
  database: Database,
  { companyId, month: name, userId, now }: Closing,
) {
  return withTransaction(database, async (client) => {
    await lockDebts(client, companyId);
    const month = await monthOf(client, companyId, name, now);
    if (month.closedAt) {
      const { rows } = await client.query<{ statements: number }>(closed, [companyId, name]);
      return { month: name, statements: rows[0]?.statements ?? 0 };
    }
    if (!month.isClosable)
      throw new Refusal(month.isOver ? 'debt_month_order' : 'debt_month_not_over', {
        field: 'month',
      });
    await client.query('set local statement_timeout = 0');
    const lines = await linesOf(client, month);
    await client.query(addMonth, [
      companyId,
      name,
      month.rule,
      month.vatRate,
      userId,
      new Date(now),
    ]);
    return { month: name, statements: await freeze(client, month, lines) };
  });
}

const setRule = `insert into debt_settings (company_id, from_month, rule, vat_rate) values ($1, $2, $3, $4)
  on conflict (company_id, from_month) do update set rule = excluded.rule, vat_rate = excluded.vat_rate`;
// What was to hold from a later month on is replaced by what holds from this one on.
const dropLater = 'delete from debt_settings where company_id = $1 and from_month > $2';

interface NewRule {
  readonly rule: 'issuing' | 'redemption';
  readonly vat_rate: number;
  readonly from_month: string;
}

/** Sets by which rule stores pay one another from a month on. Throws debt_month_closed. */
export function setDebtRule(
  database: Database,
  companyId: number,
  { rule, vat_rate, from_month }: NewRule,
  now: number,
) {
  return withTransaction(database, async (client) => {
    await lockDebts(client, companyId);
    const { rows } = await client.query(
      'select 1 from debt_months where company_id = $1 and month >= $2',
      [companyId, from_month],
    );
    if (rows.length) throw new Refusal('debt_month_closed', { field: 'from_month' });
    await client.query(dropLater, [companyId, from_month]);
    await client.query(setRule, [companyId, from_month, rule, hundredthsOf(vat_rate)]);
    return settingsOf(await monthOf(client, companyId, from_month, now));
  });
}
