import { allowPush } from '../../../contract/coupons/public-push.ts';
import type { Call } from '../../http/call.ts';
import { Refusal } from '../../http/refusal.ts';
import { type Api, serve } from '../../http/serve.ts';
import { countTry, ofAddress } from '../../http/throttle.ts';
import { keepSubscription } from '../../messages/push/subscriptions.ts';
import { readNumbers, signNumbers } from '../../messages/signed.ts';

const purpose = 'push';

interface Owner {
  companyId: number;
  accountId: number;
  couponId: number;
}

/** What lets a browser be told something on behalf of somebody who proved their mobile there. */
export const pushToken = (secret: string, { companyId, accountId, couponId }: Owner) =>
  signNumbers(secret, purpose, [companyId, accountId, couponId]);

/** Whose browser it is. Throws not_found for what was not given out for this coupon. */
function ownerOf({ settings, params, body }: Call<typeof allowPush>): Owner {
  const [companyId, accountId, couponId] = readNumbers(settings.secret, purpose, body.token) ?? [];
  if (!companyId || !accountId || couponId !== params.id) throw new Refusal('not_found');
  return { companyId, accountId, couponId };
}

/** Notifications in the browser in which a coupon was claimed. */
export const mountPublicPush = (api: Api) =>
  serve(api, allowPush, async (call) => {
    const { database, settings, address, now, body } = call;
    await countTry(database, [ofAddress('push:', address)], now());
    const { companyId, accountId, couponId } = ownerOf(call);
    const { lang: language, subscription } = body;
    const allowed = {
      companyId,
      accountId,
      language,
      subscription,
      page: `/fb/coupons/${couponId}`,
      call: `${allowPush.method} ${allowPush.path}`,
      address,
    };
    await keepSubscription(database, allowed, settings.mail.allowPrivate);
    return null;
  });
