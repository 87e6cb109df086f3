import { sql } from 'drizzle-orm';
import type { Parties, Party } from '../../../contract/billing/billings.ts';
import type { Executor } from '../../db/executor.ts';
import type { Subscription } from '../core/rows.ts';
import type { Seller } from '../core/sellers.ts';

type Row = Party & { store_id: number } & Record<string, unknown>;
const nobody: Party = { name: '', vat_number: null, address: null };
const partyOf = (row: Row | undefined): Party =>
  row ? { name: row.name, vat_number: row.vat_number, address: row.address } : nobody;

/** Who sells and who buys, by the buyer's store: kept with a billing, which a later change of name does not change. */
export async function partiesOf(
  tx: Executor,
  { companyId }: Seller,
  subs: readonly Subscription[],
): Promise<(storeId: number) => Parties> {
  const ids = [companyId, ...subs.map((sub) => sub.store_id)];
  const { rows } = await tx.execute<Row>(
    sql`select s.store_id::int, coalesce(ss.invoicing ->> 'comp_name', s.name) as name,
        coalesce(ss.invoicing ->> 'vat_number', s.vat_number) as vat_number, nullif(concat_ws(', ', s.address, s.zip), '') as address
      from stores s left join store_settings ss on ss.company_id = s.company_id and ss.store_id = s.store_id
      where s.store_id = any(${sql.param(ids)}::bigint[])`,
  );
  const byId = new Map(rows.map((row) => [row.store_id, row]));
  const seller = partyOf(byId.get(companyId));
  return (storeId) => ({ seller, buyer: partyOf(byId.get(storeId)) });
}
