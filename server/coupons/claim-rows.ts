import { and, inArray, sql } from 'drizzle-orm';
import { allVouchers, claims, vouchers } from '../../contract/coupons/claims.ts';
import type { ListQuery } from '../../contract/engine/list-query.ts';
import { actorOf } from '../engine/actor.ts';
import { type Rows, rowsOf } from '../engine/rows.ts';
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

const region = sql`(select s.store_company_network_region_id from stores s
  where s.company_id = claims.company_id and s.store_id = claims.redeem_store_id)`;
const redeemedRows = rowsOf(vouchers, claimsTable, {
  computed: {
    ...named,
    reward: sql`case ${claimsTable.kind} when 'gift' then 'gift' else 'coupon' end`,
    redeem_region_id: region,
  },
  only: sql`${claimsTable.state} = 'redeemed'`,
});

/** What the rule of its list says of the places. */
interface Asked extends ListQuery {
  readonly redeem_store_id?: number[];
  readonly redeem_region_id?: number[];
}

/** Of what was redeemed, several stores and regions may be asked for at once. */
export const voucherListRows: Rows = {
  ...redeemedRows,
  list(database, tenant, query, language) {
    const { redeem_store_id: stores, redeem_region_id: regions, ...others } = query as Asked;
    const where = and(
      stores && inArray(claimsTable.redeem_store_id, stores),
      regions && inArray(region, regions),
    );
    return redeemedRows.list(database, tenant, others, language, where && { where });
  },
};
