import { fbCoupon, publicClaim, startPublicClaim } from '../../contract/public-coupons.ts';
import { assertMayTry, countFailure } from '../auth/throttle.ts';
import { Refusal } from '../http/refusal.ts';
import { type Api, serve } from '../http/serve.ts';
import { claimPublicly, startProof } from './public.ts';
import { publicCouponOf } from './public-coupon.ts';

/** The public page of a coupon: anybody sees it, and claims it with a mobile they can read. */
export function mountPublicCoupons(api: Api) {
  serve(api, fbCoupon, async ({ database, params, now, language }) => {
    const { coupon } = await publicCouponOf(database, params.id, now(), language);
    return coupon;
  });
  serve(api, startPublicClaim, async (call) => {
    const { database, params, body, address, now, settings } = call;
    // Each code is a message that somebody pays for.
    const tried = { account: `proof:${body.mobile}`, address: `proof:${address}` };
    await assertMayTry(database, tried, now());
    await countFailure(database, tried, now());
    const { code, expires_at } = await startProof(database, params.id, body, now());
    const told = settings.demo && !settings.channels.includes('sms');
    return { verification_code: told ? code : null, expires_at };
  });
  serve(api, publicClaim, async ({ database, params, body, address, now, realtime }) => {
    const tried = { account: `claim:${body.mobile}`, address: `claim:${address}` };
    await assertMayTry(database, tried, now());
    try {
      const { place, claimId, ...told } = await claimPublicly(database, params.id, body, now());
      if (!told.already_claimed) realtime.publish(place, 'new-redemption', { claim_id: claimId });
      return told;
    } catch (error) {
      if (error instanceof Refusal) await countFailure(database, tried, now());
      throw error;
    }
  });
}
