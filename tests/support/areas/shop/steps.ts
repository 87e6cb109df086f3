import { cancelBilling, changeBilling } from '../../../../contract/billing/subscriptions.ts';
import { buyWithThreshold } from '../../../../contract/shop/credits.ts';
import { cancelOrder, moveSale } from '../../../../contract/shop/orders.ts';
import { takeEvent, takeEvents } from '../../../../server/billing/payments/events.ts';
import { sendRefunds } from '../../../../server/billing/payments/refund.ts';
import { platformId } from '../../../../server/messages/outbox.ts';
import { noteSent } from '../../../../server/messages/outcomes.ts';
import { placeOrder } from '../../../../server/shop/buying/place.ts';
import { call } from '../../app.ts';
import { backgroundOf, type cards, runAt, sqlOf } from '../billing/selling.ts';
import { addSuperAdmin, type Person } from '../people.ts';
import {
  addCard,
  addCredits,
  addProduct,
  addShopping,
  buyIt,
  nextKey,
  of,
  own,
  runTheShop,
  type Shopping,
} from './buying.ts';
import { everyBilling, everyOrder } from './everything.ts';
import { CreditModel } from './model.ts';

/** What is bought: credits that are never lost, credits that are lost after a month, and a device of which there are few. */
export const goods = ['credits', 'monthly', 'device'] as const;
type Good = (typeof goods)[number];

/** What may happen to orders and credits, as a sequence is made of it and printed. */
export type Step =
  | {
      readonly does: 'buy';
      readonly good: Good;
      readonly quantity: number;
      readonly billed: 'now' | 'next_period';
      readonly times: number;
    }
  | { readonly does: 'card'; readonly card: keyof typeof cards }
  | { readonly does: 'answer'; readonly approve: boolean }
  | { readonly does: 'refund'; readonly percent: number; readonly times: number }
  | { readonly does: 'send'; readonly parts: number; readonly messages: number }
  | { readonly does: 'rate'; readonly rate: number }
  | { readonly does: 'wait'; readonly minutes: number }
  | {
      readonly does:
        | 'pay'
        | 'byHand'
        | 'letGo'
        | 'cancel'
        | 'deliver'
        | 'late'
        | 'atProvider'
        | 'twice'
        | 'killed'
        | 'rule';
    };

/** Somebody who shops, what there is to buy, and what credits they have to have. */
export interface Walk extends Shopping {
  readonly seller: Person;
  readonly variants: Readonly<Record<Good, number>>;
  readonly credits: CreditModel;
}

/** So many devices there are before the first is bought. */
export const devices = 8;

export async function addWalk(): Promise<Walk> {
  const shopping = await addShopping(12);
  const variants = {
    credits: (await addCredits(shopping, 'sms', 5)).variantId,
    monthly: (await addCredits(shopping, 'sms', 3, { valid_months: 1 })).variantId,
    device: (await addProduct(shopping, { variant: { price: 1999, inventory: devices } }))
      .variantId,
  };
  const seller = await addSuperAdmin(shopping.app);
  await addCard(shopping, 'works');
  return { ...shopping, seller, variants, credits: new CreditModel() };
}

async function buy(walk: Walk, { good, times, ...wanted }: Step & { does: 'buy' }) {
  const own_ = { quantity: wanted.quantity, billed: wanted.billed, idempotency_key: nextKey() };
  await Promise.all(Array.from({ length: times }, () => buyIt(walk, walk.variants[good], own_)));
}

const asSeller = ({ seller }: Walk, id: number) => ({
  params: { storeId: platformId, id },
  as: seller,
});
const billingThat = async (walk: Walk, status: readonly string[]) =>
  (await everyBilling(walk)).find((billing) => status.includes(billing.status));

async function refund(walk: Walk, { percent, times }: { percent: number; times: number }) {
  const billing = await billingThat(walk, ['paid', 'disputed']);
  if (!billing) return;
  const amount = Math.round(billing.refundable * percent) / 100 || 0.01;
  const body = { reason: 'model', refund: true, amount };
  const ask = () => call(walk.app, cancelBilling, { ...asSeller(walk, billing.billing_id), body });
  await Promise.all(Array.from({ length: times }, ask));
}

async function say(walk: Walk, paid: boolean) {
  const billing = await billingThat(walk, ['open', 'failed']);
  if (!billing) return;
  const to = asSeller(walk, billing.billing_id);
  const reason = 'model';
  if (paid) await call(walk.app, changeBilling, { ...to, body: { status: 'paid', reason } });
  else await call(walk.app, cancelBilling, { ...to, body: { reason } });
}

async function answer(walk: Walk, approve: boolean) {
  const waits = (await everyBilling(walk))
    .flatMap(({ payments }) => payments)
    .find(({ state }) => state === 'requires_action');
  if (!waits) return;
  const body = { payment_id: waits.payment_id, approve };
  await call(walk.app, own.authenticate, { params: of(walk), body, as: walk.buyer });
}

/** Moves the newest order that may become something, by whoever may. */
async function move(walk: Walk, state: 'cancelled' | 'delivered') {
  const order = (await everyOrder(walk)).find((each) =>
    state === 'cancelled' ? each.next_states.includes(state) : each.state === 'paid',
  );
  if (!order) return;
  const id = order.shop_order_id;
  const { updated_at } = order;
  if (state === 'delivered')
    await call(walk.app, moveSale, { ...asSeller(walk, id), body: { state, updated_at } });
  else
    await call(walk.app, cancelOrder, {
      params: { ...of(walk), id },
      body: { state, updated_at },
      as: walk.buyer,
    });
}

/** Sends so many texts at once, each noted twice; the model says how many of them leave by credits. */
async function send(walk: Walk, { parts, messages }: { parts: number; messages: number }) {
  const { companyId } = walk.company;
  const { pool } = walk.app.database;
  const made = await sqlOf<{ id: number }>(
    walk,
    `insert into messages (company_id, channel, recipient, body, state) select $1, 'sms', '6900000000', 'x', 'queued'
      from generate_series(1, $2::int) returning message_id::int as id`,
    [companyId, messages],
  );
  const taken = { cost: 6 * parts, uses: { credit: 'sms', count: parts } } as const;
  const note = ({ id }: { id: number }) => noteSent(pool, { companyId, messageId: id }, taken);
  await Promise.all([...made, ...made].map(note));
  for (const _ of made) walk.credits.use(parts);
}

/** A bank changes what it has of its newest payment that is so, and says that it did. */
async function bankChanges(walk: Walk, where: string, change: string) {
  const [changed] = await sqlOf<{ ref: string }>(
    walk,
    `update test_bank set body = body || ${change} where object_ref = (select object_ref from test_bank
      where kind = 'payment' and ${where} order by created_at desc, object_ref limit 1) returning object_ref as ref`,
  );
  if (changed) await sayAgain(walk, [changed]);
}

/** What the bank said before is said again, the newest first, half of it as if it were new. */
async function sayAgain(walk: Walk, said?: readonly { ref: string }[]) {
  const events =
    said ??
    (await sqlOf<{ ref: string }>(
      walk,
      `select body ->> 'objectRef' as ref from test_bank where kind = 'event' order by created_at desc limit 5`,
    ));
  for (const [index, { ref }] of events.entries()) {
    const event = { eventId: index % 2 ? `again-${ref}` : `again-${nextKey()}`, objectRef: ref };
    await takeEvent(backgroundOf(walk), platformId, 'test', event);
  }
}

/** The order is written and nobody asks its card. */
async function orderAndEnd({ app, company, variants }: Walk) {
  const background = backgroundOf({ app });
  const { settings } = background;
  const wanted = { subscription_product_variant_id: variants.device, quantity: 1 };
  await app.database.db
    .transaction((tx) =>
      placeOrder({
        ...{ tx, settings, now: app.clock.now, key: nextKey() },
        buyer: { ...company, kind: 'company' },
        wanted: { ...wanted, billed: 'now' },
      }),
    )
    .catch(() => undefined);
}

/** Does one step; what is refused does nothing. */
export async function take(walk: Walk, step: Step): Promise<void> {
  const { app } = walk;
  app.clock.now += 1000;
  switch (step.does) {
    case 'buy':
      return buy(walk, step);
    case 'card':
      return void (await addCard(walk, step.card));
    case 'answer':
      return answer(walk, step.approve);
    case 'refund':
      return refund(walk, step);
    case 'send':
      return send(walk, step);
    case 'rate':
      return void (await sqlOf(walk, 'update billing_sellers set vat_rate = $1', [step.rate]));
    case 'wait':
      return runAt(walk, app.clock.now + step.minutes * 60_000);
    case 'pay': {
      const pay = () => call(app, own.payDue, { params: of(walk), as: walk.buyer });
      return void (await Promise.all([pay(), pay()]));
    }
    case 'byHand':
      return say(walk, true);
    case 'letGo':
      return say(walk, false);
    case 'cancel':
      return move(walk, 'cancelled');
    case 'deliver':
      return move(walk, 'delivered');
    case 'late':
      return bankChanges(
        walk,
        `body ->> 'state' = 'failed'`,
        `'{"state": "succeeded", "failure": null}'`,
      );
    case 'atProvider':
      return bankChanges(
        walk,
        `body ->> 'state' = 'succeeded' and (body ->> 'refunded')::int < (body ->> 'amount')::int`,
        `jsonb_build_object('refunded', ((body ->> 'refunded')::int + (body ->> 'amount')::int + 1) / 2)`,
      );
    case 'twice':
      return sayAgain(walk);
    case 'killed':
      return orderAndEnd(walk);
    case 'rule':
      return void (await call(app, buyWithThreshold, {
        params: of(walk),
        body: {
          subscription_product_variant_id: walk.variants.credits,
          quantity: 1,
          threshold: 3,
          most_a_month: 2,
        },
        as: walk.buyer,
      }));
  }
}

/** Lets what the bank has said be booked, what is to be given back be asked for, and the shop do its work. */
export async function comeToRest(walk: Walk) {
  const background = backgroundOf(walk);
  await takeEvents(background);
  await sendRefunds(background);
  await takeEvents(background);
  await runTheShop(walk);
}
