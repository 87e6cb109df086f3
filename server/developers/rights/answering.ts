import type { EventName } from '../../../contract/developers/event-names.ts';
import type { PermissionPath, PermissionTree } from '../../../contract/permissions/permissions.ts';
import type { Executor } from '../../db/executor.ts';
import { invalidField } from '../../http/refusal.ts';
import { type Acting, holdRights } from '../../people/members/rights.ts';
import { assertTold } from './event-grants.ts';
import { givenTo } from './key-grants.ts';

/** What something may do for whoever answers for it: a key, an address of events, a mapper of answers. */
export interface Reach {
  /** The rights that a program has by it, in the place and in these stores of it. */
  readonly rights?: { readonly permissions: PermissionTree; readonly store_ids: readonly number[] };
  /** The events whose records it carries or reads. */
  readonly events?: readonly EventName[];
  /** Whether it writes to customers. */
  readonly writesCustomers?: boolean;
}

/** Who answers for something from now on, and the rights that it has by that. */
export interface Answering {
  readonly vouched_by_id: number;
  readonly permissions: PermissionTree;
}

/** Holds that somebody has all of a reach, and answers the rights that a program has by it. */
async function assertHeld(
  tx: Executor,
  acting: Acting,
  permission: PermissionPath,
  { rights, events = [], writesCustomers = false }: Reach,
): Promise<PermissionTree> {
  const { scope } = acting;
  const { holds, grants } = await holdRights(tx, acting, permission);
  assertTold({ ...scope, ...grants }, events);
  if (writesCustomers && (scope.kind === 'supplier' || !holds('customers.update')))
    throw invalidField('values', 'notHeld');
  return rights ? givenTo(tx, acting, permission, rights) : {};
}

/**
 * Decides whether somebody may make, change or replace what acts with their rights: who does it holds all that it may do,
 * and answers for it from then on. `permission` is the right to do so at all. `before` is what it may do until then:
 * whoever lacks some of that may not even take it away, as what was emptied can be pointed elsewhere and filled again.
 * Throws right_not_held, event_not_told and invalid at `values`.
 */
export async function answerFor(
  tx: Executor,
  acting: Acting,
  permission: PermissionPath,
  reach: Reach,
  before?: Reach,
): Promise<Answering> {
  if (before) await assertHeld(tx, acting, permission, before);
  const permissions = await assertHeld(tx, acting, permission, reach);
  return { vouched_by_id: acting.caller.userId, permissions };
}
