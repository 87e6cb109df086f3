import { and, eq } from 'drizzle-orm';
import type { Member } from '../../../contract/people/members.ts';
import { givesRights } from '../../../contract/permissions/branches.ts';
import { exceeding, type Holds, pathsIn } from '../../../contract/permissions/permission-trees.ts';
import {
  can,
  type Grants,
  granted,
  type PermissionPath,
  type PermissionTree,
} from '../../../contract/permissions/permissions.ts';
import type { Executor } from '../../db/executor.ts';
import type { Caller, Scope } from '../../http/call.ts';
import { Refusal } from '../../http/refusal.ts';
import { demand } from '../../http/session.ts';
import { storesTable } from '../../tables/organisations.ts';
import { membershipsTable } from '../../tables/people.ts';

/** Whoever calls, and the place in which they do. */
export interface Acting {
  readonly scope: Scope;
  readonly caller: Caller;
}

/** A place whose rights nobody else changes until the transaction ends. */
export interface Held {
  /** Whether the caller holds a path themselves, as things are now. */
  readonly holds: Holds;
  /** The place's own tree. */
  readonly own: PermissionTree;
  /** The caller's tree and the place's, as things are now. */
  readonly grants: Grants;
}

/** What the caller of a call may do there. */
export const holdsIn =
  (grants: Grants): Holds =>
  (path) =>
    can(grants, path);

/**
 * Holds the rights of a place still and reads the caller's anew: they may have lost them while they
 * waited. Throws forbidden when they did, and not_found when the place or they are gone.
 */
export async function holdRights(
  tx: Executor,
  { scope, caller }: Acting,
  permission: PermissionPath,
): Promise<Held> {
  const { companyId, storeId } = scope;
  const [place] = await tx
    .select({ own: storesTable.permissions })
    .from(storesTable)
    .where(and(eq(storesTable.company_id, companyId), eq(storesTable.store_id, storeId)))
    .for('no key update');
  const [membership] = await tx
    .select({ tree: membershipsTable.permissions })
    .from(membershipsTable)
    .where(membershipOf(scope, caller.userId));
  const tree = caller.isSuperAdmin ? { '*': true } : membership?.tree;
  if (!place || !tree) throw new Refusal('not_found');
  const grants = { userStorePermissions: tree, storePermissions: place.own };
  demand({ ...scope, ...grants }, permission);
  return { holds: holdsIn(grants), own: place.own, grants };
}

/** The row of one member of a place. */
export const membershipOf = ({ companyId, storeId }: Scope, userId: number) =>
  and(
    eq(membershipsTable.company_id, companyId),
    eq(membershipsTable.store_id, storeId),
    eq(membershipsTable.user_id, userId),
  );

const mostNamed = 5;
const named = (paths: readonly string[]) =>
  paths.slice(0, mostNamed).join(', ') + (paths.length > mostNamed ? ', …' : '');

/** Throws right_not_held, naming each path, for what somebody may not give (`field` holds the tree). */
export function assertGivable(
  before: PermissionTree,
  wanted: PermissionTree,
  holds: Holds,
  field = 'permissions',
) {
  const beyond = exceeding(before, wanted, holds);
  if (!beyond.length) return;
  throw new Refusal('right_not_held', {
    details: { paths: named(beyond) },
    fields: Object.fromEntries(beyond.map((path) => [`${field}.${path}`, [{ name: 'notHeld' }]])),
  });
}

/** Throws holds_more for somebody who may do what the caller may not: only their like may remove them. */
export function assertHoldsNoMore(tree: PermissionTree, { holds, own }: Held) {
  const effective: string[] = pathsIn(tree).filter((path) => granted(own, path));
  // A wildcard at the root is more than all paths there are (super-user-wildcard).
  const all = granted(tree, '*') ? ['*'] : [];
  const more = [...all, ...effective].filter((path) => !holds(path));
  if (more.length) throw new Refusal('holds_more', { details: { paths: named(more) } });
}

/** The right that makes somebody run a company or a store. */
export const rightToGive = ({ kind }: Scope): PermissionPath =>
  kind === 'company' ? givesRights.company : givesRights.store;

/**
 * Throws last_admin when nobody would be left who may give rights here, and not_yourself for whoever
 * takes that right from themselves; `after` is nothing where the member goes.
 */
export async function assertSomebodyGives(
  tx: Executor,
  { scope, caller }: Acting,
  member: { user_id: number; permissions: PermissionTree; state: Member['state'] },
  after: PermissionTree = {},
) {
  const right = rightToGive(scope);
  // Who has not come yet gives nobody anything.
  if (member.state === 'invited') return;
  if (!granted(member.permissions, right) || granted(after, right)) return;
  const all = await tx
    .select({ userId: membershipsTable.user_id, tree: membershipsTable.permissions })
    .from(membershipsTable)
    .where(
      and(
        eq(membershipsTable.company_id, scope.companyId),
        eq(membershipsTable.store_id, scope.storeId),
      ),
    );
  const others = all.filter(({ userId }) => userId !== member.user_id);
  if (!others.some(({ tree }) => granted(tree, right))) throw new Refusal('last_admin');
  if (member.user_id === caller.userId) throw new Refusal('not_yourself');
}
