import {
  fbCoupon,
  publicClaim,
  startPublicClaim,
} from '../../../contract/coupons/public-coupons.ts';
import { type Api, serve } from '../../http/serve.ts';
import { claimPublicly, startProof } from './public.ts';
import { countView, publicCouponOf } from './public-coupon.ts';

/** The public page of a coupon: anybody sees it, and claims it with a mobile they can read. */
export function mountPublicCoupons(api: Api) {
  serve(api, fbCoupon, async ({ database, params, now, language }) => {
    const { coupon, place } = await publicCouponOf(database, params.id, now(), language);
    await countView(database, place);
    return coupon;
  });
  serve(api, startPublicClaim, async (call) => {
    const { params, settings } = call;
    const { code, expires_at } = await startProof(call, params.id);
    const showsCode = settings.demo && !settings.channels.includes('sms');
    return { verification_code: showsCode ? code : null, expires_at };
  });
  serve(api, publicClaim, async (call) => {
    const { place, claimId, ...reply } = await claimPublicly(call, call.params.id);
    if (!reply.already_claimed)
      call.realtime.publish(place, 'new-redemption', { claim_id: claimId });
    return reply;
  });
}
