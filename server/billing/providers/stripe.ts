import type Stripe from 'stripe';
import type { StripeKeys } from '../methods/accounts.ts';
import {
  type Asked,
  type CardFacts,
  type Charge,
  type Provider,
  ProviderClosed,
  type ProviderEvent,
  ProviderRefused,
  ProviderTrouble,
} from './provider.ts';
import { askedOf, paymentIn, reasons, toStripe } from './stripe-facts.ts';

/** No real money moves by its test keys. */
export const isTestKey = ({ secretKey }: Pick<StripeKeys, 'secretKey'>) =>
  secretKey.includes('_test_');

/** How old an event may be: an older one that somebody kept is nothing any more. */
const freshSeconds = 300;
const mostRetries = 2;
const timeoutMs = 20_000;

type Sdk = typeof Stripe;

/** Errors of Stripe as ours; what it never answered is trouble, which is asked again. */
function translated({ errors }: Sdk, error: unknown): Error {
  if (error instanceof ProviderRefused) return error;
  if (error instanceof errors.StripeCardError)
    return new ProviderRefused(reasons.get(error.code ?? '') ?? 'declined');
  if (
    error instanceof errors.StripeAuthenticationError ||
    error instanceof errors.StripePermissionError
  )
    return new ProviderClosed('Stripe', { cause: error.name });
  if (error instanceof errors.StripeInvalidRequestError) return new ProviderRefused('declined');
  return new ProviderTrouble('Stripe', { cause: (error as Error)?.name });
}

const expanded = { expand: ['latest_charge'] };

/** Cards by Stripe, with the keys of the seller. */
export class StripeProvider implements Provider {
  readonly name = 'stripe';
  readonly isTest: boolean;
  readonly publicKey: string;
  readonly account: string;
  private readonly sdk: Sdk;
  private readonly stripe: Stripe;
  private readonly webhookSecret: string;

  private constructor(sdk: Sdk, keys: StripeKeys, api?: string) {
    const { publicKey, secretKey, webhookSecret, account } = keys;
    this.sdk = sdk;
    const at = api ? new URL(api) : undefined;
    this.publicKey = publicKey;
    this.account = account;
    this.webhookSecret = webhookSecret;
    this.isTest = isTestKey({ secretKey });
    this.stripe = new sdk(secretKey, {
      maxNetworkRetries: mostRetries,
      timeout: timeoutMs,
      telemetry: false,
      ...(at ? { host: at.hostname, port: at.port, protocol: 'http' } : {}),
    });
  }

  /** Only whoever is paid through Stripe has its SDK in memory. */
  static async open(keys: StripeKeys, api?: string) {
    const { default: sdk } = await import('stripe');
    return new StripeProvider(sdk, keys, api);
  }

  private async asking<T>(ask: () => Promise<T>): Promise<T> {
    try {
      return await ask();
    } catch (error) {
      throw translated(this.sdk, error);
    }
  }

  newCustomer({ name, key }: { name: string; key: string }) {
    return this.asking(async () => {
      const customer = await this.stripe.customers.create(
        { name, metadata: { pistos_key: key } },
        { idempotencyKey: key },
      );
      return customer.id;
    });
  }

  setup(customer: string) {
    return this.asking(async () => {
      const made = await this.stripe.setupIntents.create({
        customer,
        usage: 'off_session',
        automatic_payment_methods: { enabled: true, allow_redirects: 'never' },
      });
      return made.client_secret ?? '';
    });
  }

  attach(customer: string, token: string): Promise<CardFacts> {
    return this.asking(async () => {
      const method = await this.stripe.paymentMethods.attach(token, { customer });
      if (!method.card) throw new ProviderRefused('declined');
      const { brand, last4, exp_month: expMonth, exp_year: expYear } = method.card;
      return { methodRef: method.id, brand, last4, expMonth, expYear };
    });
  }

  detach(methodRef: string) {
    return this.asking(async () => {
      await this.stripe.paymentMethods.detach(methodRef);
    });
  }

  async charge(charge: Charge): Promise<Asked> {
    const { key, installation, amount, currency, customerRef, methodRef, description } = charge;
    try {
      const intent = await this.stripe.paymentIntents.create(
        {
          ...expanded,
          automatic_payment_methods: { enabled: true, allow_redirects: 'never' },
          amount: toStripe(amount, currency),
          currency: currency.toLowerCase(),
          customer: customerRef,
          payment_method: methodRef,
          description,
          metadata: { pistos_key: key, pistos_installation: installation },
          off_session: true,
          confirm: true,
        },
        { idempotencyKey: key },
      );
      return askedOf(intent);
    } catch (error) {
      // A card that says no has a payment all the same, which has failed or waits for its owner.
      const intent =
        error instanceof this.sdk.errors.StripeError ? error.payment_intent : undefined;
      if (intent?.id) return askedOf(intent);
      throw translated(this.sdk, error);
    }
  }

  read(ref: string) {
    return this.asking(async () => {
      try {
        return askedOf(await this.stripe.paymentIntents.retrieve(ref, expanded));
      } catch (error) {
        if (error instanceof this.sdk.errors.StripeInvalidRequestError) return undefined;
        throw error;
      }
    });
  }

  abandon(ref: string) {
    return this.asking(async () => {
      await this.stripe.paymentIntents.cancel(ref);
    });
  }

  refund({ key, ref, amount }: { key: string; ref: string; amount: number }) {
    return this.asking(async () => {
      const { currency } = await this.stripe.paymentIntents.retrieve(ref);
      const refund = await this.stripe.refunds.create(
        { payment_intent: ref, amount: toStripe(amount, currency) },
        { idempotencyKey: key },
      );
      return refund.id;
    });
  }

  /** What Stripe told, if it was Stripe and just now; undefined for anything else, and for what is of no payment. */
  eventOf(body: string, signature: string, nowMs: number): ProviderEvent | undefined {
    // Stripe's own check knows only what is too old.
    const signedAtMs = Number(/(?:^|,)t=(\d+)/.exec(signature)?.[1]) * 1000;
    if (!(signedAtMs <= nowMs + freshSeconds * 1000)) return undefined;
    try {
      const event = this.stripe.webhooks.constructEvent(
        body,
        signature,
        this.webhookSecret,
        freshSeconds,
        undefined,
        nowMs,
      );
      return { eventId: event.id, objectRef: paymentIn(event.data.object) ?? '' };
    } catch {
      return undefined;
    }
  }
}
