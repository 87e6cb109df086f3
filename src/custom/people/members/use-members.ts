import { useQuery, useQueryClient } from '@tanstack/react-query';
import type * as members from '../../../../contract/people/members.ts';
import { can, type PermissionTree } from '../../../../contract/permissions/permissions.ts';
import { resourceOf } from '../../../dataProvider/sources.ts';
import { send } from '../../../session/api.ts';
import { rightsChanged } from '../../../session/rights-changed.ts';
import { useCan, usePanel } from '../../../shell/context.ts';

export interface NewMember {
  readonly country_id: number;
  readonly mobile: string;
  readonly full_name?: string;
  readonly password?: string;
  readonly permissions: PermissionTree;
}
interface Rights {
  readonly permissions: PermissionTree;
  readonly updated_at: string;
}

const ofCompany = (storeId: number) => {
  const at = (id: number) => ({ params: { storeId, id } });
  return {
    read: (id: number, signal: AbortSignal) =>
      send<typeof members.readStaff>('GET', '/companies/{storeId}/users/{id}', {
        ...at(id),
        signal,
      }),
    create: (body: NewMember) =>
      send<typeof members.createStaff>('POST', '/companies/{storeId}/users', {
        params: { storeId },
        body,
      }),
    rights: (id: number, body: Rights) =>
      send<typeof members.changeStaffRights>('PUT', '/companies/{storeId}/users/{id}/permissions', {
        ...at(id),
        body,
      }),
    upgrade: (id: number) =>
      send<typeof members.upgradeStaff>('PUT', '/companies/{storeId}/users/upgrade/{id}', at(id)),
    downgrade: (id: number) =>
      send<typeof members.downgradeStaff>(
        'PUT',
        '/companies/{storeId}/users/downgrade/{id}',
        at(id),
      ),
    remove: (id: number) =>
      send<typeof members.removeStaff>('DELETE', '/companies/{storeId}/users/{id}', at(id)),
  };
};

const ofStore = (id: number): ReturnType<typeof ofCompany> => {
  const at = (userId: number) => ({ params: { id, userId } });
  return {
    read: (userId, signal) =>
      send<typeof members.storeUserProfile>('GET', '/stores/{id}/users/{userId}/profile', {
        ...at(userId),
        signal,
      }),
    create: (body) =>
      send<typeof members.createStoreModerator>(
        'POST',
        '/stores/{id}/users/create-store-moderator',
        { params: { id }, body },
      ),
    rights: (userId, body) =>
      send<typeof members.changeStoreUserRights>('PUT', '/stores/{id}/users/{userId}/permissions', {
        ...at(userId),
        body,
      }),
    upgrade: (userId) =>
      send<typeof members.upgradeStoreUser>(
        'PUT',
        '/stores/{id}/users/upgrade/{userId}',
        at(userId),
      ),
    downgrade: (userId) =>
      send<typeof members.downgradeStoreUser>(
        'PUT',
        '/stores/{id}/users/downgrade/{userId}',
        at(userId),
      ),
    remove: (userId) =>
      send<typeof members.removeStoreUser>('DELETE', '/stores/{id}/users/{userId}', at(userId)),
  };
};

/** What the people of this panel's place are: the staff of a company or the users of a store. */
export function useMembers() {
  const { panel, store, grants } = usePanel();
  const isCompany = panel === 'loyaltyPanel';
  const right = isCompany ? 'users' : 'settings.users';
  return {
    kind: isCompany ? ('company' as const) : ('store' as const),
    resource: isCompany ? resourceOf('staff') : resourceOf('store-users'),
    calls: isCompany ? ofCompany(store.store_id) : ofStore(store.store_id),
    mayUpdate: useCan(`${right}.update`),
    mayRemove: useCan(`${right}.delete`),
    holds: (path: string) => can(grants, path),
  };
}

/** One of them, with their rights. */
export function useMember(userId: number) {
  const { store } = usePanel();
  const { calls, resource } = useMembers();
  return useQuery({
    queryKey: [resource, 'member', store.store_id, userId],
    queryFn: async ({ signal }) => (await calls.read(userId, signal)).data,
  });
}

/** Fetches anew what shows a member; the user's own rights too, where it is they who changed. */
export function useMembersChanged() {
  const queries = useQueryClient();
  const { user } = usePanel();
  const { resource } = useMembers();
  const anew = (isGone: boolean) =>
    queries.invalidateQueries({
      queryKey: [resource],
      // Somebody who is gone cannot be fetched any more.
      predicate: ({ queryKey }) => !(isGone && queryKey[1] === 'member'),
    });
  return {
    changed: async (userId?: number) => {
      await anew(false);
      if (userId === user.user_id) rightsChanged();
    },
    gone: () => anew(true),
  };
}
