import type { signOut as signOutCall } from '../../contract/people/session.ts';
import { send } from './api.ts';
import { leave } from './leave.ts';

/** Signs out here at once; the server revokes the token when it can be reached. */
export function signOut() {
  // The call reads the token before it is cleared, and nobody waits for its answer.
  send<typeof signOutCall>('POST', '/users/logout', { keepalive: true }).catch(() => undefined);
  leave();
}
