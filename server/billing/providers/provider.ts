import type { AttemptState, FailureReason } from '../../../contract/billing/payments.ts';

export type ProviderName = 'test' | 'stripe';

/** A card as its provider knows it. */
export interface CardFacts {
  readonly methodRef: string;
  readonly brand: string;
  readonly last4: string;
  readonly expMonth: number;
  readonly expYear: number;
}

/** What is to be taken, from whom; the same however often it is asked for with one key. */
export interface Charge {
  readonly key: string;
  /** Which installation asks. */
  readonly installation: string;
  readonly amount: number;
  readonly currency: string;
  readonly customerRef: string;
  readonly methodRef: string;
  /** What it is for, where its provider shows it. */
  readonly description: string;
}

/** A payment as its provider has it now. */
export interface PaymentFacts {
  readonly ref: string;
  /** The key that it was asked for with. */
  readonly key: string;
  readonly state: AttemptState;
  readonly failure: FailureReason | null;
  readonly amount: number;
  /** By ISO 4217. */
  readonly currency: string;
  /** Which installation asked for it; none where its provider does not know. */
  readonly installation: string | null;
  readonly refunded: number;
  readonly disputed: boolean;
}

/** A payment just asked for; with a secret for its owner's page where its bank asks them. */
export interface Asked {
  readonly facts: PaymentFacts;
  readonly clientSecret: string | null;
}

/** What a provider told: that something happened to one of its payments. */
export interface ProviderEvent {
  readonly eventId: string;
  readonly objectRef: string;
}

/** Who takes cards for a seller. It is asked what happened; what it answers is what is booked. */
export interface Provider {
  readonly name: ProviderName;
  /** No real money moves. */
  readonly isTest: boolean;
  readonly publicKey: string;
  /** A fingerprint of its seller's account; none of the test bank. */
  readonly account: string | null;
  newCustomer(buyer: { readonly name: string; readonly key: string }): Promise<string>;
  /** What a page needs to set a card up with the provider itself. */
  setup(customerRef: string): Promise<string>;
  attach(customerRef: string, token: string): Promise<CardFacts>;
  detach(methodRef: string): Promise<void>;
  charge(charge: Charge): Promise<Asked>;
  /** Undefined where it knows no such payment. */
  read(ref: string): Promise<Asked | undefined>;
  /** Only where a page of ours plays the bank: what the card's owner said. */
  answer?(ref: string, approved: boolean): Promise<void>;
  /** Gives up a payment that nobody finished. */
  abandon(ref: string): Promise<void>;
  refund(refund: {
    readonly key: string;
    readonly ref: string;
    readonly amount: number;
  }): Promise<string>;
}

/** The provider cannot be reached, or does not answer as it should: nothing is known of what was asked. */
export class ProviderTrouble extends Error {}
/** So long an account may answer nothing before what was begun there is given up. */
export const lostAccountMs = 24 * 3_600_000;

/** The account answers no more: its key was revoked, or it was closed. */
export class ProviderClosed extends ProviderTrouble {}
/** It knows what was asked and says no. */
export class ProviderRefused extends Error {
  readonly reason: FailureReason;
  constructor(reason: FailureReason) {
    super(reason);
    this.reason = reason;
  }
}
