import { stripeWebhook } from '../../contract/billing/dashboard.ts';
import { Refusal } from '../http/refusal.ts';
import { type Api, serve } from '../http/serve.ts';
import { takeEvent } from './payments/events.ts';
import { cardMethodOf, stripeOf } from './providers/choose.ts';

/**
 * What Stripe tells. Whoever is not Stripe, or tells what happened long ago, is answered like somebody who names a
 * seller that does not exist. An event that was booked before is taken and does nothing.
 */
export const mountStripeWebhook = (api: Api) =>
  serve(api, stripeWebhook, async (call) => {
    const { params, database, request, now } = call;
    const method = await cardMethodOf(database.db, params.seller);
    const stripe = method && (await stripeOf(call, method));
    const signature = request.header('stripe-signature') ?? '';
    const event = stripe?.eventOf(await request.text(), signature, now());
    if (!event) throw new Refusal('not_found');
    await takeEvent(call, params.seller, 'stripe', event);
    return { received: true };
  });
