import { uploadCampaignList } from '../../../../contract/campaigns/lists.ts';
import {
  discountCoupons,
  productCoupons,
  type voucherCoupons,
} from '../../../../contract/coupons/coupons.ts';
import { call } from '../../app.ts';
import { type Marketer, runCampaign } from '../campaigns.ts';
import { addGift, addGoal, addVisit, addVoucher } from '../claims.ts';
import { setCustomer } from '../occasions.ts';
import { addSupplied, addSupplying, type Supplying } from '../orders.ts';
import { addCustomer, addProduct, type Shopper, type Till } from '../till.ts';
import { mails, says, saysBoth } from './messages.ts';

/** What customers of the programme buy, claim and order. */
export interface Goods {
  readonly products: readonly [number, number];
  /** A coupon of each kind that is claimed: with a code, for a visit, of a product and of a discount. */
  readonly coupons: readonly number[];
  /** A gift of the catalogue, and one that a supplier sends. */
  readonly gifts: readonly [number, number];
  readonly supplying: Supplying;
}

const gives = (own: object) => ({ campaign_reward: { title: 'Δώρο', ...own } });

async function addCoupons(till: Till, [bought, free]: readonly [number, number]) {
  const { app, store, cashier } = till;
  const make = async (endpoint: typeof voucherCoupons.calls.create, body: object) => {
    const params = { storeId: store.storeId };
    return (await call(app, endpoint, { params, body, as: cashier })).data.coupon_id;
  };
  const both = { action: '1p1', product_buy_id: bought, product_free_id: free };
  const less = { product_discount_id: bought, discount_value: 1.2 };
  await addGoal(till, { goal_sequence: 2 });
  return [
    await addVoucher(till, { points: 7, per_customer: 3 }),
    await addVisit(till, { per_customer: 2 }),
    await make(productCoupons.calls.create as never, both),
    await make(discountCoupons.calls.create as never, less),
  ];
}

/** Products, a coupon of each kind, a gift of the stores and one of a supplier. */
export async function addGoods(till: Till): Promise<Goods> {
  const products = [await addProduct(till, 400), await addProduct(till, 50)] as const;
  const supplying = await addSupplying(till);
  return {
    products,
    supplying,
    coupons: await addCoupons(till, products),
    gifts: [await addGift(till, 11), await addSupplied(supplying, 9)],
  };
}

/** Two customers of before the programme's campaigns, with a birthday soon and a later one. */
export async function addCustomers(marketer: Marketer): Promise<readonly [Shopper, Shopper]> {
  const { till } = marketer;
  const customers = [await addCustomer(till), await addCustomer(till)] as const;
  const created_at = new Date(till.app.clock.now - 9 * 86_400_000).toISOString();
  for (const [at, birth_date] of ['1987-03-29', '1990-04-20'].entries())
    await setCustomer(marketer, customers[at]?.id ?? 0, { birth_date, created_at });
  return customers;
}

/** What receipts cause, and goes back with them. */
async function addCampaignsOfReceipts(marketer: Marketer) {
  const gift = await addGift(marketer.till, 13, { cost: 1.1, cost_type: 'fixed' });
  const given = gives({ gift_ids: [gift] });
  const capped = { ...gives({ points: 3, gift_ids: [gift] }), caps: { money: 4, points: 9 } };
  const crossed = gives({ points: 5, gift_ids: [gift] });
  const crosses = { on: 'crosses', threshold: 150 };
  const telling = [
    await runCampaign(
      marketer,
      'transaction',
      { minimum_amount: 50 },
      { ...gives({ points: 7.5 }), ...says },
    ),
    await runCampaign(marketer, 'transaction', { nth_receipt: 2 }, { ...capped, ...saysBoth }),
    await runCampaign(
      marketer,
      'transaction',
      { minimum_amount: 90 },
      { campaign_reward: null, ...says },
    ),
    await runCampaign(marketer, 'balance', crosses, { ...crossed, ...says }),
    await runCampaign(marketer, 'tier_reached', {}, { ...given, ...mails }),
  ];
  return { gift, telling };
}

async function addList({ till, admin }: Marketer, customers: readonly Shopper[]) {
  const bytes = new TextEncoder().encode(customers.map(({ mobile }) => mobile).join('\n'));
  const file = { field: 'csv', name: 'list.csv', type: 'text/csv', bytes };
  const params = { storeId: till.company.companyId };
  return (await call(till.app, uploadCampaignList, { params, as: admin, file })).data
    .campaign_list_id;
}

/** What the clock causes, whatever becomes of receipts; little enough not to reach a tier. */
async function addCampaignsOfTheClock(marketer: Marketer, gift: number, listId: number) {
  const one = gives({ points: 1 });
  await runCampaign(marketer, 'registration', {}, gives({ points: 2.5 }));
  await runCampaign(marketer, 'birthday', {}, gives({ points: 2, gift_ids: [gift] }));
  await runCampaign(marketer, 'inactivity', { days: 3 }, { ...one, caps: { participants: 2 } });
  await runCampaign(marketer, 'balance', { on: 'expires', days: 20 }, one);
  const monthly = { every: 'month', month_day: 31, hour: 3 };
  await runCampaign(marketer, 'scheduled', monthly, { ...one, caps: { points_per_day: 1 } });
  await runCampaign(marketer, 'list', { campaign_list_id: listId }, one);
}

/** A campaign of each of the nine triggers, some with caps; answers the one that draws, and those that say something. */
export async function addCampaigns(marketer: Marketer, customers: readonly Shopper[]) {
  const { gift, telling } = await addCampaignsOfReceipts(marketer);
  await addCampaignsOfTheClock(marketer, gift, await addList(marketer, customers));
  return { telling, drawId: await runCampaign(marketer, 'draw', { winners: 1, alternates: 1 }) };
}
