import { and, asc, eq, inArray, isNull, sql } from 'drizzle-orm';
import type { Card } from '../../../contract/billing/cards.ts';
import type { Dashboard } from '../../../contract/billing/dashboard.ts';
import { owedStatuses } from '../../../contract/billing/states.ts';
import type { Executor } from '../../db/executor.ts';
import type { AnyCall } from '../../http/call.ts';
import { Refusal } from '../../http/refusal.ts';
import { type Api, serve } from '../../http/serve.ts';
import { billingsTable, subscriptionsTable } from '../../tables/billing.ts';
import { billingCardsTable as table } from '../../tables/billing-payments.ts';
import { owedBillings } from '../billings/tell.ts';
import { installationId } from '../core/installation.ts';
import {
  type Buyer,
  isoOf,
  ofSubscription,
  type Subscription,
  subscriptionOf,
} from '../core/rows.ts';
import { sellerOf } from '../core/sellers.ts';
import { methodRow } from '../methods/rows.ts';
import type { CardRow } from '../payments/attempt.ts';
import { byHandMs, giveUpReplaced } from '../payments/replaced.ts';
import { providerNamed, providerOf } from '../providers/choose.ts';
import { type Provider, ProviderRefused, ProviderTrouble } from '../providers/provider.ts';
import { chargesByThemselves } from './charges.ts';
import { offeredMethods, sellerIdOf } from './current.ts';

const own = (buyer: Buyer) =>
  and(
    eq(table.company_id, sellerIdOf(buyer)),
    eq(table.store_id, buyer.storeId),
    isNull(table.removed_at),
  );

const told = (row: CardRow): Card => ({
  card_id: row.card_id,
  brand: row.brand,
  last4: row.last4,
  exp_month: row.exp_month,
  exp_year: row.exp_year,
  active: row.is_active,
  is_test: row.provider === 'test',
});

const rowsOf = (tx: Executor, buyer: Buyer) =>
  tx.select().from(table).where(own(buyer)).orderBy(asc(table.card_id));
const cardsOf = async (tx: Executor, buyer: Buyer) => (await rowsOf(tx, buyer)).map(told);

/** The ways to pay as the buyer sees them. */
export async function methodsFor(tx: Executor, buyer: Buyer) {
  const seller = await sellerOf(tx, sellerIdOf(buyer));
  return offeredMethods(tx, seller, await subscriptionOf(tx, buyer));
}

/** What a provider says no to is the caller's to mend; that it does not answer is not. */
async function asking<T>(ask: () => Promise<T>): Promise<T> {
  try {
    return await ask();
  } catch (error) {
    if (error instanceof ProviderRefused)
      throw new Refusal('card_refused', { field: 'payment_method' });
    if (error instanceof ProviderTrouble) throw new Refusal('provider_unavailable');
    throw error;
  }
}

/** Who keeps a card, and when. */
export interface Keeping extends Pick<AnyCall, 'database' | 'now'> {
  readonly scope: Buyer;
}

/** What the provider calls this buyer, the same for all of their cards. */
async function customerOf({ database: { db }, scope }: Keeping, provider: Provider) {
  const known = (await rowsOf(db, scope)).find(
    ({ provider: name, account }) =>
      name === provider.name && (account === null || account === provider.account),
  );
  if (known) return known.customer_ref;
  const key = `pistos-customer-${await installationId(db)}-${sellerIdOf(scope)}-${scope.storeId}`;
  return provider.newCustomer({ name: `${scope.storeId}`, key });
}

/** Makes one card the one that is charged. */
async function activate(tx: Executor, buyer: Buyer, id: number) {
  await tx.update(table).set({ is_active: false }).where(own(buyer));
  const [row] = await tx
    .update(table)
    .set({ is_active: true })
    .where(and(own(buyer), eq(table.card_id, id)))
    .returning();
  if (!row) throw new Refusal('not_found');
}

/** Keeps a card, which is charged from then on; what is due is tried with it soon. */
export async function keepCard(keeping: Keeping, provider: Provider, token: string) {
  const { database, scope, now } = keeping;
  const customerRef = await customerOf(keeping, provider);
  const facts = await asking(() => provider.attach(customerRef, token));
  await database.db.transaction(async (tx) => {
    const sub = await subscriptionOf(tx, scope, true);
    const [row] = await tx
      .insert(table)
      .values({
        company_id: sellerIdOf(scope),
        store_id: scope.storeId,
        provider: provider.name,
        account: provider.account,
        customer_ref: customerRef,
        method_ref: facts.methodRef,
        brand: facts.brand,
        last4: facts.last4,
        exp_month: facts.expMonth,
        exp_year: facts.expYear,
      })
      .returning({ id: table.card_id });
    await activate(tx, scope, row?.id ?? 0);
    const waits = sub && sub.status !== 'inactive' && (await owedBillings(tx, sub)).length > 0;
    if (waits && sub.failures === 0)
      await tx
        .update(subscriptionsTable)
        .set({ next_try_at: isoOf(now() + byHandMs) })
        .where(ofSubscription(sub));
  });
}

/** Says code 301 where something is still to be paid (payment-methods-301). */
export async function sayWhatIsOwed(call: AnyCall, methods: readonly unknown[]) {
  const sub = await subscriptionOf(call.database.db, call.scope);
  const owes = sub && (await owedBillings(call.database.db, sub)).length > 0;
  if (owes) call.payFirst({ store_payment_methods: methods });
}

async function addCard(call: AnyCall, token: string | undefined) {
  const { db } = call.database;
  const provider = await providerOf(call, sellerIdOf(call.scope));
  if (!provider) throw new Refusal('no_card');
  let setup: { public_key: string; client_secret: string; is_test: boolean } | null = null;
  if (token === undefined) {
    const secret = await asking(async () => provider.setup(await customerOf(call, provider)));
    setup = { public_key: provider.publicKey, client_secret: secret, is_test: provider.isTest };
  } else {
    await keepCard(call, provider, token);
    await giveUpReplaced(call, sellerIdOf(call.scope), call.scope.storeId);
  }
  const store_payment_methods = await methodsFor(db, call.scope);
  await sayWhatIsOwed(call, store_payment_methods);
  const { currency } = await sellerOf(db, sellerIdOf(call.scope));
  const telling = { currency, language: call.language, now: call.now() };
  const charges = await chargesByThemselves(db, await subscriptionOf(db, call.scope), telling);
  return { cards: await cardsOf(db, call.scope), store_payment_methods, setup, charges };
}

async function removeCard(call: AnyCall, id: number) {
  const { db } = call.database;
  const [row] = await db
    .update(table)
    .set({ removed_at: isoOf(call.now()), is_active: false })
    .where(and(own(call.scope), eq(table.card_id, id)))
    .returning();
  if (!row) throw new Refusal('not_found');
  const provider = await providerNamed(call, row.company_id, row.provider);
  // It is charged no more either way; that its provider forgets it, too, is a courtesy.
  await provider?.detach(row.method_ref).catch(() => undefined);
  return null;
}

/** What is still to be paid is paid the new way, too, unless another was chosen for it alone. */
const payAlike = (tx: Executor, sub: Subscription, methodId: number, at: string) =>
  tx
    .update(billingsTable)
    .set({ store_payment_method_id: methodId, updated_at: at })
    .where(
      and(
        eq(billingsTable.company_id, sub.company_id),
        eq(billingsTable.subscription_id, sub.subscription_id),
        inArray(billingsTable.status, owedStatuses),
        sql`${billingsTable.store_payment_method_id} is not distinct from ${sub.store_payment_method_id}::bigint`,
      ),
    );

async function choose(call: AnyCall, methodId: number) {
  const { database, scope, now } = call;
  await methodRow(database.db, sellerIdOf(scope), methodId);
  await database.db.transaction(async (tx) => {
    const sub = await subscriptionOf(tx, scope, true);
    if (!sub) throw new Refusal('not_found');
    await tx
      .update(subscriptionsTable)
      .set({ store_payment_method_id: methodId, updated_at: isoOf(now()) })
      .where(ofSubscription(sub));
    await payAlike(tx, sub, methodId, isoOf(now()));
  });
  return { store_payment_methods: await methodsFor(database.db, scope) };
}

/** How a place pays: by which way, and of cards by which (billing-payment-method-transitions). */
export function mountOwnMethods(api: Api, calls: Dashboard) {
  serve(api, calls.listMethods, async ({ database, scope }) => ({
    store_payment_methods: await methodsFor(database.db, scope),
  }));
  for (const endpoint of [calls.attachMethod, calls.updateMethod] as const)
    serve(api, endpoint as typeof calls.attachMethod, (call) =>
      choose(call, call.body.store_payment_method_id),
    );
  serve(api, calls.listCards, async ({ database, scope }) => ({
    cards: await cardsOf(database.db, scope),
  }));
  serve(api, calls.addCard, (call) => addCard(call, call.body.payment_method));
  serve(api, calls.activateCard, async (call) => {
    const { database, scope, params } = call;
    await database.db.transaction((tx) => activate(tx, scope, params.id));
    await giveUpReplaced(call, sellerIdOf(scope), scope.storeId);
    return { cards: await cardsOf(database.db, scope) };
  });
  serve(api, calls.deleteCard, (call) => removeCard(call, call.params.id));
}
