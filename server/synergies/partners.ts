import type { Queryable } from '../db/transaction.ts';
import { allowed, Refusal } from '../http/refusal.ts';
import { readContext } from '../ledger/context.ts';
import { spendable } from '../ledger/lots.ts';

/** A customer of a company at one of its partners, where they are a customer as well. */
export interface Partner {
  synergy_id: number;
  /** The partner, and the customer's account there. */
  store_id: number;
  account_id: number;
  name: string;
  logo: string | null;
  /** What a point of the partner becomes here. */
  ratio: number;
  /** The company that reads, and the mobile the two accounts have in common. */
  company: string;
  mobile: string;
  country_id: number;
}

// People are told from one another by the mobile they register with, in its country; who was merged
// into another account, deleted or forgotten has none any more.
const partnersOf = (
  more: string,
) => `select y.synergy_id, y.to_company_id as store_id, o.user_account_id as account_id, p.name, p.logo,
    y.to_from_points_ratio as ratio, h.name as company, c.mobile, c.country_id
  from customers c
  join synergies y on y.company_id = c.company_id and y.status = 'active'
  join stores h on h.company_id = c.company_id and h.store_id = c.company_id
  join stores p on p.company_id = y.to_company_id and p.store_id = y.to_company_id and p.deleted_at is null
  join customers o on o.company_id = y.to_company_id and o.mobile = c.mobile and o.country_id = c.country_id
    and o.deleted_at is null and o.anonymised_at is null
  where c.company_id = $1 and c.user_account_id = $2 and c.deleted_at is null and c.anonymised_at is null ${more}`;

const all = {
  name: 'partners-of-customer',
  text: `${partnersOf('')} order by p.name, y.synergy_id`,
};
const one = { name: 'partner-of-customer', text: partnersOf('and y.synergy_id = $3') };
// The synergy and both people stay as they are until the transaction ends.
const held = {
  name: 'held-partner-of-customer',
  text: `${partnersOf('and y.synergy_id = $3')} for share of y, c, o`,
};

/** Where else a customer has points that count here. */
export async function partners(client: Queryable, companyId: number, accountId: number) {
  const { rows } = await client.query<Partner>({ ...all, values: [companyId, accountId] });
  return rows;
}

/** Throws synergy_not_active where there is no such partner, or they are no customer of it. */
export async function partner(
  client: Queryable,
  companyId: number,
  accountId: number,
  synergyId: number,
  hold = false,
): Promise<Partner> {
  const values = [companyId, accountId, synergyId];
  const { rows } = await client.query<Partner>({ ...(hold ? held : one), values });
  if (!rows[0]) throw new Refusal('synergy_not_active', { field: 'synergy_id' });
  return rows[0];
}

/** An account at its own company, with its lots, as a movement is planned with. */
export const contextAt = (
  client: Queryable,
  companyId: number,
  storeId: number,
  accountId: number,
  nowMs: number,
) =>
  readContext(client, {
    companyId,
    storeId,
    nowMs,
    customer: { user_account_id: accountId },
    withLots: true,
  }).then(allowed);

/** What a customer can use at a partner now, in hundredths. */
export async function usableAt(
  client: Queryable,
  { store_id, account_id }: Partner,
  nowMs: number,
) {
  const { lots, deficit } = await contextAt(client, store_id, store_id, account_id, nowMs);
  return spendable(lots, deficit, nowMs);
}
