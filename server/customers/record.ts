import { sql } from 'drizzle-orm';
import type { CustomerPage } from '../../contract/customers/company-customers.ts';
import type { Database } from '../db/connection.ts';
import type { Queryable } from '../db/transaction.ts';
import { Refusal } from '../http/refusal.ts';
import { readLots } from '../ledger/context.ts';
import { spendable } from '../ledger/lots.ts';
import { moneyOf, pointsOf } from '../runtime/units.ts';
import { columnsOf } from './columns.ts';

/** A customer and the sums of their account. */
export const from = sql`customers c join accounts a on a.company_id = c.company_id and a.user_account_id = c.user_account_id`;

const columns = `c.user_account_id, 1 as app_provider_id, nullif(c.store_id, c.company_id) as store_id, ${columnsOf('c')},
  c.country_id, e164(c.country_id, c.mobile) as mobile_e164, c.anonymised_at, c.created_at, c.updated_at,
  a.balance as current_balance, a.redeemed as redeemed_points, a.total_transactions, a.total_amount, a.last_transaction_at,
  (select coalesce(array_agg(k.card_number order by k.attached_at, k.card_number), '{}') from loyalty_cards k
    where k.company_id = c.company_id and k.user_account_id = c.user_account_id) as card_numbers,
  (select count(*)::int from claims m where m.company_id = c.company_id and m.user_account_id = c.user_account_id
    and m.state = 'redeemed') as total_redemptions,
  (select p.title from point_titles p join company_settings cs on cs.company_id = p.company_id
    where p.company_id = c.company_id and p.deleted_at is null and cs.tiers_enabled and case cs.tier_system
      when 'lifetime' then p."from" <= case cs.tier_mode_id when 2 then a.total_amount else a.earned end
      else p.store_point_title_id = a.store_point_title_id end order by p."from" desc limit 1) as tier`;
export const listedColumns = sql.raw(columns);

/** A customer as the database answers them. */
export interface Listed extends Record<string, unknown> {
  user_account_id: number;
  current_balance: number;
  redeemed_points: number;
  total_amount: number;
  card_numbers: string[];
  anonymised_at: Date | string | null;
  created_at: Date | string;
  updated_at: Date | string;
  last_transaction_at: Date | string | null;
  sms: boolean;
  push: boolean;
  mail: boolean;
}

/** A moment as the API tells it: drizzle answers raw ones as text, pg as dates. */
export const isoOf = (moment: Date | string) => new Date(moment).toISOString();

/**
 * A customer as the API tells them: points and money as decimal numbers, moments as text. The row itself becomes the
 * reply: of a million that are told at once, copies would take most of the time.
 */
export function customerReply(row: Listed) {
  const { anonymised_at, last_transaction_at } = row;
  const balance = pointsOf(row.current_balance);
  const spent = moneyOf(row.total_amount);
  return Object.assign(row, {
    anonymised_at: anonymised_at && isoOf(anonymised_at),
    created_at: isoOf(row.created_at),
    updated_at: isoOf(row.updated_at),
    last_transaction_at: last_transaction_at && isoOf(last_transaction_at),
    card_number: row.card_numbers[0] ?? null,
    points_balance: balance,
    current_balance: balance,
    redeemed_points: pointsOf(row.redeemed_points),
    total_amount: spent,
    total_price: spent,
  });
}

interface Whole extends Listed {
  deficit: number;
  merged_into: number | null;
}

const one = {
  name: 'company-customer',
  text: `select ${columns}, a.deficit, c.merged_into from customers c join accounts a on a.company_id = c.company_id and a.user_account_id = c.user_account_id
    where c.company_id = $1 and c.user_account_id = $2 and c.deleted_at is null`,
};

const storeNames = {
  name: 'store-names',
  text: 'select store_id, name from stores where company_id = $1 and store_id = any($2::bigint[])',
};

/** A customer's page: who they are, and their points by lot. Throws not_found for nobody of this company. */
export async function customerPage(
  client: Queryable,
  companyId: number,
  accountId: number,
  nowMs: number,
): Promise<CustomerPage> {
  const row = (await client.query<Whole>({ ...one, values: [companyId, accountId] })).rows[0];
  if (!row) throw new Refusal('not_found');
  const lots = (await readLots(client, companyId, accountId, [])).sort(
    (first, other) =>
      (first.expires_at ?? Number.POSITIVE_INFINITY) -
      (other.expires_at ?? Number.POSITIVE_INFINITY),
  );
  const ids = [...new Set(lots.map(({ store_id }) => store_id))];
  const names = await client.query<{ store_id: number; name: string }>({
    ...storeNames,
    values: [companyId, ids],
  });
  const nameOf = new Map(names.rows.map(({ store_id, name }) => [store_id, name]));
  const pending = lots.filter(({ active_from }) => active_from > nowMs);
  const { sms, push, mail, deficit, merged_into } = row;
  return {
    ...customerReply(row),
    notifications: { sms, push, mail },
    deficit: pointsOf(deficit),
    spendable: pointsOf(spendable(lots, deficit, nowMs)),
    pending: pointsOf(pending.reduce((sum, lot) => sum + lot.points_left, 0)),
    merged_into,
    lots: lots.map((lot) => ({
      lot_id: lot.lot_id,
      store_id: lot.store_id,
      store: nameOf.get(lot.store_id) ?? '',
      points_left: pointsOf(lot.points_left),
      active_from: new Date(lot.active_from).toISOString(),
      expires_at: lot.expires_at === null ? null : new Date(lot.expires_at).toISOString(),
    })),
  } as CustomerPage;
}

/** Throws not_found for nobody of this company. */
export async function assertCustomer(
  { pool }: Pick<Database, 'pool'>,
  companyId: number,
  id: number,
) {
  const { rowCount } = await pool.query(
    'select 1 from customers where company_id = $1 and user_account_id = $2 and deleted_at is null',
    [companyId, id],
  );
  if (!rowCount) throw new Refusal('not_found');
}
