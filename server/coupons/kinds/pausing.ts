import { and, eq, sql } from 'drizzle-orm';
import { pauseCalls } from '../../../contract/coupons/pausing.ts';
import type { Rows } from '../../engine/rows.ts';
import { Refusal } from '../../http/refusal.ts';
import { type Api, serve } from '../../http/serve.ts';
import { couponsTable } from '../../tables/coupons.ts';
import {
  discountRows,
  goalRows,
  multipleRows,
  productRows,
  stateNow,
  visitRows,
  voucherRows,
} from './coupon-rows.ts';

/** Holds coupons of a kind back, and gives them out again; a draft is published by that. */
const pausing = <R>(api: Api, kind: keyof typeof pauseCalls, rows: Rows<R>) =>
  serve(api, pauseCalls[kind], async ({ database, scope, params, body: { paused } }) => {
    const own = and(rows.within(scope), eq(couponsTable.coupon_id, params.id));
    const [row] = await database.db
      .update(couponsTable)
      .set({ paused, updated_at: sql`now()`, ...(paused ? {} : { is_draft: false }) })
      .where(own)
      .returning({ coupon_id: couponsTable.coupon_id, state: stateNow });
    if (!row) throw new Refusal('not_found');
    return row;
  });

/** Each kind by a call of its own: who may write that kind may hold it back. */
export function mountPausing(api: Api) {
  pausing(api, 'goal', goalRows);
  pausing(api, 'voucher', voucherRows);
  pausing(api, 'product', productRows);
  pausing(api, 'discount', discountRows);
  pausing(api, 'visit', visitRows);
  pausing(api, 'multiple', multipleRows);
}
