import { and, eq, type SQL, sql } from 'drizzle-orm';
import { paginationOf } from '../../../contract/engine/endpoint.ts';
import type { ListQuery } from '../../../contract/engine/list-query.ts';
import type { Member } from '../../../contract/people/members.ts';
import { anyGranted } from '../../../contract/permissions/permission-trees.ts';
import type { PermissionTree } from '../../../contract/permissions/permissions.ts';
import type { Database } from '../../db/connection.ts';
import type { Executor } from '../../db/executor.ts';
import { cutOf, literally } from '../../engine/list.ts';
import { totalOf } from '../../engine/total.ts';
import type { Scope } from '../../http/call.ts';
import { Refusal } from '../../http/refusal.ts';
import { invitationsTable, membershipsTable } from '../../tables/people.ts';
import { membershipOf } from './rights.ts';

/** Who belongs to a place, and who was asked to; of the latter only what whoever asked them wrote. */
const peopleOf = ({ companyId, storeId }: Scope) => sql`(
  select m.user_id, u.full_name, u.mobile, u.country_id, m.role_id, m.permissions, m.created_at, m.updated_at,
      case when u.proved_at is null then 'asleep' else 'active' end as state
    from memberships m join users u on u.user_id = m.user_id
    where m.company_id = ${companyId} and m.store_id = ${storeId}
  union all
  select i.invitation_id, i.full_name, i.mobile, i.country_id, i.role_id, i.permissions, i.created_at, i.updated_at, 'invited'
    from invitations i where i.company_id = ${companyId} and i.store_id = ${storeId}) p`;

const iso = (moment: unknown) => new Date(moment as string).toISOString();

/** Somebody's account as a customer of the company. */
const accountIn = ({
  companyId,
}: Scope) => sql`(select c.user_account_id from customers c where c.company_id = ${companyId}
    and c.mobile = p.mobile and c.country_id = p.country_id and c.deleted_at is null)`;

const hasPinIn = ({ companyId, storeId }: Scope) => sql`exists (select 1 from till_pins t
    where t.company_id = ${companyId} and t.store_id = ${storeId} and t.user_id = p.user_id)`;

/** One member of a place, or one who was asked, with their rights. Throws not_found for anybody else. */
export async function memberOf(db: Executor, scope: Scope, userId: number): Promise<Member> {
  const { rows } = await db.execute(
    sql`select p.*, ${accountIn(scope)} as user_account_id, ${hasPinIn(scope)} as has_till_pin
      from ${peopleOf(scope)} where p.user_id = ${userId}`,
  );
  const row = rows[0];
  if (!row) throw new Refusal('not_found');
  const { created_at, updated_at } = row;
  const times = { ...row, created_at: iso(created_at), updated_at: iso(updated_at) };
  return { ...times, permissions_enabled: anyGranted(row.permissions as PermissionTree) } as Member;
}

/** Where the row of a member is, or of one who was asked. */
export const rowOf = (scope: Scope, { state, user_id }: Member) =>
  state === 'invited'
    ? { table: invitationsTable, itself: invitationOf(scope, user_id) }
    : { table: membershipsTable, itself: membershipOf(scope, user_id) };

/** The row of one invitation to a place. */
const invitationOf = ({ companyId, storeId }: Scope, id: number) =>
  and(
    eq(invitationsTable.company_id, companyId),
    eq(invitationsTable.store_id, storeId),
    eq(invitationsTable.invitation_id, id),
  );

const sorts: Record<string, SQL> = {
  full_name: sql`fold(p.full_name) collate "C"`,
  mobile: sql`p.mobile`,
  role_id: sql`p.role_id`,
  created_at: sql`p.created_at`,
};

function conditionOf(query: ListQuery): SQL {
  const ids = query.user_id as number[] | undefined;
  const { q, role_id } = query;
  return (
    and(
      ids && sql`p.user_id = any(${sql.param(ids)}::bigint[])`,
      role_id === undefined ? undefined : sql`p.role_id = ${Number(role_id)}`,
      // As a query of its own, or the planner may fold the names of all users to find those of few members.
      q
        ? sql`(select fold(p.full_name || ' ' || p.mobile)) like '%' || fold(${literally(q)}) || '%'`
        : undefined,
    ) ?? sql`true`
  );
}

/** The members of a place, a page at a time, found by name or mobile. */
export async function listMembers(database: Database, scope: Scope, query: ListQuery) {
  const { page, size, before } = cutOf(query);
  const { sort = 'full_name', order = 'asc' } = query;
  const [people, where, direction] = [peopleOf(scope), conditionOf(query), sql.raw(order)];
  const rows = database.db.execute<Record<string, unknown>>(
    sql`select p.user_id, p.full_name, p.mobile, p.country_id, ${accountIn(scope)} as user_account_id, p.role_id, p.permissions, p.created_at, p.state
      from ${people} where ${where} order by ${sorts[sort]} ${direction}, p.user_id ${direction}
      limit ${size} offset ${before}`,
  );
  const [result, total] = await Promise.all([rows, totalOf(database, people, where)]);
  const users = result.rows.map(({ permissions, created_at, ...row }) => ({
    ...row,
    permissions,
    created_at: iso(created_at),
    permissions_enabled: anyGranted(permissions as PermissionTree),
  }));
  return { users, pagination: paginationOf(page, total, users.length, size) };
}
