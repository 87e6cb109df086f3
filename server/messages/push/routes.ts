import { endPush, pushKey } from '../../../contract/messages/push.ts';
import { type Api, serve } from '../../http/serve.ts';
import { pushKeys } from './keys.ts';
import { dropSubscription } from './subscriptions.ts';

/** Notifications in browsers: what they are asked for with, and no more of them. */
export function mountPush(api: Api) {
  serve(api, pushKey, async ({ database }) => ({ key: (await pushKeys(database)).publicKey }));
  serve(api, endPush, async ({ database, body }) => {
    await dropSubscription(database, body.endpoint);
    return null;
  });
}
