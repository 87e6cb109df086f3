import { type SQL, sql } from 'drizzle-orm';
import type { z } from 'zod';
import { paginationOf } from '../../contract/engine/endpoint.ts';
import type { ListQuery } from '../../contract/engine/list-query.ts';
import { pendingStatuses } from '../../contract/gift-orders/gift-orders.ts';
import type { managedSuppliers } from '../../contract/suppliers/company-suppliers.ts';
import type { Database } from '../db/connection.ts';
import type { Executor } from '../db/executor.ts';
import { cutOf, literally } from '../engine/list.ts';
import { totalOf } from '../engine/total.ts';
import { folded } from '../tables/columns.ts';

const open = sql.raw(pendingStatuses.join(', '));

// Of a supplier without a named user, whoever joined first stands for it.
const tables = sql`stores s left join supplier_users c on c.company_id = s.company_id and c.store_id = s.store_id
  left join users u on u.user_id = coalesce(c.user_id, (select m.user_id from memberships m
    where m.company_id = s.company_id and m.store_id = s.store_id order by m.created_at, m.user_id limit 1))
  left join invitations i on i.company_id = s.company_id and i.store_id = s.store_id and i.invitation_id = c.user_id`;

const selected = sql`s.store_id, s.name as supplier_name, s.primary_phone as supplier_primary_phone,
  coalesce(s.primary_email, s.email) as supplier_email_1, s.secondary_email as supplier_email_2,
  s.country_id as supplier_country_id, coalesce(i.full_name, u.full_name, '') as user_full_name, coalesce(i.mobile, u.mobile, '') as user_mobile,
  coalesce(i.country_id, u.country_id, s.country_id) as user_country_id, c.email_1 as user_email_1, c.email_2 as user_email_2,
  c.gender as user_gender, s.registration_date as created_at,
  (select count(*)::int from gifts g where g.company_id = s.company_id and g.supplier_store_id = s.store_id) as gifts_count,
  (select count(*)::int from gift_orders o where o.company_id = s.company_id and o.store_supplier_id = s.store_id
    and o.status in (${open})) as open_orders`;

const within = (companyId: number) =>
  sql`s.company_id = ${companyId} and s.kind = 'supplier' and s.deleted_at is null`;

const sorts: Record<string, SQL> = {
  supplier_name: folded(sql`s.name`),
  created_at: sql`s.registration_date`,
};

type Supplier = z.output<(typeof managedSuppliers)['read']>;

const supplierReply = (row: Supplier) => ({
  ...row,
  created_at: new Date(row.created_at).toISOString(),
});

/** The suppliers of a company, a page at a time, found by their name or that of their user. */
export async function listSuppliers(database: Database, companyId: number, query: ListQuery) {
  const { page, size, before } = cutOf(query);
  const { sort = 'supplier_name', order = 'asc', q } = query;
  const ids = query.store_id as number[] | undefined;
  const searched = sql`fold(concat_ws(' ', s.name, s.primary_email, s.primary_phone, coalesce(i.full_name, u.full_name), coalesce(i.mobile, u.mobile)))`;
  const where = sql.join(
    [
      within(companyId),
      ...(ids ? [sql`s.store_id = any(${sql.param(ids)}::bigint[])`] : []),
      ...(q ? [sql`${searched} like '%' || fold(${literally(q)}) || '%'`] : []),
    ],
    sql` and `,
  );
  const direction = sql.raw(order);
  const [rows, total] = await Promise.all([
    database.db.execute<Supplier>(sql`select ${selected} from ${tables} where ${where}
      order by ${sorts[sort]} ${direction}, s.store_id ${direction}
      limit ${size} offset ${before}`),
    totalOf(database, tables, where),
  ]);
  const suppliers = rows.rows.map(supplierReply);
  return { suppliers, pagination: paginationOf(page, total, suppliers.length, size) };
}

/** One supplier of a company; undefined for what is none. */
export async function supplierOf(db: Executor, companyId: number, storeId: number) {
  const result = await db.execute<Supplier>(
    sql`select ${selected} from ${tables} where ${within(companyId)} and s.store_id = ${storeId}`,
  );
  return result.rows[0] && supplierReply(result.rows[0]);
}
