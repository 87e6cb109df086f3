import { and, eq } from 'drizzle-orm';
import { createPaymentIntent, type Dashboard } from '../../../contract/billing/dashboard.ts';
import { isOwed } from '../../../contract/billing/states.ts';
import type { AnyCall } from '../../http/call.ts';
import { Refusal } from '../../http/refusal.ts';
import { type Api, serve } from '../../http/serve.ts';
import { billingsTable } from '../../tables/billing.ts';
import { liveAttempt } from '../billings/live.ts';
import {
  ofBuyer,
  type PaymentRow,
  payableBillings,
  paymentOf,
  toldBilling,
  toldBillings,
} from '../billings/tell.ts';
import { type BillingRow, type Buyer, isoOf, subscriptionOf } from '../core/rows.ts';
import { methodRow } from '../methods/rows.ts';
import { activeCard, attemptRow, beginAttempt } from '../payments/attempt.ts';
import { charge, rereadAttempt } from '../payments/charge.ts';
import { book, takeEvents } from '../payments/events.ts';
import { giveUpReplaced } from '../payments/replaced.ts';
import { accountsOf, atAccount, lookUp } from '../providers/at-account.ts';
import { providerOf } from '../providers/choose.ts';
import { type Provider, ProviderTrouble } from '../providers/provider.ts';
import { assertShown, type Shown } from './charges.ts';
import { sellerIdOf } from './current.ts';

const sellerFor = (buyer: Buyer) => sellerIdOf(buyer);

/** An attempt as it stands, and what its bank's page needs where it asks its owner. */
export async function toldAttempt(call: AnyCall, payment: PaymentRow, secret: string | null) {
  const now = await rereadAttempt(call, payment);
  const asks = now.state === 'requires_action' ? secret : null;
  const [provider] = asks ? await accountsOf(call, now) : [];
  return {
    ...paymentOf(now),
    authenticate:
      asks && provider
        ? { public_key: provider.publicKey, client_secret: asks, is_test: provider.isTest }
        : null,
  };
}

/** A billing of the caller's own place. Throws not_found. */
async function ownBilling(call: AnyCall, id: number): Promise<BillingRow> {
  const [row] = await call.database.db
    .select()
    .from(billingsTable)
    .where(and(ofBuyer(call.scope), eq(billingsTable.billing_id, id)));
  if (!row) throw new Refusal('not_found');
  return row;
}

/** Begins an attempt unless one is under way, which is what is answered then: two tabs pay once. */
async function begin(call: AnyCall, billingId: number, provider: Provider | undefined) {
  const { database, now, scope } = call;
  return database.db.transaction(async (tx) => {
    const sub = await subscriptionOf(tx, scope, true);
    const [billing] = await tx
      .select()
      .from(billingsTable)
      .where(and(ofBuyer(scope), eq(billingsTable.billing_id, billingId)))
      .for('update');
    if (!billing || !sub) throw new Refusal('not_found');
    const live = await liveAttempt(tx, billing);
    if (live) return { payment: live, isNew: false };
    if (!isOwed(billing.status)) throw new Refusal('billing_not_movable');
    const card = await activeCard(tx, billing.company_id, billing.store_id);
    if (!card || !provider || card.provider !== provider.name) throw new Refusal('no_card');
    const payment = await beginAttempt(tx, billing, card, provider, {
      now: now(),
      scheduled: false,
    });
    return { payment, isNew: true };
  });
}

/** Pays a billing now, or says how the payment stands that is under way. */
async function pay(call: AnyCall, billingId: number) {
  const seller = sellerFor(call.scope);
  const provider = await providerOf(call, seller);
  await giveUpReplaced(call, seller, call.scope.storeId);
  const { payment, isNew } = await begin(call, billingId, provider);
  if (isNew) return toldAttempt(call, payment, await answering(() => charge(call, payment)));
  const found = await answering(() => lookUp(call, payment));
  return toldAttempt(call, payment, found ? found.clientSecret : null);
}

/** What a provider does not answer is refused with provider_unavailable. */
async function answering<T>(ask: () => Promise<T>): Promise<T> {
  try {
    return await ask();
  } catch (error) {
    // What it did is found out later, by the same key.
    if (error instanceof ProviderTrouble) throw new Refusal('provider_unavailable');
    throw error;
  }
}

/** Pays one of many: what was paid or given up meanwhile is due no more, and stops none of the others. */
async function payIfDue(call: AnyCall, billingId: number) {
  try {
    return [await pay(call, billingId)];
  } catch (error) {
    if (error instanceof Refusal && error.id === 'billing_not_movable') return [];
    throw error;
  }
}

/** Pays all that is due, or nothing where it is another than was shown. */
async function payDue(call: AnyCall, shown: Shown) {
  const { db } = call.database;
  const sub = await subscriptionOf(db, call.scope);
  const due = sub ? await payableBillings(db, sub) : [];
  assertShown(shown, due);
  const payments = [];
  for (const { billing_id } of due) payments.push(...(await payIfDue(call, billing_id)));
  const left = sub ? await payableBillings(db, sub) : [];
  return { payments, unpaid_billings: await toldBillings(db, left, call.language) };
}

/** The attempt of the caller's own place. Throws not_found. */
async function ownAttempt(call: AnyCall, id: number): Promise<PaymentRow> {
  const payment = await attemptRow(call.database.db, sellerFor(call.scope), id);
  await ownBilling(call, payment.billing_id);
  return payment;
}

/** Its bank has asked: the provider is asked what came of it. */
async function authenticate(call: AnyCall, id: number, approve: boolean | undefined) {
  const payment = await ownAttempt(call, id);
  const ref = payment.provider_ref;
  if (!ref) throw new Refusal('billing_not_movable');
  if (approve !== undefined)
    await answering(() =>
      atAccount(call, payment, async (provider) => provider.answer?.(ref, approve)),
    );
  await takeEvents(call, { companyId: payment.company_id });
  const asked = await answering(() => lookUp(call, payment));
  // What only waits is no money: what came is told by an event.
  if (asked && asked.facts.state === 'requires_action')
    await book(call, payment.company_id, asked.facts);
  return toldAttempt(call, payment, asked?.clientSecret ?? null);
}

/** Another way to pay one billing: it is not charged to a card then. What comes later is paid as before. */
async function payOtherwise(call: AnyCall, id: number, methodId: number) {
  const { database, scope, now, language } = call;
  await methodRow(database.db, sellerFor(scope), methodId);
  const row = await database.db.transaction(async (tx) => {
    const sub = await subscriptionOf(tx, scope, true);
    const [billing] = await tx
      .update(billingsTable)
      .set({ store_payment_method_id: methodId, updated_at: isoOf(now()) })
      .where(and(ofBuyer(scope), eq(billingsTable.billing_id, id)))
      .returning();
    if (!billing || !sub) throw new Refusal('not_found');
    if (!isOwed(billing.status)) throw new Refusal('billing_not_movable');
    return billing;
  });
  return toldBilling(database.db, row, language);
}

/** Paying what is due. */
export function mountPaying(api: Api, calls: Dashboard) {
  serve(api, calls.payDue, (call) => payDue(call, call.query));
  serve(api, calls.payBilling, async (call) => {
    assertShown(call.query, [await ownBilling(call, call.params.id)]);
    return pay(call, call.params.id);
  });
  serve(api, calls.changeBilling, (call) =>
    payOtherwise(call, call.params.id, call.body.store_payment_method_id),
  );
  serve(api, calls.authenticate, (call) =>
    authenticate(call, call.body.payment_id, call.body.approve),
  );
}

/** A company's payment by a page of the card's provider. */
export function mountPaymentIntent(api: Api) {
  serve(api, createPaymentIntent, async (call) => {
    const { db } = call.database;
    const sub = await subscriptionOf(db, call.scope);
    const [oldest] = sub ? await payableBillings(db, sub) : [];
    const id = call.body.billing_id ?? oldest?.billing_id;
    if (id === undefined) throw new Refusal('nothing_due');
    return pay(call, id);
  });
}
