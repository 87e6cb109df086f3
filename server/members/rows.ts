import { and, eq, inArray, type SQL, sql } from 'drizzle-orm';
import { itemsPerPage, paginationOf } from '../../contract/endpoint.ts';
import type { ListQuery } from '../../contract/entity.ts';
import type { Member } from '../../contract/members.ts';
import { anyGranted } from '../../contract/permission-trees.ts';
import { membershipsTable, usersTable } from '../auth/tables.ts';
import { folded } from '../columns.ts';
import type { Database } from '../db/connection.ts';
import type { Scope } from '../http/call.ts';
import { Refusal } from '../http/refusal.ts';
import { literally } from '../list.ts';
import type { EntityTable, Executor } from '../rows.ts';
import { totalOf } from '../total.ts';
import { membershipOf } from './rights.ts';

const { company_id, store_id, user_id, role_id, permissions, created_at, updated_at } =
  membershipsTable;
const { full_name, mobile, country_id } = usersTable;
const person = eq(usersTable.user_id, user_id);

const account = sql<number | null>`(select c.user_account_id from customers c
  where c.company_id = ${company_id} and c.mobile = ${mobile} and c.country_id = ${country_id} and c.deleted_at is null)`;

/** One member of a place, with their rights. Throws not_found for somebody who is none. */
export async function memberOf(db: Executor, scope: Scope, userId: number): Promise<Member> {
  const [row] = await db
    .select({
      user_id,
      full_name,
      mobile,
      country_id,
      user_account_id: account.as('user_account_id'),
      role_id,
      permissions,
      created_at,
      updated_at,
    })
    .from(membershipsTable)
    .innerJoin(usersTable, person)
    .where(membershipOf(scope, userId));
  if (!row) throw new Refusal('not_found');
  return { ...row, permissions_enabled: anyGranted(row.permissions) };
}

const sorts: Record<string, SQL> = {
  full_name: folded(sql`${full_name}`),
  mobile: sql`${mobile}`,
  role_id: sql`${role_id}`,
  created_at: sql`${created_at}`,
};

function conditionOf({ companyId, storeId }: Scope, query: ListQuery): SQL {
  const ids = query.user_id as number[] | undefined;
  const found = sql`${user_id} in (select u.user_id from users u
    where fold(u.full_name || ' ' || u.mobile) like '%' || fold(${literally(query.q ?? '')}) || '%')`;
  return and(
    eq(company_id, companyId),
    eq(store_id, storeId),
    ids && inArray(user_id, ids),
    query.role_id === undefined ? undefined : eq(role_id, Number(query.role_id)),
    query.q ? found : undefined,
  ) as SQL;
}

/** The members of a place, a page at a time, found by name or mobile. */
export async function listMembers(database: Database, scope: Scope, query: ListQuery) {
  const { page = 1, sort = 'full_name', order = 'asc' } = query;
  const where = conditionOf(scope, query);
  const direction = sql.raw(order);
  const rows = database.db
    .select({ user_id, full_name, mobile, role_id, permissions, created_at })
    .from(membershipsTable)
    .innerJoin(usersTable, person)
    .where(where)
    .orderBy(sql`${sorts[sort]} ${direction}, ${user_id} ${direction}`)
    .limit(itemsPerPage)
    .offset((page - 1) * itemsPerPage);
  const table = membershipsTable as unknown as EntityTable;
  const [found, total] = await Promise.all([rows, totalOf(database, table, where)]);
  const users = found.map(({ permissions: tree, ...row }) => ({
    ...row,
    permissions_enabled: anyGranted(tree),
  }));
  return { users, pagination: paginationOf(page, total, users.length) };
}
