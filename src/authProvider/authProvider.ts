import type { AuthProvider } from 'react-admin';
import type { SessionUser } from '../../contract/people/session.ts';
import { can, type Grants } from '../../contract/permissions/permissions.ts';
import { entityNamed } from '../dataProvider/sources.ts';
import { session } from '../session/session.ts';
import { signOut } from '../session/sign-out.ts';
import { showForbidden } from './forbidden.ts';

const verbs = {
  list: 'read',
  show: 'read',
  create: 'create',
  edit: 'update',
  delete: 'delete',
} as const;

/** The permission an action on a resource needs; undefined where nobody has it. */
export function permissionOf(resource: string, action: string): string | undefined {
  const verb = verbs[action as keyof typeof verbs] ?? action;
  return entityNamed(resource)?.permission[verb as 'read'];
}

/** react-admin's questions about the session, answered from what the server told of it. */
export const authProviderOf = (user: SessionUser, grants: Grants): AuthProvider => ({
  // Signing in happens on a page of its own, before any panel is loaded.
  login: async () => undefined,
  logout: async () => {
    if (session().token) signOut();
    return false;
  },
  checkAuth: async () => {
    if (!session().token) throw new Error('signed out');
  },
  checkError: async (error: { status?: number }) => {
    // A refused token has ended the session already; a refused permission is told, not a sign-out.
    if (error.status === 403) showForbidden();
  },
  getIdentity: async () => ({ id: user.user_id, fullName: user.full_name }),
  getPermissions: async () => grants,
  canAccess: async ({ resource, action }) => {
    const path = permissionOf(resource, action);
    return path !== undefined && can(grants, path);
  },
});
