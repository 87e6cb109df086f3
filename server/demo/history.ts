import type { ProductPoints } from '../catalogue/points-of-products.ts';
import { basketOf, discountOf } from '../coupons/effects.ts';
import { moveOn } from '../coupons/points.ts';
import { allowed } from '../http/refusal.ts';
import type { Context } from '../ledger/context.ts';
import { fillsGoal, type Goal } from '../ledger/goal.ts';
import {
  credit,
  type Entry,
  expire,
  giveBack,
  type Lot,
  type Spent,
  spend,
  spendable,
} from '../ledger/lots.ts';
import { planReceipt } from '../ledger/plan.ts';
import { planReturn, type Returnable } from '../ledger/return-plan.ts';
import type { Tier } from '../ledger/tiers.ts';
import type { Chance } from './chance.ts';
import type { ClaimBook, ClaimRow, OnReceipt, Step, Wish } from './claim-book.ts';
import { day, endOfDays, hour, iso } from './days.ts';

const expiresAfterDays = 365;
const mostWishes = 3;

type Row = Record<string, unknown>;
type Sold = Omit<Returnable, 'own_lot' | 'own_expired' | 'spent' | 'returned_lines' | 'is_back'>;

/** The rows that a year of receipts fills; ids are given here, in the order of the ledger. */
export interface Books {
  transactions: Row[];
  returns: Row[];
  postings: Row[];
  entries: Row[];
  lots: Row[];
  accounts: Row[];
}

export const emptyBooks = (): Books => ({
  transactions: [],
  returns: [],
  postings: [],
  entries: [],
  lots: [],
  accounts: [],
});

interface Programme {
  companyId: number;
  storeIds: number[];
  cashierId: number;
  registerIds: Record<number, number[]>;
  /** What products earn, in hundredths, by store. */
  products: Record<number, Context['products']>;
  ladder: Omit<Tier, 'reached'>[];
  pointValue: number;
  nowMs: number;
  book: ClaimBook;
}

interface Customer {
  id: number;
  registeredMs: number;
  homeStore: number;
  /** Receipts in a year. */
  visits: number;
}

/** A claim whose points are held, and what becomes of it. */
interface Holding {
  claim: ClaimRow;
  wish: Wish;
  posting: number;
  holds: Spent[];
  steps: Step[];
}

interface GoalStep {
  coupon_id: number;
  transaction_id: number;
  ms: number;
  /** The row that is written in the end. */
  row: { left: number };
}

/** Plays one customer's year through the same rules that serve a till. */
class Life {
  private balance = 0;
  private deficit = 0;
  private earned = 0;
  private redeemed = 0;
  private amount = 0;
  private receipts = 0;
  private last: number | null = null;
  private lots: Lot[] = [];
  /** When points moved last. */
  private movedMs = 0;
  private readonly had: Wish[] = [];
  private holding: Holding | undefined;
  private readonly steps: GoalStep[] = [];

  private readonly books: Books;
  private readonly programme: Programme;
  private readonly customer: Customer;
  private readonly chance: Chance;

  constructor(books: Books, programme: Programme, customer: Customer, chance: Chance) {
    this.books = books;
    this.programme = programme;
    this.customer = customer;
    this.chance = chance;
  }

  private post(
    kind: string,
    storeId: number,
    ms: number,
    entries: readonly Entry[],
    own: Row = {},
  ) {
    const { books, programme, customer } = this;
    const posting_id = books.postings.length + 1;
    const company_id = programme.companyId;
    books.postings.push({
      company_id,
      posting_id,
      user_account_id: customer.id,
      kind,
      store_id: storeId,
      user_id: kind === 'expiry' ? null : programme.cashierId,
      transaction_id: null,
      return_id: null,
      claim_id: null,
      reverses_posting_id: null,
      reason: null,
      point_value: programme.pointValue,
      created_at: iso(ms),
      ...own,
    });
    this.movedMs = Math.max(this.movedMs, ms);
    const opened = this.open(posting_id, ms, entries);
    entries.forEach(({ side, lot, store, redeemer, amount }, index) => {
      const lot_id = lot === 0 ? opened : lot;
      books.entries.push({
        company_id,
        posting_id,
        entry_no: index + 1,
        side,
        lot_id,
        store_id: store,
        redeem_store_id: redeemer,
        amount,
      });
      if (side !== 'customer') return;
      this.balance += amount;
      if (lot === null) this.deficit -= amount;
    });
    return posting_id;
  }

  private open(posting_id: number, ms: number, entries: readonly Entry[]) {
    const fresh = entries.find(({ side, lot }) => side === 'customer' && lot === 0);
    if (!fresh) return null;
    const lot_id = this.books.lots.length + 1;
    const lot = {
      lot_id,
      store_id: fresh.store,
      points_left: fresh.amount,
      active_from: ms,
      expires_at: endOfDays(ms, expiresAfterDays),
    };
    this.lots.push(lot);
    this.books.lots.push({
      company_id: this.programme.companyId,
      user_account_id: this.customer.id,
      posting_id,
      lot_id,
      store_id: lot.store_id,
      amount: fresh.amount,
      points_left: fresh.amount,
      active_from: iso(lot.active_from),
      expires_at: iso(lot.expires_at),
    });
    return lot_id;
  }

  private expireUntil(ms: number) {
    const gone = this.lots.filter(
      ({ expires_at, points_left }) => points_left > 0 && (expires_at ?? ms + 1) <= ms,
    );
    for (const lot of gone) {
      this.post('expiry', lot.store_id, lot.expires_at ?? ms, expire(lot));
      lot.points_left = 0;
    }
  }

  initial(points: number) {
    const { homeStore, registeredMs } = this.customer;
    const entries: Entry[] = [
      { side: 'customer', lot: 0, store: homeStore, redeemer: null, amount: points },
      { side: 'issued', lot: null, store: homeStore, redeemer: null, amount: -points },
    ];
    this.post('initial', homeStore, registeredMs, entries);
  }

  private context(storeId: number, ms: number): Context {
    const { programme } = this;
    return {
      carry_remainders: false,
      remainder: 0,
      campaigns_version: 0,
      reward_points: 100,
      reward_amount: 100,
      reward_floor: true,
      reward_active: true,
      points_payment: true,
      fast_payment: true,
      min_amount_limit: 0,
      max_amount_limit: 0,
      ratio: 100,
      point_value: programme.pointValue,
      package_mode: false,
      tiers_enabled: true,
      tier_system: 'lifetime',
      tier_mode_id: 1,
      offline_amount: null,
      offline_points: null,
      online_amount: null,
      online_points: null,
      user_account_id: this.customer.id,
      first_name: '',
      last_name: null,
      balance: this.balance,
      deficit: this.deficit,
      store_point_title_id: null,
      tier_until: null,
      goal: this.goalOf(storeId, ms),
      system_notification_id: null,
      app_points_visibility: true,
      store_name: '',
      country_id: 0,
      mobile: null,
      email: null,
      sms: false,
      mail: false,
      register_known: true,
      products: programme.products[storeId] ?? {},
      ladder: programme.ladder.map((tier) => ({ ...tier, reached: this.earned })),
      lots: this.lots,
      day: '',
      day_from: new Date(ms),
      active_from: new Date(ms),
      expires_at: new Date(endOfDays(ms, expiresAfterDays)),
    };
  }

  private goalOf(storeId: number, ms: number): Goal | null {
    const { book } = this.programme;
    return ms > book.sinceMs ? (book.goals[storeId] ?? null) : null;
  }

  private couponOf(storeId: number, ms: number): OnReceipt | undefined {
    const { book } = this.programme;
    const offered = book.onReceipts[storeId];
    return offered && ms > book.sinceMs && book.chance.next() < 0.07
      ? book.chance.of(offered)
      : undefined;
  }

  private boughtAt(storeId: number) {
    const { programme, chance } = this;
    const ids = Object.keys(programme.products[storeId] ?? {}).map(Number);
    return chance.next() < 0.3 && ids.length
      ? [{ product_id: chance.of(ids), quantity: 1 + chance.below(2) }]
      : [];
  }

  /** What was bought; with a coupon also what that is for, and what it takes off. */
  private basket(storeId: number, ms: number) {
    const coupon = this.couponOf(storeId, ms);
    const others = this.boughtAt(storeId);
    const amount = 180 + this.chance.below(this.chance.next() < 0.15 ? 6000 : 1400);
    if (!coupon) return { coupon, lines: others, amount, discount: 0 };
    const lines = [...others, ...coupon.lines];
    const discount = discountOf(coupon.effect, basketOf(lines));
    const { bought, freed, lowered } = coupon.effect;
    const gross = amount + (bought ?? 0) + (freed ?? 0) + (lowered ?? 0);
    return { coupon, lines, amount: gross - discount, discount };
  }

  private redeemOn(transaction_id: number, storeId: number, ms: number, used: OnReceipt) {
    const { book } = this.programme;
    const { coupon_id, title, effect } = used;
    const { kind } = effect;
    const own = { kind, title, coupon_id, transaction_id, store_id: storeId };
    const claim = book.add(ms, { ...own, user_account_id: this.customer.id });
    book.settle(claim, { ms, to: 'redeemed' }, storeId);
    return claim.claim_id;
  }

  /** Counts a receipt towards the store's goal and gives the rewards it fills. */
  private advance(goal: Goal, transaction_id: number, storeId: number, ms: number, amount: number) {
    const { programme, customer, steps } = this;
    const { book, companyId, nowMs } = programme;
    const value = goal.goal_type === 'sum' ? amount : 1;
    const target = goal.goal_sum_sequence ?? goal.goal_sequence ?? 1;
    const { coupon_id } = goal;
    const who = { company_id: companyId, coupon_id: goal.coupon_id, user_account_id: customer.id };
    const row = { ...who, transaction_id, value, left: value, created_at: iso(ms) };
    book.goalSteps.push(row);
    steps.push({ coupon_id, transaction_id, ms, row });
    const from = goal.goal_max_days ? ms - goal.goal_max_days * day : 0;
    const open = steps.filter(
      (step) => step.coupon_id === coupon_id && step.ms > from && step.row.left > 0,
    );
    if (open.reduce((sum, step) => sum + step.row.left, 0) < target) return;
    const own = { kind: 'goal', title: goal.gift_title, coupon_id: goal.coupon_id } as const;
    const to = book.chance.next() < 0.6 ? 'redeemed' : 'claimed';
    const whose = { user_account_id: customer.id, store_id: storeId, transaction_id };
    const claim = book.addSettled(ms, { ...own, ...whose }, to, 3, nowMs);
    let wanted = target;
    for (const step of open) {
      const used = Math.min(wanted, step.row.left);
      if (used <= 0) continue;
      wanted -= used;
      step.row.left -= used;
      const part = { company_id: companyId, claim_id: claim.claim_id };
      book.goalParts.push({ ...part, transaction_id: step.transaction_id, used });
    }
  }

  private hold(wish: Wish): Holding | undefined {
    const { book } = this.programme;
    const { ms, kind, title, gift_id, coupon_id, points, points_given } = wish;
    this.expireUntil(ms);
    if (spendable(this.lots, this.deficit, ms) < points) return undefined;
    const storeId = wish.storeId ?? this.customer.homeStore;
    const own = { kind, title, gift_id, coupon_id, points, points_given };
    const whose = { user_account_id: this.customer.id, store_id: storeId };
    const claim = book.add(ms, { ...own, ...whose });
    const entries = points ? (spend(this.lots, this.deficit, points, null, ms) ?? []) : [];
    const holds = entries
      .filter(({ side }) => side === 'customer')
      .map(({ lot, store, amount }) => ({ lot: lot ?? 0, store, redeemer: null, amount: -amount }));
    const of = { claim_id: claim.claim_id };
    const posting = points ? this.post('hold', storeId, ms, entries, of) : 0;
    return { claim, wish, posting, holds, steps: [...wish.steps] };
  }

  /** Spends, gives or gives back the points of a claim, by what became of it. */
  private settle({ claim, wish, posting, holds }: Holding, { ms, to }: Step) {
    const { book } = this.programme;
    const storeId = claim.store_id;
    const before = claim.state;
    book.settle(claim, { ms, to }, storeId);
    claim.reason = to === 'redeemed' ? null : wish.reason;
    const of = { claim_id: claim.claim_id };
    if (to !== 'redeemed') {
      const redeemer = before === 'redeemed' ? storeId : null;
      const spent = holds.map((each) => ({ ...each, redeemer }));
      const side = redeemer === null ? 'held' : 'redeemed';
      const { entries } = giveBack(this.lots, spent, claim.points, this.deficit, ms, side);
      if (redeemer !== null) this.redeemed -= claim.points;
      const own = { ...of, reverses_posting_id: posting, reason: claim.reason };
      const user_id = claim.user_id;
      if (entries.length) this.post('release', storeId, ms, entries, { ...own, user_id });
      return;
    }
    if (claim.points) {
      this.post('redemption', storeId, ms, moveOn(holds, 'redeemed', storeId), of);
      this.redeemed += claim.points;
    }
    if (claim.points_given)
      this.post(
        'coupon',
        storeId,
        ms,
        credit(this.deficit, claim.points_given, 'issued', storeId),
        of,
      );
    if (wish.order) book.ordered.push({ claim, status: wish.order, ms });
  }

  private settleUntil(ms: number) {
    for (let step = this.holding?.steps[0]; this.holding && step; step = this.holding.steps[0]) {
      if (step.ms > ms) return;
      this.holding.steps.shift();
      this.expireUntil(step.ms);
      this.settle(this.holding, step);
    }
    this.holding = undefined;
  }

  private isFor({ ms, of, points, coupon_id }: Wish, untilMs: number) {
    if (ms > untilMs || ms <= Math.max(this.movedMs, this.customer.registeredMs)) return false;
    if (of) return of === this.customer.id;
    // Vouchers are for once.
    if (coupon_id && this.had.some((wish) => wish.coupon_id === coupon_id)) return false;
    return this.had.length < mostWishes && spendable(this.lots, this.deficit, ms) >= points;
  }

  /** Claims and settles what falls between the last movement and a moment. */
  claimUntil(ms: number) {
    const { wishes } = this.programme.book;
    this.settleUntil(ms);
    if (this.holding) return;
    const index = wishes.findIndex((wish) => this.isFor(wish, ms));
    const wish = wishes[index];
    if (!wish) return;
    this.holding = this.hold(wish);
    if (!this.holding) return;
    wishes.splice(index, 1);
    this.had.push(wish);
    this.settleUntil(ms);
  }

  /** One visit: what was bought, sometimes paid for with points, rarely brought back. */
  visit(storeId: number, ms: number) {
    const { books, programme, chance } = this;
    this.claimUntil(ms);
    this.expireUntil(ms);
    const { coupon, lines, amount, discount } = this.basket(storeId, ms);
    const most = Math.min(this.balance, Math.floor((amount * 10_000) / programme.pointValue));
    const points_used = chance.next() < 0.08 && most > 1000 ? Math.floor(most / 100) * 100 : 0;
    const context = this.context(storeId, ms);
    const none: ProductPoints = [0, 0, true];
    const unpointed = Object.fromEntries(lines.map(({ product_id }) => [product_id, none]));
    context.products = { ...unpointed, ...context.products };
    const channel: Returnable['channel'] = chance.next() < 0.12 ? 'online' : 'offline';
    const receipt = { amount, discount, channel, points_used, lines } as const;
    const plan = allowed(planReceipt(context, receipt, storeId, ms));
    const transaction_id = books.transactions.length + 1;
    const posted = plan.entries.length
      ? this.post('receipt', storeId, ms, plan.entries, { transaction_id })
      : null;
    this.earned += plan.points;
    this.redeemed += points_used;
    this.amount += amount;
    this.receipts += 1;
    this.last = ms;
    const used = coupon && {
      claim_id: this.redeemOn(transaction_id, storeId, ms, coupon),
      kind: coupon.effect.kind,
      title: coupon.title,
      discount: discount / 100,
      points_given: 0,
    };
    const row = {
      company_id: programme.companyId,
      transaction_id,
      store_id: storeId,
      user_account_id: this.customer.id,
      user_id: programme.cashierId,
      cash_register_id:
        channel === 'offline' ? chance.of(programme.registerIds[storeId] ?? []) : null,
      channel,
      status: 'posted',
      receipt_number: `${String(storeId)}-${String(transaction_id).padStart(5, '0')}`,
      amount,
      covered_amount: plan.covered,
      points: plan.points,
      points_used,
      balance_after: this.balance,
      returned_amount: 0,
      points_taken: 0,
      points_given_back: 0,
      discount_amount: discount,
      vouchers: used ? [used] : [],
      lines,
      terms: plan.terms,
      rules: plan.rules,
      occurred_at: iso(ms),
      created_at: iso(ms),
    };
    books.transactions.push(row);
    const { goal } = context;
    const counts = fillsGoal(goal, amount);
    if (counts) this.advance(goal, transaction_id, storeId, ms, amount);
    const plain = posted && !points_used && !used && !counts;
    if (plain && chance.next() < 0.02) this.bringBack(row, posted, ms + 2 * hour);
  }

  private bringBack(row: Row & Sold, posting: number, ms: number) {
    const { books, programme } = this;
    if (ms > programme.nowMs) return;
    const ownLot = books.lots.find((lot) => lot.posting_id === posting) as
      | { lot_id: number }
      | undefined;
    const receipt = {
      ...row,
      own_lot: ownLot?.lot_id ?? null,
      own_expired: 0,
      spent: [],
      returned_lines: [],
      is_back: false,
    };
    const half = this.chance.next() < 0.5 ? Math.floor(row.amount / 2) : undefined;
    const plan = allowed(
      planReturn(receipt, { amount: half, lines: [] }, this.lots, this.deficit, ms),
    );
    const return_id = books.returns.length + 1;
    if (plan.entries.length)
      this.post('return', row.store_id as number, ms, plan.entries, {
        transaction_id: row.transaction_id,
        return_id,
        reverses_posting_id: posting,
      });
    this.earned -= plan.taken;
    this.amount -= plan.amount;
    if (plan.whole) this.receipts -= 1;
    Object.assign(row, {
      returned_amount: plan.amount,
      points_taken: row.points - plan.pointsAfter,
    });
    books.returns.push({
      company_id: programme.companyId,
      return_id,
      transaction_id: row.transaction_id,
      store_id: row.store_id,
      user_id: programme.cashierId,
      amount: plan.amount,
      whole: plan.whole,
      lines: plan.lines,
      points_taken: plan.taken,
      points_given_back: 0,
      points_expired: 0,
      deficit: plan.deficit,
      balance_after: this.balance,
      created_at: iso(ms),
    });
  }

  close() {
    const { nowMs } = this.programme;
    this.claimUntil(nowMs);
    this.expireUntil(nowMs);
    for (const { lot_id, points_left } of this.lots) {
      const lot = this.books.lots[lot_id - 1];
      if (lot) lot.points_left = points_left;
    }
    this.books.accounts.push({
      company_id: this.programme.companyId,
      user_account_id: this.customer.id,
      balance: this.balance,
      deficit: this.deficit,
      earned: this.earned,
      redeemed: this.redeemed,
      total_amount: this.amount,
      total_transactions: this.receipts,
      last_transaction_at: this.last === null ? null : iso(this.last),
    });
  }
}

/** The moments of a customer's visits: mostly by day, more of them of late. */
function visitsOf({ registeredMs, visits }: Customer, nowMs: number, chance: Chance): number[] {
  const from = Math.max(registeredMs, nowMs - 365 * day);
  return Array.from({ length: visits }, () => {
    const at = from + chance.next() * (nowMs - from);
    const hour = 5 + Math.floor((chance.next() + chance.next()) * 7);
    return Math.floor(at / day) * day + hour * 3_600_000 + chance.below(3_600_000);
  })
    .filter((ms) => ms > registeredMs && ms < nowMs)
    .sort((a, b) => a - b);
}

/** Plays a customer's year into the books. */
export function live(
  books: Books,
  programme: Programme,
  customer: Customer,
  initial: number,
  chance: Chance,
) {
  const life = new Life(books, programme, customer, chance);
  life.initial(initial);
  for (const ms of visitsOf(customer, programme.nowMs, chance))
    life.visit(chance.next() < 0.8 ? customer.homeStore : chance.of(programme.storeIds), ms);
  life.close();
}
