import { sql } from 'drizzle-orm';
import type { Member } from '../../../contract/people/members.ts';
import { pathsIn, regranted } from '../../../contract/permissions/permission-trees.ts';
import {
  type PermissionPath,
  type PermissionTree,
  treeOf,
} from '../../../contract/permissions/permissions.ts';
import { roleIds } from '../../common/catalogue.ts';
import type { Database } from '../../db/connection.ts';
import type { Executor } from '../../db/executor.ts';
import { Refusal } from '../../http/refusal.ts';
import {
  type Acting,
  assertGivable,
  assertHoldsNoMore,
  assertSomebodyGives,
  type Held,
  holdRights,
  rightToGive,
} from './rights.ts';
import { memberOf, rowOf } from './rows.ts';
import { templatesOf } from './templates.ts';

type MemberCall = Acting & { readonly database: Database };
interface Change {
  role_id: number;
  permissions: PermissionTree;
}
type Decide = (before: Member, held: Held, tx: Executor) => Change | Promise<Change>;

/** Changes one member while nobody else changes anybody in the same place. */
const changing = (call: MemberCall, userId: number, decide: Decide): Promise<Member> =>
  call.database.db.transaction(async (tx) => {
    const held = await holdRights(tx, call, rightToGive(call.scope));
    const before = await memberOf(tx, call.scope, userId);
    const after = await decide(before, held, tx);
    await assertSomebodyGives(tx, call, before, after.permissions);
    // A role with a higher number may do less.
    if (userId === call.caller.userId && after.role_id > before.role_id)
      throw new Refusal('not_yourself');
    const { table, itself } = rowOf(call.scope, before);
    await tx
      .update(table)
      .set({ ...after, updated_at: sql`now()` })
      .where(itself);
    return memberOf(tx, call.scope, userId);
  });

/**
 * Changes what a member may do. What the caller does not hold stays as it was; what they may not
 * give is refused by name.
 */
export const changeRights = (
  call: MemberCall,
  userId: number,
  wanted: { permissions: PermissionTree; updated_at?: string | undefined },
) =>
  changing(call, userId, (before, { holds }) => {
    if (wanted.updated_at && wanted.updated_at !== before.updated_at)
      throw new Refusal('changed_meanwhile', { current: { ...before } });
    assertGivable(before.permissions, wanted.permissions, holds);
    const permissions = regranted(before.permissions, wanted.permissions, holds);
    return { role_id: before.role_id, permissions };
  });

/** Makes a moderator an admin, with everything of the place that the caller holds (staff-user-transitions). */
export const upgrade = (call: MemberCall, userId: number) =>
  changing(call, userId, (before, { holds, own }) => {
    if (before.role_id === roleIds.companyAdmin) throw new Refusal('already_admin');
    const permissions = regranted(before.permissions, treeOf(pathsIn(own)), holds);
    return { role_id: roleIds.companyAdmin, permissions };
  });

/** Makes an admin a moderator, with the default rights (staff-user-transitions, store-moderator-transitions). */
export const downgrade = (call: MemberCall, userId: number) =>
  changing(call, userId, async (before, held, tx) => {
    if (before.role_id === roleIds.storeModerator) throw new Refusal('already_moderator');
    assertHoldsNoMore(before.permissions, held);
    const templates = await templatesOf(tx, call.scope.companyId);
    const { default_company_cms, default_store_cms } = templates;
    const template = call.scope.kind === 'company' ? default_company_cms : default_store_cms;
    const permissions = regranted(before.permissions, template, held.holds);
    return { role_id: roleIds.storeModerator, permissions };
  });

/** Takes somebody out of a place, or back what they were asked; the person stays, and their sessions have lost it at once. */
export const remove = (call: MemberCall, userId: number, permission: PermissionPath) =>
  call.database.db.transaction(async (tx) => {
    const held = await holdRights(tx, call, permission);
    const member = await memberOf(tx, call.scope, userId);
    await assertSomebodyGives(tx, call, member);
    if (userId === call.caller.userId) throw new Refusal('not_yourself');
    assertHoldsNoMore(member.permissions, held);
    const { table, itself } = rowOf(call.scope, member);
    await tx.delete(table).where(itself);
    return null;
  });
