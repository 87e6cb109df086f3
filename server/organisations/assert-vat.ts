import { sql } from 'drizzle-orm';
import type { Taxed } from '../../common/vat.ts';
import type { Executor } from '../../db/executor.ts';
import { invalidField } from '../../http/refusal.ts';

/** Throws invalid for a tax number that another company has already; of two at once the second waits for the first. */
export async function assertNewCompany(
  tx: Executor,
  { vatNumber, countryId, field }: Taxed,
  companyId = 0,
) {
  await tx.execute(sql`select pg_advisory_xact_lock(hashtext(${`vat ${countryId} ${vatNumber}`}))`);
  const { rows } = await tx.execute(
    sql`select 1 from stores where kind = 'company' and deleted_at is null and vat_number = ${vatNumber} and country_id = ${countryId}
      and company_id <> ${companyId}`,
  );
  if (rows.length) throw invalidField(field, 'taken');
}

/**
 * Throws invalid for a tax number that a store of the company has which somebody else runs: whoever has one
 * store may open another.
 */
export async function assertOwnVat(
  tx: Executor,
  { vatNumber, field }: Taxed,
  { companyId, userId }: { readonly companyId: number; readonly userId: number },
) {
  await tx.execute(
    sql`select pg_advisory_xact_lock(hashtext(${`vat of ${companyId} ${vatNumber}`}))`,
  );
  const { rows } = await tx.execute(
    sql`select 1 from stores s where s.company_id = ${companyId} and s.kind = 'store' and s.deleted_at is null and s.vat_number = ${vatNumber}
      and not exists (select 1 from memberships m where m.company_id = s.company_id and m.store_id = s.store_id and m.user_id = ${userId})`,
  );
  if (rows.length) throw invalidField(field, 'taken');
}
