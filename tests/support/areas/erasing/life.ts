import { publicClaim, startPublicClaim } from '../../../../contract/coupons/public-coupons.ts';
import { allowPush } from '../../../../contract/coupons/public-push.ts';
import { customers } from '../../../../contract/customers/company-customers.ts';
import {
  adjustPoints,
  attachCard,
  changeMobile,
} from '../../../../contract/customers/customer-desk.ts';
import { addNote } from '../../../../contract/customers/customer-details.ts';
import { mergeAccounts } from '../../../../contract/customers/customer-merges.ts';
import { registerCustomer } from '../../../../contract/customers/customers.ts';
import { addCards } from '../../../../contract/customers/loyalty-cards.ts';
import { unsubscribe } from '../../../../contract/messages/unsubscribing.ts';
import { tokenOf } from '../../../../server/messages/unsubscribe-token.ts';
import { call } from '../../app.ts';
import { pushBrowser } from '../../outside/push-browser.ts';
import { addVoucher } from '../claims.ts';
import { addSupplied, moveAsSupplier, orderGift } from '../orders.ts';
import { sentCode } from '../sent-codes.ts';
import { offer, tell, work } from '../telling.ts';
import { giveBack, type Shopper, send } from '../till.ts';
import { before, her, other } from './person.ts';
import type { World } from './world.ts';

const consents = { sms: true, viber: true, push: true, mail: true };

/** Registers somebody at the till. */
async function registered({ till: { app, store, cashier } }: World, body: object) {
  const params = { storeId: store.storeId };
  const { data } = await call(app, registerCustomer, { params, body: body as never, as: cashier });
  return data.user_account_id;
}

/** What is done at the desk with a customer. */
function deskOf({ till: { app, company }, marketer: { admin } }: World, id: number) {
  const at = {
    params: { storeId: company.companyId, companyId: company.companyId, id },
    as: admin,
  };
  return {
    change: (body: object) => call(app, customers.calls.update, { ...at, body: body as never }),
    renumber: (mobile: string) => call(app, changeMobile, { ...at, body: { mobile } }),
    card: (card_number: string) => call(app, attachCard, { ...at, body: { card_number } }),
    note: (body: string) => call(app, addNote, { ...at, body: { body } }),
    give: (points: number, reason: string) =>
      call(app, adjustPoints, { ...at, body: { points, reason } }),
  };
}

/** She registers at the till, and everything of her is changed at the desk later. */
async function registers(world: World) {
  const { app, store, cashier } = world.till;
  const own = { first_name: her.first, last_name: before.last, mobile: before.mobile };
  const id = await registered(world, { ...own, email: before.email, consents });
  await call(app, addCards, {
    params: { storeId: store.storeId },
    body: { first_number: her.card, count: 1 },
    as: cashier,
  });
  const desk = deskOf(world, id);
  await desk.change({
    ...{ last_name: her.last, email: her.email, phone: her.phone, birth_date: her.birth },
    ...{ address: her.address, zipcode: her.zipcode },
    extra_attributes: { [world.attribute]: her.attribute },
  });
  await desk.card(her.card);
  await desk.note(her.note);
  return id;
}

/** She proves her mobile on a coupon's page and allows notifications there; another time she does not go on. */
async function claims({ till }: World, coupon: number) {
  const at = { params: { id: coupon } };
  const { mobile } = her;
  await call(till.app, startPublicClaim, { ...at, body: { mobile } });
  const verification_code = await sentCode(till.app, mobile);
  const body = { mobile, verification_code, first_name: her.first, terms: true };
  const { push_token } = (await call(till.app, publicClaim, { ...at, body })).data;
  const { subscription } = pushBrowser(`https://192.0.2.1/${her.browser}`);
  await call(till.app, allowPush, { ...at, body: { token: push_token, lang: 'en', subscription } });
  await call(till.app, startPublicClaim, { ...at, body: { mobile } });
}

/** Receipts, one of them returned, points by hand, and a gift that a supplier sends. */
async function buys(world: World, shopper: Shopper) {
  const { till, supplying } = world;
  await send(till, shopper, 200, { receipt_number: '1' }, 'a key');
  const { data } = await send(till, shopper, 20);
  await giveBack(till, data.transaction_id, { reason: her.returned });
  await deskOf(world, shopper.id).give(50, her.adjusted);
  const { orderId } = await orderGift(till, shopper, await addSupplied(supplying));
  await moveAsSupplier(supplying, [orderId], 2);
}

const words = { el: her.told, en: her.told, it: her.told };

/** She is told something by every channel; some of it leaves, some waits, and she unsubscribes from one of it. */
async function isTold({ till }: World, shopper: Shopper) {
  const all = offer(['sms', 'email'], { sms: { text: words }, notifier_type: 'all' });
  await tell(till, shopper, { offer: all }, { occasion: 'first' });
  await work(till);
  await tell(till, shopper, { offer: offer(['viber', 'sms', 'email']) }, { occasion: 'second' });
  const { rows } = await till.app.database.pool.query<{ message_id: number }>(
    `select message_id from messages where user_account_id = $1 and channel = 'email' limit 1`,
    [shopper.id],
  );
  const of = { companyId: till.company.companyId, accountId: shopper.id };
  const link = { ...of, channel: 'email' as const, messageId: Number(rows[0]?.message_id) };
  const token = tokenOf('a secret of the tills', link);
  await call(till.app, unsubscribe, { query: { token } });
}

/** Another account of hers is merged into the first. */
async function merges(world: World) {
  const { till, marketer } = world;
  const own = { first_name: other.first, mobile: other.mobile, consents };
  const id = await registered(world, own);
  await deskOf(world, id).note(other.note);
  await send(till, { id, mobile: other.mobile, qrCode: '' }, 10);
  await call(till.app, mergeAccounts, {
    params: { storeId: till.company.companyId },
    body: { mobiles: [her.mobile, other.mobile] } as never,
    as: marketer.admin,
  });
}

/** All that one customer does in years, by the product's own calls; answers her. */
export async function live(world: World): Promise<Shopper> {
  const coupon = await addVoucher(world.till);
  const id = await registers(world);
  await call(world.till.app, startPublicClaim, {
    params: { id: coupon },
    body: { mobile: before.mobile },
  });
  await deskOf(world, id).renumber(her.mobile);
  const shopper = { id, mobile: her.mobile, qrCode: '' };
  await claims(world, coupon);
  await buys(world, shopper);
  await isTold(world, shopper);
  await merges(world);
  return shopper;
}
