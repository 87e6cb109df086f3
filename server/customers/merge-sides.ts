import { customerFields } from '../../contract/customers/customer-fields.ts';
import type { MergedAccount } from '../../contract/customers/customer-merges.ts';
import { personalNames } from '../../contract/people/personal.ts';
import type { Queryable } from '../db/transaction.ts';
import { isSought, soughtMobile } from '../engine/mobiles.ts';
import { Refusal } from '../http/refusal.ts';
import { readLots } from '../ledger/context.ts';
import type { Lot } from '../ledger/lots.ts';
import { moneyOf, pointsOf } from '../runtime/units.ts';
import { columnsOf } from './columns.ts';

/** What the account that stays takes over where it has none of its own. */
export const fillable = personalNames(customerFields, { merge: 'first known' });

/** One of the two accounts of a merge, money and points as they are stored. */
export type Side = Record<(typeof fillable)[number], unknown> & {
  user_account_id: number;
  first_name: string;
  last_name: string | null;
  mobile: string | null;
  card_numbers: string[];
  extra_attributes: Record<string, unknown>;
  balance: number;
  deficit: number;
  earned: number;
  remainder: number;
  redeemed: number;
  total_amount: number;
  total_transactions: number;
  lots: Lot[];
};

const find = {
  name: 'merge-side',
  text: `select c.user_account_id, c.first_name, c.mobile, c.extra_attributes, ${columnsOf('c', fillable)}, a.balance, a.deficit, a.remainder, a.earned, a.redeemed, a.total_amount, a.total_transactions,
      (select coalesce(array_agg(k.card_number order by k.card_number), '{}') from loyalty_cards k
        where k.company_id = c.company_id and k.user_account_id = c.user_account_id) as card_numbers
    from customers c join accounts a on a.company_id = c.company_id and a.user_account_id = c.user_account_id
    join stores s on s.company_id = c.company_id and s.store_id = c.company_id
    where c.company_id = $1 and ${isSought('c', '$2::text[]', '$3::text[]')} and c.deleted_at is null
    order by (c.country_id = s.country_id) desc, c.user_account_id limit 1`,
};

async function sideOf(client: Queryable, companyId: number, mobile: string, field: string) {
  const { digits, numbers } = soughtMobile(mobile);
  const values = [companyId, digits, numbers];
  const side = (await client.query<Omit<Side, 'lots'>>({ ...find, values })).rows[0];
  if (!side) throw new Refusal('unknown_customer', { field });
  const lots = await readLots(client, companyId, side.user_account_id, []);
  return { ...side, lots } as Side;
}

/** The accounts of two mobiles. Throws unknown_customer and same_account, with the field. */
export async function sidesOf(
  client: Queryable,
  companyId: number,
  [keep, end]: [string, string],
): Promise<[Side, Side]> {
  const survivor = await sideOf(client, companyId, keep, 'mobiles.0');
  const merged = await sideOf(client, companyId, end, 'mobiles.1');
  if (survivor.user_account_id === merged.user_account_id)
    throw new Refusal('same_account', { field: 'mobiles.1' });
  return [survivor, merged];
}

/** An account as the API tells it. */
export const accountOf = (side: Side): MergedAccount => ({
  user_account_id: side.user_account_id,
  first_name: side.first_name,
  last_name: side.last_name,
  mobile: side.mobile,
  card_numbers: side.card_numbers,
  current_balance: pointsOf(side.balance),
  deficit: pointsOf(side.deficit),
  total_transactions: side.total_transactions,
  total_price: moneyOf(side.total_amount),
});
