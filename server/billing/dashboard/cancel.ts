import type { Dashboard } from '../../../contract/billing/dashboard.ts';
import type { AnyCall } from '../../http/call.ts';
import { Refusal } from '../../http/refusal.ts';
import { type Api, serve } from '../../http/serve.ts';
import { subscriptionOf } from '../core/rows.ts';
import { sellerOf } from '../core/sellers.ts';
import { setStanding } from '../sold/by-hand.ts';
import { currentOf, sellerIdOf } from './current.ts';

/** Cancels the own subscription, or takes that back; twice is once. Throws not_found, billing_not_movable. */
function cancel({ database, scope, settings, language, now }: AnyCall, cancelled: boolean) {
  return database.db.transaction(async (tx) => {
    const seller = await sellerOf(tx, sellerIdOf(scope));
    const sub = await subscriptionOf(tx, scope, true);
    if (!sub) throw new Refusal('not_found');
    if ((sub.status === 'cancelled') !== cancelled) {
      // What has ended begins again with a plan that is chosen, and paid.
      if (sub.status === 'inactive') throw new Refusal('subscription_inactive');
      const standing = { tx, seller, sub, publicUrl: settings.publicUrl, now: now() };
      await setStanding(standing, cancelled ? 'cancelled' : 'active');
    }
    return currentOf(tx, scope, { language, now: now() });
  });
}

/** Whoever has a subscription may end it. */
export function mountCancelling(api: Api, calls: Dashboard) {
  serve(api, calls.cancel, (call) => cancel(call, call.body.cancelled));
}
