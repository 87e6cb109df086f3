import { userAuth } from '../../contract/realtime/realtime.ts';
import { type Api, serve } from '../http/serve.ts';
import { proofOf } from './auth.ts';

/** The call by which a panel proves to the push service whom its socket belongs to. */
export function mountRealtime(api: Api) {
  serve(api, userAuth, async ({ settings, caller, body }) =>
    proofOf(settings.realtime, body.socket_id, caller),
  );
}
