import { couponCreationTypes } from '../../../contract/settings/company-settings.ts';
import type { Database } from '../../db/connection.ts';
import type { Caller, Scope } from '../../http/call.ts';
import { Refusal } from '../../http/refusal.ts';

const read = {
  name: 'who-creates-coupons',
  text: `select cs.coupon_creation_type_id as type, exists (select 1 from memberships m
      where m.company_id = cs.company_id and m.store_id = cs.company_id and m.user_id = $2) as is_company
    from company_settings cs where cs.company_id = $1`,
};

/** Throws coupons_by_company where only people of the company create the coupons of its stores. */
export async function assertMayCreate({ pool }: Database, { companyId }: Scope, caller: Caller) {
  if (caller.isSuperAdmin) return;
  const { rows } = await pool.query<{ type: number; is_company: boolean }>({
    ...read,
    values: [companyId, caller.userId],
  });
  const [row] = rows;
  if (row?.type === couponCreationTypes.company && !row.is_company)
    throw new Refusal('coupons_by_company');
}
