import type { Api } from '../../http/serve.ts';
import { mountFirstAdmin } from './first-admin.ts';
import { mountLogin } from './login.ts';
import { mountOwnSessions } from './own-sessions.ts';
import { mountRecovery } from './recovery.ts';
import { mountSecurity } from './second-factor-routes.ts';
import { mountShowCode } from './show-code.ts';

/** Signing in, and setting a new password with a code. */
export function mountAuth(api: Api) {
  mountLogin(api);
  mountRecovery(api);
  mountFirstAdmin(api);
  mountOwnSessions(api);
  mountSecurity(api);
  mountShowCode(api);
}
