import * as members from '../../../contract/people/members.ts';
import type { PermissionTree } from '../../../contract/permissions/permissions.ts';
import { call, type TestApp } from '../app.ts';
import type { Person, Place } from './people.ts';

type Query = Record<string, string | number>;
type Rows = { users: members.Member[]; pagination: Record<string, number> };

/** The same calls for the staff of a company and the users of a store. */
export function memberCallsOf(within: TestApp, kind: 'company' | 'store', { storeId }: Place) {
  const ofStaff = {
    list: members.staff.calls.list,
    read: members.readStaff,
    create: members.createStaff,
    rights: members.changeStaffRights,
    upgrade: members.upgradeStaff,
    downgrade: members.downgradeStaff,
    remove: members.removeStaff,
  };
  const ofStore = {
    list: members.storeUsers.calls.list,
    read: members.storeUserProfile,
    create: members.createStoreModerator,
    rights: members.changeStoreUserRights,
    upgrade: members.upgradeStoreUser,
    downgrade: members.downgradeStoreUser,
    remove: members.removeStoreUser,
  };
  const calls = (kind === 'company' ? ofStaff : ofStore) as typeof ofStaff;
  const at = kind === 'company' ? { storeId } : { id: storeId };
  const of = (userId: number) => (kind === 'company' ? { ...at, id: userId } : { ...at, userId });
  return {
    list: async (as: Person, query: Query = {}) => {
      const answer = await call(within, calls.list, { params: at as never, as, query });
      return answer as typeof answer & { data: Rows };
    },
    read: (as: Person, userId: number) =>
      call(within, calls.read, { params: of(userId) as never, as }),
    create: (as: Person, body: object) =>
      call(within, calls.create, { params: at as never, as, body }),
    rights: (as: Person, userId: number, permissions: PermissionTree, updated_at?: string) =>
      call(within, calls.rights, {
        params: of(userId) as never,
        as,
        body: { permissions, ...(updated_at ? { updated_at } : {}) },
      }),
    upgrade: (as: Person, userId: number) =>
      call(within, calls.upgrade, { params: of(userId) as never, as }),
    downgrade: (as: Person, userId: number) =>
      call(within, calls.downgrade, { params: of(userId) as never, as }),
    remove: (as: Person, userId: number) =>
      call(within, calls.remove, { params: of(userId) as never, as }),
  };
}
