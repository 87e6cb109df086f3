import { sql } from 'drizzle-orm';
import { allVouchers, claims, vouchers } from '../../contract/coupons/claims.ts';
import { actorOf } from '../engine/actor.ts';
import { rowsOf } from '../engine/rows.ts';
import { claimsTable } from '../tables/coupons.ts';

const computed = {
  customer: sql`(select concat_ws(' ', c.first_name, c.last_name) from customers c
    where c.company_id = claims.company_id and c.user_account_id = claims.user_account_id)`,
  cashier: actorOf('claims'),
};
const named = {
  customer: sql`coalesce(${computed.customer}, '')`,
  cashier: sql`coalesce(${computed.cashier}, '')`,
};

/** The claims of a store; those of a company; and of the latter what was redeemed. */
export const claimRows = rowsOf(claims, claimsTable, { computed: named });
export const allVoucherRows = rowsOf(allVouchers, claimsTable, { computed: named });
export const voucherListRows = rowsOf(vouchers, claimsTable, {
  computed: named,
  only: sql`${claimsTable.state} = 'redeemed'`,
});
