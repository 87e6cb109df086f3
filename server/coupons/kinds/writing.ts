import { and, eq, inArray, sql } from 'drizzle-orm';
import type { Endpoint } from '../../../contract/engine/endpoint.ts';
import type { Database } from '../../db/connection.ts';
import type { Row, Rows } from '../../engine/rows.ts';
import type { AnyCall, Scope } from '../../http/call.ts';
import { invalidField, Refusal } from '../../http/refusal.ts';
import { type Api, serve } from '../../http/serve.ts';
import { couponsTable } from '../../tables/coupons.ts';
import { giftCategoriesTable } from '../../tables/gifts.ts';
import { productsTable } from '../../tables/products.ts';
import { keyOfCode } from '../codes.ts';
import { withMoments } from './days.ts';
import { assertMayCreate } from './may-create.ts';

/** Throws invalid, naming the field, for a gift category that is not the company's. */
async function assertCategory({ db }: Database, { companyId }: Scope, id: unknown) {
  if (typeof id !== 'number') return;
  const { company_id, gift_category_id } = giftCategoriesTable;
  const own = and(eq(company_id, companyId), eq(gift_category_id, id));
  if (!(await db.$count(giftCategoriesTable, own)))
    throw invalidField('gift_category_id', 'invalidChoice');
}

/** Throws invalid, naming the field, for a product that this store does not sell. */
async function assertProducts({ db }: Database, scope: Scope, coupon: Row) {
  const fields = ['product_buy_id', 'product_free_id', 'product_discount_id'] as const;
  for (const field of fields) {
    const id = coupon[field];
    if (typeof id !== 'number') continue;
    const { company_id, store_id, product_id } = productsTable;
    const place = and(eq(company_id, scope.companyId), eq(store_id, scope.storeId));
    if (!(await db.$count(productsTable, and(place, inArray(product_id, [id])))))
      throw invalidField(field, 'invalidChoice');
  }
}

type Creating = Pick<AnyCall, 'database' | 'scope' | 'caller'>;

/** Makes a coupon of a kind. */
export async function create<R>(call: Creating, rows: Rows<R>, kind: string, sent: Row) {
  const { database, scope, caller } = call;
  await assertMayCreate(database, scope, caller);
  const body = await withMoments(database, scope.companyId, sent);
  assertDays(body);
  await assertCategory(database, scope, body.gift_category_id);
  await assertProducts(database, scope, body);
  const key = await codeKey(database, scope, body.code);
  return rows.create(database.db, scope, { ...body, ...key, kind });
}

const isTaken = {
  name: 'code-of-a-claim',
  text: 'select exists (select 1 from claims where company_id = $1 and code = $2) as taken',
};

/**
 * A code as it is looked up; nothing where none is sent. Throws invalid for one that is nothing but spaces and dashes, and
 * already_exists for one that redeems a claim, such as a code of a campaign that came from a file.
 */
async function codeKey({ pool }: Database, { companyId }: Scope, code: unknown) {
  if (typeof code !== 'string') return {};
  const key = keyOfCode(code);
  if (key.length < 3) throw invalidField('code', 'tooShort', { min: 3 });
  const { rows } = await pool.query<{ taken: boolean }>({ ...isTaken, values: [companyId, key] });
  if (rows[0]?.taken) throw new Refusal('already_exists', { field: 'code' });
  return { code_key: key };
}

/** Throws invalid for a coupon that would end before it begins. */
export function assertDays({ start_date: start, expiration_date: end }: Row) {
  if (typeof start !== 'string' || typeof end !== 'string') return;
  if (Date.parse(end) < Date.parse(start)) throw invalidField('expiration_date', 'endBeforeStart');
}

/** Changes what is named of a coupon. */
export async function update<R extends Row>(
  database: Database,
  scope: Scope,
  rows: Rows<R>,
  id: number,
  sent: Row,
) {
  const body = await withMoments(database, scope.companyId, sent);
  if (body.start_date || body.expiration_date)
    assertDays({ ...(await rows.read(database.db, scope, id)), ...body });
  await assertCategory(database, scope, body.gift_category_id);
  await assertProducts(database, scope, body);
  const key = await codeKey(database, scope, body.code);
  await assertNotBelowClaimed(database, scope, id, body.maximum);
  return rows.update(database.db, scope, id, { ...body, ...key });
}

/** Throws invalid for a maximum below what was given out already. */
async function assertNotBelowClaimed({ db }: Database, scope: Scope, id: number, maximum: unknown) {
  if (typeof maximum !== 'number' || maximum === 0) return;
  const { company_id, coupon_id, claimed } = couponsTable;
  const [row] = await db
    .select({ claimed })
    .from(couponsTable)
    .where(and(eq(company_id, scope.companyId), eq(coupon_id, id)));
  if (row && row.claimed > maximum) throw invalidField('maximum', 'tooSmall', { min: row.claimed });
}

/** What customers have of a deleted coupon stays theirs; it is only given out no more. */
async function remove({ db }: Database, scope: Scope, rows: Pick<Rows, 'within'>, id: number) {
  const own = and(rows.within(scope), eq(couponsTable.coupon_id, id));
  const done = await db
    .update(couponsTable)
    .set({ deleted_at: sql`now()` })
    .where(own)
    .returning({ id: couponsTable.coupon_id });
  if (!done.length) throw new Refusal('not_found');
  return null;
}

type Removal = Endpoint<`${string}/{id}`>;
/** Serves the call that deletes a coupon of a kind. */
export const removing = (api: Api, call: Removal, rows: Pick<Rows, 'within'>) =>
  serve(api, call, ({ database, scope, params }) => remove(database, scope, rows, params.id));
