import { sql } from 'drizzle-orm';
import type { z } from 'zod';
import {
  type CouponNotification,
  createMultiple,
  downloadCodes,
  multipleCoupons,
  readMultiple,
  reportNames,
  storeMultiples,
} from '../../../contract/coupons/multiple-coupons.ts';
import type { Database } from '../../db/connection.ts';
import { withTransaction } from '../../db/transaction.ts';
import { crud } from '../../engine/crud.ts';
import { rowsOf, type Tenant } from '../../engine/rows.ts';
import { invalidField } from '../../http/refusal.ts';
import { type Api, serve } from '../../http/serve.ts';
import { addJob } from '../../jobs/run.ts';
import { minorOf } from '../../runtime/units.ts';
import { couponsTable } from '../../tables/coupons.ts';
import { rewarded } from '../kinds/coupon-rows.ts';
import { codesFile } from './codes-file.ts';
import { generation } from './generate.ts';

const rows = rowsOf(multipleCoupons, couponsTable, {
  only: sql`${couponsTable.kind} = 'multiple'`,
  computed: { rewarded },
});

async function oneOf({ db, pool }: Pick<Database, 'db' | 'pool'>, tenant: Tenant, id: number) {
  const coupon = await rows.read(db, tenant, id);
  const { rows: claimed } = await pool.query<{ notification: CouponNotification | null }>(
    'select notification from coupons where company_id = $1 and coupon_id = $2',
    [tenant.companyId, id],
  );
  return readMultiple.reply.parse({ ...coupon, notification: claimed[0]?.notification ?? null });
}

/** Throws invalid where a report has addresses and no frequency, or the other way round. */
function assertWhole(notification: CouponNotification | undefined) {
  for (const name of notification ? reportNames : []) {
    const { emails = [], frequency = null } = notification?.[name] ?? {};
    const filled = emails.some((email) => email);
    if (filled && !frequency) throw invalidField(`notification.${name}.frequency`, 'required');
    if (!filled && frequency) throw invalidField(`notification.${name}.emails`, 'required');
  }
}

const insert = {
  name: 'insert-multiple-coupon',
  text: `insert into coupons (company_id, store_id, kind, code, gift_category_id, gift_title, gift_description, price, maximum, valid_days,
      notification, generation, points) values ($1, $1, 'multiple', $2, $3, $4, $5, $6, $7, $8, $9, 'queued', 0) returning coupon_id`,
};

const seen = {
  name: 'multiples-in-store',
  text: `select k.coupon_id, k.gift_title, k.gift_description, k.price / 100.0 as price, k.maximum, h.redeemed_here, h.last_redeemed_at,
      ((date_trunc('day', k.created_at at time zone cs.time_zone) + make_interval(days => k.valid_days::int + 1)) at time zone cs.time_zone) as expires_at
    from coupons k join company_settings cs on cs.company_id = k.company_id
    cross join lateral (select count(*)::int as redeemed_here, max(c.redeemed_at) as last_redeemed_at from claims c
      where c.company_id = k.company_id and c.coupon_id = k.coupon_id and c.state = 'redeemed' and c.redeem_store_id = $2) h
    where k.company_id = $1 and k.kind = 'multiple' and k.deleted_at is null order by k.created_at desc limit 100`,
};

type SeenCoupon = z.output<(typeof storeMultiples)['reply']>['coupons'][number];
interface Seen extends Omit<SeenCoupon, 'last_redeemed_at' | 'expires_at'> {
  last_redeemed_at: Date | null;
  expires_at: Date;
}

/** Campaigns of many codes: created, made in the background, downloaded, and seen by the stores. */
export function mountMultipleCoupons(api: Api) {
  crud(api, multipleCoupons, rows);
  serve(api, readMultiple, ({ database, scope, params }) => oneOf(database, scope, params.id));
  serve(api, createMultiple, async ({ database, scope, body }) => {
    const { notification, price, code } = body;
    assertWhole(notification);
    const { gift_category_id = null, gift_title, gift_description = null } = body;
    const { maximum, valid_days } = body;
    const money = price === null || price === undefined ? null : minorOf(price);
    const reports = notification ? JSON.stringify(notification) : null;
    const gift = [gift_category_id, gift_title, gift_description];
    // As it was typed: what it is compared by is made where codes are.
    const values = [scope.companyId, code || null, ...gift, money, maximum, valid_days, reports];
    const couponId = await withTransaction(database, async (client) => {
      const { rows: made } = await client.query<{ coupon_id: number }>({ ...insert, values });
      const subjectId = made[0]?.coupon_id ?? 0;
      const job = { companyId: scope.companyId, kind: generation, subjectId, total: maximum };
      await addJob(client, job);
      return subjectId;
    });
    return oneOf(database, scope, couponId);
  });
  serve(api, downloadCodes, ({ database, scope, params }) =>
    codesFile(database, scope.companyId, params.id),
  );
  serve(api, storeMultiples, async ({ database, scope }) => {
    const values = [scope.companyId, scope.storeId];
    const result = await database.pool.query<Seen>({ ...seen, values });
    const coupons = result.rows.map((row) => ({
      ...row,
      last_redeemed_at: row.last_redeemed_at?.toISOString() ?? null,
      expires_at: row.expires_at.toISOString(),
    }));
    return { coupons };
  });
}
