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
import type { Tenant } from '../../engine/rows.ts';
import { invalidField } from '../../http/refusal.ts';
import { type Api, serve } from '../../http/serve.ts';
import { addJob } from '../../jobs/run.ts';
import { minorOf } from '../../runtime/units.ts';
import { stateOfCoupon } from '../../tables/coupons.ts';
import { multipleRows } from '../kinds/coupon-rows.ts';
import { withMoments } from '../kinds/days.ts';
import { assertDays } from '../kinds/writing.ts';
import { codesFile } from './codes-file.ts';
import { codesUntil, generation } from './generate.ts';

async function oneOf({ db, pool }: Pick<Database, 'db' | 'pool'>, tenant: Tenant, id: number) {
  const coupon = await multipleRows.read(db, tenant, id);
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
      notification, start_date, expiration_date, per_customer, minimum_spend, points, generation)
    values ($1, $1, 'multiple', $2, $3, $4, $5, $6, $7, $8, $9, $10, $11, $12, $13, 0, $14) returning coupon_id`,
};

const seen = {
  name: 'multiples-in-store',
  text: `select k.coupon_id, k.gift_title, k.gift_description, k.price / 100.0 as price, k.maximum, h.redeemed_here, h.last_redeemed_at,
      ${stateOfCoupon('k', '$3')} as state, k.start_date, k.per_customer, k.minimum_spend / 100.0 as minimum_spend, ${codesUntil} as expires_at
    from coupons k join company_settings cs on cs.company_id = k.company_id
    cross join lateral (select count(*)::int as redeemed_here, max(c.redeemed_at) as last_redeemed_at from claims c
      where c.company_id = k.company_id and c.coupon_id = k.coupon_id and c.state = 'redeemed' and c.redeem_store_id = $2) h
    where k.company_id = $1 and k.kind = 'multiple' and k.deleted_at is null order by k.created_at desc limit 100`,
};

type SeenCoupon = z.output<(typeof storeMultiples)['reply']>['coupons'][number];
interface Seen extends Omit<SeenCoupon, 'last_redeemed_at' | 'start_date' | 'expires_at'> {
  start_date: Date | null;
  last_redeemed_at: Date | null;
  expires_at: Date;
}

type NewCampaign = z.output<NonNullable<(typeof createMultiple)['body']>>;
const minor = (money: number | null | undefined) =>
  typeof money === 'number' ? minorOf(money) : null;

/** Adds a campaign, and has its codes made; of a campaign whose codes come from files there are none to make. */
async function createCampaign(database: Database, companyId: number, sent: NewCampaign) {
  const body = await withMoments(database, companyId, sent);
  const { notification, code, maximum, valid_days } = body;
  assertWhole(notification);
  assertDays(body);
  const { gift_category_id = null, gift_title, gift_description = null } = body;
  const { start_date = null, expiration_date = null, per_customer = null } = body;
  const gift = [gift_category_id, gift_title, gift_description, minor(body.price)];
  const reports = notification ? JSON.stringify(notification) : null;
  const rules = [start_date, expiration_date, per_customer, minor(body.minimum_spend)];
  // The code as it was typed: what it is compared by is made where codes are.
  const head = [companyId, code || null, ...gift, maximum, valid_days, reports];
  const values = [...head, ...rules, maximum ? 'queued' : 'done'];
  return withTransaction(database, async (client) => {
    const { rows: made } = await client.query<{ coupon_id: number }>({ ...insert, values });
    const subjectId = made[0]?.coupon_id ?? 0;
    if (maximum) await addJob(client, { companyId, kind: generation, subjectId, total: maximum });
    return subjectId;
  });
}

/** Campaigns of many codes: created, made in the background, downloaded, and seen by the stores. */
export function mountMultipleCoupons(api: Api) {
  crud(api, multipleCoupons, multipleRows);
  serve(api, readMultiple, ({ database, scope, params }) => oneOf(database, scope, params.id));
  serve(api, createMultiple, async ({ database, scope, body }) => {
    const couponId = await createCampaign(database, scope.companyId, body);
    return oneOf(database, scope, couponId);
  });
  serve(api, downloadCodes, ({ database, scope, params }) =>
    codesFile(database, scope.companyId, params.id),
  );
  serve(api, storeMultiples, async ({ database, scope, now }) => {
    const values = [scope.companyId, scope.storeId, new Date(now())];
    const result = await database.pool.query<Seen>({ ...seen, values });
    const coupons = result.rows.map((row) => ({
      ...row,
      last_redeemed_at: row.last_redeemed_at?.toISOString() ?? null,
      start_date: row.start_date?.toISOString() ?? null,
      expires_at: row.expires_at.toISOString(),
    }));
    return { coupons };
  });
}
