import { can } from '../../contract/permissions/permissions.ts';
import { type TillFacts, tillFacts } from '../../contract/tills/tills.ts';
import type { Database } from '../db/connection.ts';
import type { Scope } from '../http/call.ts';
import { Refusal } from '../http/refusal.ts';
import { cashiersOf } from './cashiers.ts';
import { productsWithPoints } from './products.ts';

/**
 * SQL: the sum above which a till asks, in minor units; null where the store wants no question. Where it has set nothing, 20
 * times its mean receipt of the last days, and never below 500.
 */
const askAbove = `nullif(coalesce(ss.ask_above_amount, greatest(50000, (select round(20.0 * sum(d.turnover) / nullif(sum(d.receipts), 0))
    from (select turnover, receipts from store_days where company_id = $1 and store_id = $2 order by day desc limit 90) d))), 0)`;

const read = {
  name: 'till-facts',
  text: `select json_build_object('store_id', s.store_id, 'name', s.name, 'address', s.address,
        'vat_number', coalesce(s.vat_number, c.vat_number), 'country_id', s.country_id) as store,
      c.currency, cs.time_zone, ss.thermal_printer, ss.points_payment, ss.reward_active,
      exists (select 1 from synergies y where y.company_id = $1 and y.status in ('active', 'ended')) as partners, cs.point_value / 10000.0::float8 as point_value,
      ss.min_amount_limit / 100.0::float8 as min_amount_limit, ss.max_amount_limit / 100.0::float8 as max_amount_limit, ${askAbove} / 100.0::float8 as ask_above_amount,
      coalesce((select json_agg(json_build_object('cash_register_id', r.cash_register_id, 'friendly_name', r.friendly_name,
          'cash_register_code', r.cash_register_code) order by fold(r.friendly_name) collate "C", r.cash_register_id)
        from cash_registers r where r.company_id = $1 and r.store_id = $2 and r.deleted_at is null), '[]') as registers,
      ${productsWithPoints()} as products
    from stores s
    join stores c on c.company_id = s.company_id and c.store_id = s.company_id
    join store_settings ss on ss.company_id = s.company_id and ss.store_id = s.store_id
    join company_settings cs on cs.company_id = s.company_id
    where s.company_id = $1 and s.store_id = $2`,
};

/** What a till needs to know of its store; whose it is comes from the call. */
export async function factsOf(
  database: Database,
  scope: Scope,
  { cashier, nowMs }: { cashier: string; nowMs: number },
): Promise<TillFacts> {
  const { companyId, storeId, cashRegisterId, tillId } = scope;
  const { rows } = await database.pool.query({
    ...read,
    values: [companyId, storeId, new Date(nowMs)],
  });
  if (!rows[0]) throw new Refusal('not_found');
  const cashiers = cashRegisterId ? await cashiersOf(database, scope) : [];
  // Nobody is signed in at a paired till: whoever paired it may be at home.
  const own = {
    cashier: tillId ? '' : cashier,
    cashiers: cashiers.map(({ user_id, full_name }) => ({ user_id, full_name })),
    may_register: can(scope, 'customers.create'),
    may_return: can(scope, 'transactions.return') && can(scope, 'transactions.read'),
    paired_register: cashRegisterId ?? null,
  };
  return tillFacts.reply.parse({ ...rows[0], ...own });
}
