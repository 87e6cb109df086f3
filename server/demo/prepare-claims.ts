import { asc, eq } from 'drizzle-orm';
import { keyOfCode, readable } from '../coupons/codes.ts';
import type { Executor } from '../db/executor.ts';
import { couponsTable } from '../tables/coupons.ts';
import { giftsTable } from '../tables/gifts.ts';
import { productsTable } from '../tables/products.ts';
import { chance } from './chance.ts';
import { ClaimBook, type OnReceipt, type Wish } from './claim-book.ts';
import * as content from './coupons-content.ts';
import { day, endOfDays, hour, iso } from './days.ts';

const beganDaysAgo = 80;
/** Vouchers of points that were redeemed: one a customer. */
const redeemedVouchers = 24;

interface Programme {
  companyId: number;
  storeIds: number[];
  cashierId: number;
}

interface Days {
  readonly first: number;
  readonly last: number;
}

type NewCoupon = typeof couponsTable.$inferInsert;

interface Product {
  product_id: number;
  store_id: number;
  name: { el: string };
  retail_price: number;
}

/** What the seed of claims goes on from. */
export interface Prepared {
  book: ClaimBook;
  campaignId: number;
  visits: { coupon_id: number; storeId: number; title: string }[];
  /** The voucher that gives no points. */
  treat: { coupon_id: number; storeId: number; title: string };
}

const priceOf = (product: Product | undefined) => Math.round((product?.retail_price ?? 0) * 100);

class Preparation {
  private readonly tx: Executor;
  private readonly programme: Programme;
  private readonly nowMs: number;
  readonly book: ClaimBook;

  constructor(tx: Executor, programme: Programme, nowMs: number) {
    const { companyId, cashierId } = programme;
    this.tx = tx;
    this.programme = programme;
    this.nowMs = nowMs;
    const sinceMs = nowMs - beganDaysAgo * day;
    this.book = new ClaimBook(companyId, cashierId, chance(5_061_821), sinceMs);
  }

  private storeOf = (index: number) => this.programme.storeIds[index] ?? 0;

  /** Days counted from today, as the moments they begin and end with. */
  private momentsOf({ first, last }: Days) {
    return {
      start_date: iso(endOfDays(this.nowMs, first - 1)),
      expiration_date: iso(endOfDays(this.nowMs, last) - 1),
    };
  }

  async add({ days, ...own }: Omit<NewCoupon, 'company_id' | 'created_at'> & { days?: Days }) {
    const at = iso(this.book.sinceMs);
    const [row] = await this.tx
      .insert(couponsTable)
      .values({
        ...own,
        ...(days ? this.momentsOf(days) : {}),
        company_id: this.programme.companyId,
        code_key: own.kind !== 'multiple' && own.code ? keyOfCode(own.code) : null,
        created_at: at,
        updated_at: at,
      })
      .returning({ id: couponsTable.coupon_id });
    return row?.id ?? 0;
  }

  async addGoals() {
    for (const { store, ...goal } of content.goals) {
      const store_id = this.storeOf(store);
      const coupon_id = await this.add({ ...goal, kind: 'goal', store_id });
      const sum = 'goal_sum_sequence' in goal ? goal.goal_sum_sequence * 100 : null;
      const minimum = 'goal_minimum_amount' in goal ? goal.goal_minimum_amount : 0;
      this.book.goals[store_id] = {
        coupon_id,
        gift_title: goal.gift_title,
        goal_type: goal.goal_type,
        goal_sequence: 'goal_sequence' in goal ? goal.goal_sequence : null,
        goal_sum_sequence: sum,
        goal_minimum_amount: minimum * 100,
        goal_max_days: 'goal_max_days' in goal ? goal.goal_max_days : 0,
        per_customer: null,
      };
    }
  }

  private async productsOf(index: number) {
    const rows = await this.tx
      .select()
      .from(productsTable)
      .where(eq(productsTable.store_id, this.storeOf(index)))
      .orderBy(asc(productsTable.product_id));
    return rows;
  }

  private offer(storeId: number, coupon: OnReceipt) {
    this.book.onReceipts[storeId] = [...(this.book.onReceipts[storeId] ?? []), coupon];
  }

  private effectOf(kind: 'product' | 'discount') {
    return {
      kind,
      action: null,
      product_buy_id: null,
      product_free_id: null,
      product_discount_id: null,
      bought: null,
      freed: null,
      lowered: null,
      value: null,
      percentage: null,
      names: '',
    };
  }

  async addProductCoupons() {
    for (const { store, action, buy, free, maximum } of content.productCoupons) {
      const store_id = this.storeOf(store);
      const products = await this.productsOf(store);
      const code = readable(this.book.code());
      const product_free_id = products[free]?.product_id ?? 0;
      const product_buy_id = buy === null ? null : (products[buy]?.product_id ?? 0);
      const which = { action, product_buy_id, product_free_id };
      const coupon_id = await this.add({ ...which, kind: 'product', store_id, code, maximum });
      const wanted = [product_buy_id, product_free_id].filter((id) => id !== null);
      this.offer(store_id, {
        coupon_id,
        title: products[free]?.name.el ?? '',
        effect: {
          ...this.effectOf('product'),
          ...which,
          bought: buy === null ? null : priceOf(products[buy]),
          freed: priceOf(products[free]),
        },
        lines: wanted.map((product_id) => ({ product_id, quantity: 1 })),
      });
    }
  }

  async addDiscounts() {
    for (const { store, product, title, value, percentage } of content.discounts) {
      const store_id = this.storeOf(store);
      const products = await this.productsOf(store);
      const product_discount_id = products[product]?.product_id ?? 0;
      const off = { discount_value: value, discount_percentage: percentage };
      const named = { discount_product_name: title, product_discount_id };
      const coupon_id = await this.add({ ...named, ...off, kind: 'discount', store_id });
      const minor = value === null ? null : Math.round(value * 100);
      this.offer(store_id, {
        coupon_id,
        title,
        effect: {
          ...this.effectOf('discount'),
          product_discount_id,
          lowered: priceOf(products[product]),
          value: minor,
          percentage,
        },
        lines: [{ product_id: product_discount_id, quantity: 1 }],
      });
    }
  }

  async addShown<C extends { store: number; gift_title: string }>(
    kind: 'voucher' | 'visit',
    { store, ...coupon }: C,
  ) {
    const storeId = this.storeOf(store);
    const coupon_id = await this.add({ ...coupon, kind, store_id: storeId });
    return { coupon_id, storeId, title: coupon.gift_title };
  }

  wish(own: Omit<Wish, 'of' | 'reason' | 'order' | 'gift_id' | 'coupon_id'> & Partial<Wish>) {
    const nothing = { of: null, reason: null, order: null, gift_id: null, coupon_id: null };
    this.book.wishes.push({ ...nothing, ...own });
  }

  wishPoints({ coupon_id, storeId, title }: Prepared['treat'], points: number) {
    for (let n = 0; n < redeemedVouchers; n += 1) {
      const ms = this.nowMs - Math.floor((1 + this.book.chance.next() * 70) * day);
      this.wish({
        kind: 'voucher',
        ms,
        steps: [{ ms: ms + 60_000, to: 'redeemed' }],
        coupon_id,
        title,
        points: 0,
        points_given: points * 100,
        storeId,
      });
    }
  }

  /** A moment while stores are open, so many days ago. */
  private atDay(ago: number) {
    const ms = this.nowMs - Math.floor(ago * day);
    const open = 6 * hour + this.book.chance.below(11 * hour);
    return ago < 2 ? ms : Math.floor(ms / day) * day + open;
  }

  async wishGifts() {
    const { companyId } = this.programme;
    const gifts = await this.tx
      .select()
      .from(giftsTable)
      .where(eq(giftsTable.company_id, companyId))
      .orderBy(asc(giftsTable.gift_id));
    for (const { gift, claimed, ends = [], order, of, reason } of content.giftWishes) {
      const chosen = gifts[gift];
      if (!chosen) throw new Error(`The demo has no gift ${gift}`);
      const ms = this.atDay(claimed);
      this.wish({
        kind: 'gift',
        ms,
        steps: ends.map(([to, ago]) => ({
          to,
          ms: to === 'expired' ? endOfDays(ms, 25) + hour / 12 : ms + (claimed - ago) * day,
        })),
        gift_id: chosen.gift_id,
        title: chosen.title,
        points: chosen.points * 100,
        points_given: 0,
        storeId: null,
        of: of ?? null,
        order: order ?? null,
        reason: reason ?? null,
      });
    }
  }

  addCampaign() {
    const { redeemed: _, ...campaign } = content.campaign;
    const { maximum } = campaign;
    const made = { generated: maximum, claimed: maximum, generation: 'done' } as const;
    const store_id = this.programme.companyId;
    return this.add({ ...campaign, ...made, kind: 'multiple', store_id, points: 0 });
  }
}

/** Offers the coupons of the demo, and says who will want what; the year is played after it. */
export async function prepareClaims(
  tx: Executor,
  programme: Programme,
  nowMs: number,
): Promise<Prepared> {
  const preparation = new Preparation(tx, programme, nowMs);
  await preparation.wishGifts();
  preparation.book.wishes.sort((one, other) => other.points - one.points);
  await preparation.addGoals();
  await preparation.addProductCoupons();
  await preparation.addDiscounts();
  const visits = [];
  for (const visit of content.visits) visits.push(await preparation.addShown('visit', visit));
  for (const { kind, ...coupon } of content.waiting) await preparation.addShown(kind, coupon);
  let treat: Prepared['treat'] | undefined;
  for (const voucher of content.vouchers) {
    const made = await preparation.addShown('voucher', voucher);
    if (voucher.points) preparation.wishPoints(made, voucher.points);
    else treat = made;
  }
  if (!treat) throw new Error('The demo has no voucher without points');
  return { book: preparation.book, campaignId: await preparation.addCampaign(), visits, treat };
}
