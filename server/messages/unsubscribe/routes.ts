import { readSubscription, unsubscribe } from '../../../contract/messages/unsubscribing.ts';
import type { AnyCall } from '../../http/call.ts';
import { Refusal } from '../../http/refusal.ts';
import { type Api, serve } from '../../http/serve.ts';
import { countTry, giveBack, ofAddress } from '../../http/throttle.ts';
import { readToken } from '../unsubscribe-token.ts';
import { unsubscribeFrom, unsubscribingState } from './unsubscribe.ts';

type Asking = Pick<AnyCall, 'database' | 'settings' | 'address' | 'now'> & {
  query: { token: string };
};

/** What a link says. Throws not_found; links that are tried one after the other have to wait. */
async function asked({ database, settings, address, now, query }: Asking) {
  const tried = [ofAddress('unsubscribe:', address)];
  await countTry(database, tried, now());
  const unsubscribing = readToken(settings.secret, query.token);
  if (!unsubscribing) throw new Refusal('not_found');
  await giveBack(database, tried);
  return unsubscribing;
}

async function told({ database }: Asking, unsubscribing: Awaited<ReturnType<typeof asked>>) {
  const state = await unsubscribingState(database, unsubscribing);
  if (!state) throw new Refusal('not_found');
  return state;
}

/** Unsubscribing by the link of a message, without signing in. */
export function mountUnsubscribing(api: Api) {
  serve(api, readSubscription, async (call) => told(call, await asked(call)));
  serve(api, unsubscribe, async (call) => {
    const unsubscribing = await asked(call);
    const everything = call.query.all === 'true';
    await unsubscribeFrom(call.database, unsubscribing, everything, call.address);
    return told(call, unsubscribing);
  });
}
