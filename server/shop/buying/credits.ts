import { sql } from 'drizzle-orm';
import type { CreditAccount } from '../../../contract/shop/credits.ts';
import {
  type Credit,
  type CreditMove,
  creditOptionIds,
  credits,
} from '../../../contract/shop/kinds.ts';
import type { AnyCall } from '../../http/call.ts';
import { thresholdsOf } from './thresholds.ts';

const mostMoves = 50;
const monthsShown = 12;

type Facts = Record<string, unknown>;
interface Moved extends Facts {
  credit: Credit;
  move: CreditMove;
  amount: number;
}
interface InMonth extends Moved {
  month: string;
}
interface OnDay extends Moved {
  day: string;
  orders: number[];
}
interface Left extends Facts {
  credit: Credit;
  balance: number;
}
interface Expiring extends Facts {
  credit: Credit;
  amount: number;
  expires_at: Date;
}

const own = ({ scope }: AnyCall, of: string) =>
  sql`${sql.raw(of)}.company_id = ${scope.companyId} and ${sql.raw(of)}.store_id = ${scope.storeId}`;
const zone = ({ scope }: AnyCall) =>
  sql`(select time_zone from company_settings where company_id = ${scope.companyId})`;

/** Whatever became of credits, without a sign. */
function summed(moves: readonly Moved[]) {
  const sums = { bought: 0, used: 0, expired: 0, refunded: 0 };
  for (const { move, amount } of moves) sums[move] += Math.abs(amount);
  return sums;
}

async function readAll(call: AnyCall) {
  const { db } = call.database;
  const local = sql`e.created_at at time zone ${zone(call)}`;
  const balances = await db.execute<Left>(
    sql`select b.credit, b.balance::int from credit_balances b where ${own(call, 'b')}`,
  );
  const months = await db.execute<InMonth>(
    sql`select e.credit, e.move, to_char(${local}, 'YYYY-MM') as month, sum(e.amount)::float8 as amount
      from credit_entries e where ${own(call, 'e')} group by 1, 2, 3`,
  );
  const days = await db.execute<OnDay>(
    sql`select * from (select e.credit, e.move, to_char(${local}, 'YYYY-MM-DD') as day, sum(e.amount)::float8 as amount,
          coalesce(array_agg(e.shop_order_id::int order by e.credit_entry_id) filter (where e.shop_order_id is not null), '{}') as orders,
          max(e.credit_entry_id) as last, row_number() over (partition by e.credit order by max(e.credit_entry_id) desc) as place
        from credit_entries e where ${own(call, 'e')} group by 1, 2, 3) d where d.place <= ${mostMoves} order by d.last desc`,
  );
  const expiring = await db.execute<Expiring>(
    sql`select distinct on (l.credit) l.credit, sum(l.remaining)::int as amount, l.expires_at from credit_lots l
      where ${own(call, 'l')} and l.remaining > 0 and l.expires_at is not null group by l.credit, l.expires_at order by l.credit, l.expires_at`,
  );
  const shown = await db.execute<{ month: string }>(
    sql`select to_char(m, 'YYYY-MM') as month from generate_series(date_trunc('month', now() at time zone ${zone(call)})
        - make_interval(months => ${monthsShown - 1}), date_trunc('month', now() at time zone ${zone(call)}), interval '1 month') m order by 1`,
  );
  return {
    balances: balances.rows,
    months: months.rows,
    days: days.rows,
    expiring: expiring.rows,
    shown: shown.rows.map(({ month }) => month),
  };
}

/** What a place has of each kind of credit, what became of them, and what is lost next. */
export async function creditsOf(call: AnyCall): Promise<CreditAccount[]> {
  const { balances, months, days, expiring, shown } = await readAll(call);
  const rules = await thresholdsOf(call);
  return credits.map((credit) => {
    const isIts = (each: { credit: Credit }) => each.credit === credit;
    const moves = months.filter(isIts);
    const next = expiring.find(isIts);
    return {
      credit,
      credit_option_id: creditOptionIds[credit],
      balance: balances.find(isIts)?.balance ?? 0,
      ...summed(moves),
      next_expiry: next
        ? { amount: next.amount, expires_at: new Date(next.expires_at).toISOString() }
        : null,
      threshold: rules.find(isIts) ?? null,
      months: shown.map((month) => ({
        month,
        ...summed(moves.filter((each) => each.month === month)),
      })),
      history: days
        .filter(isIts)
        .map(({ day, move, amount, orders }) => ({ day, move, amount, orders })),
    };
  });
}
