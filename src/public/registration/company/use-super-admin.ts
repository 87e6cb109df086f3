import type { me } from '../../../../contract/people/session.ts';
import { send } from '../../../session/api.ts';
import { session } from '../../../session/session.ts';
import { type Fetched, useFetched } from '../../parts/use-fetched.ts';

const fetchIt = async () => {
  if (!session().token) return false;
  return (await send<typeof me>('GET', '/users/me')).data.user.is_super_admin;
};

/** Whether the installation is one's own: its super admin opens companies without a plan. */
export const useSuperAdmin = (): Fetched<boolean> => useFetched(fetchIt);
