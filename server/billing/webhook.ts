import { stripeWebhook } from '../../contract/billing/dashboard.ts';
import { Refusal } from '../http/refusal.ts';
import { type Api, serve } from '../http/serve.ts';
import { takeEvent } from './payments/events.ts';
import { stripesOf } from './providers/at-account.ts';
import { ProviderTrouble } from './providers/provider.ts';

/**
 * What Stripe tells. Whoever is not Stripe, or tells what happened long ago or is yet to come, is answered like somebody
 * who names a seller that does not exist. An event that was booked before is taken and does nothing. Throws
 * provider_unavailable where Stripe cannot be asked what became of it.
 */
export const mountStripeWebhook = (api: Api) =>
  serve(api, stripeWebhook, async (call) => {
    const { params, request, now } = call;
    const signature = request.header('stripe-signature') ?? '';
    const text = await request.text();
    // An account that was left says what becomes of what was begun there, with the secret that it had.
    const told = (await stripesOf(call, params.seller))
      .map((stripe) => ({ stripe, event: stripe.eventOf(text, signature, now()) }))
      .find(({ event }) => event);
    if (!told?.event) throw new Refusal('not_found');
    try {
      await takeEvent(call, params.seller, 'stripe', told.event, told.stripe);
    } catch (error) {
      // What Stripe is told now it tells again later.
      if (error instanceof ProviderTrouble) throw new Refusal('provider_unavailable');
      throw error;
    }
    return { received: true };
  });
