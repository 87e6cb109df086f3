import type { Context } from '../../ledger/context.ts';
import { type Entry, expire, type Lot } from '../../ledger/lots.ts';
import { planReceipt } from '../../ledger/plan.ts';
import { planReturn } from '../../ledger/return-plan.ts';
import type { Tier } from '../../ledger/tiers.ts';
import type { Chance } from './chance.ts';

const day = 86_400_000;
const expiresAfterDays = 365;

type Row = Record<string, unknown>;

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
  /** Points of products, in hundredths, by store. */
  products: Record<number, Record<number, number>>;
  ladder: Omit<Tier, 'reached'>[];
  pointValue: number;
  nowMs: number;
}

interface Customer {
  id: number;
  registeredMs: number;
  homeStore: number;
  /** Receipts in a year. */
  visits: number;
}

const iso = (ms: number) => new Date(ms).toISOString();
/** Midnight of the company, near enough for a year that is made up. */
const endOfDays = (ms: number, days: number) =>
  Math.floor(ms / day) * day + (days + 1) * day - 3 * 3_600_000;

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
      reverses_posting_id: null,
      point_value: programme.pointValue,
      created_at: iso(ms),
      ...own,
    });
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
      goal: null,
      system_notification_id: null,
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

  /** One visit: what was bought, sometimes paid for with points, rarely brought back. */
  visit(storeId: number, ms: number) {
    const { books, programme, chance } = this;
    this.expireUntil(ms);
    const ids = Object.keys(programme.products[storeId] ?? {}).map(Number);
    const lines =
      chance.next() < 0.3 && ids.length
        ? [{ product_id: chance.of(ids), quantity: 1 + chance.below(2) }]
        : [];
    const amount = 180 + chance.below(chance.next() < 0.15 ? 6000 : 1400);
    const most = Math.min(this.balance, Math.floor((amount * 10_000) / programme.pointValue));
    const points_used = chance.next() < 0.08 && most > 1000 ? Math.floor(most / 100) * 100 : 0;
    const context = this.context(storeId, ms);
    const channel = chance.next() < 0.12 ? 'online' : 'offline';
    const plan = planReceipt(
      context,
      { amount, discount: 0, channel, points_used, lines },
      storeId,
      ms,
    );
    const transaction_id = books.transactions.length + 1;
    const posted = plan.entries.length
      ? this.post('receipt', storeId, ms, plan.entries, { transaction_id })
      : null;
    this.earned += plan.points;
    this.redeemed += points_used;
    this.amount += amount;
    this.receipts += 1;
    this.last = ms;
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
      lines,
      terms: plan.terms,
      rules: plan.rules,
      occurred_at: iso(ms),
      created_at: iso(ms),
    };
    books.transactions.push(row);
    if (posted && !points_used && chance.next() < 0.02)
      this.bringBack(row, posted, ms + 2 * 3_600_000);
  }

  private bringBack(
    row: Row & { amount: number; points: number; terms: never | unknown },
    posting: number,
    ms: number,
  ) {
    const { books, programme } = this;
    if (ms > programme.nowMs) return;
    const found = books.lots.find((lot) => lot.posting_id === posting) as
      | { lot_id: number }
      | undefined;
    const receipt = {
      ...row,
      own_lot: found?.lot_id ?? null,
      own_expired: 0,
      spent: [],
      returned_lines: [],
    } as never;
    const half = this.chance.next() < 0.5 ? Math.floor(row.amount / 2) : undefined;
    const plan = planReturn(receipt, { amount: half, lines: [] }, this.lots, this.deficit, ms);
    const return_id = books.returns.length + 1;
    if (plan.entries.length)
      this.post('return', row.store_id as number, ms, plan.entries, {
        transaction_id: row.transaction_id,
        return_id,
        reverses_posting_id: posting,
      });
    this.earned -= plan.taken;
    this.amount -= plan.amount;
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
    this.expireUntil(this.programme.nowMs);
    for (const { lot_id, points_left } of this.lots) {
      const kept = this.books.lots[lot_id - 1];
      if (kept) kept.points_left = points_left;
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
