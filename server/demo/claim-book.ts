import type { ClaimKind, ClaimState } from '../../contract/coupons/coupon-kinds.ts';
import { claimStates, claimValidDays } from '../../contract/coupons/coupon-kinds.ts';
import { orderStates } from '../../contract/gift-orders/gift-orders.ts';
import { pairingAlphabet } from '../../contract/tills/tills.ts';
import type { Effect } from '../coupons/effects.ts';
import type { Goal } from '../ledger/goal.ts';
import { type Chance, chance } from './chance.ts';
import { day, endOfDays, iso } from './days.ts';

/** One claim as it stands in the table: points in hundredths. */
export interface ClaimRow {
  company_id: number;
  claim_id: number;
  kind: ClaimKind;
  state: ClaimState;
  coupon_id: number | null;
  gift_id: number | null;
  title: string;
  user_account_id: number | null;
  code: string;
  code_end: string;
  points: number;
  points_given: number;
  store_id: number;
  redeem_store_id: number | null;
  user_id: number | null;
  transaction_id: number | null;
  claim_day: string | null;
  expires_at: string;
  redeemed_at: string | null;
  settled_at: string | null;
  reason: string | null;
  created_at: string;
}

/** What becomes of a claim, and when. */
export interface Step {
  ms: number;
  to: Exclude<ClaimState, 'claimed'>;
}

/** A gift or a voucher that somebody with enough points claims at a moment. Points in hundredths. */
export interface Wish {
  kind: 'gift' | 'voucher';
  ms: number;
  steps: Step[];
  gift_id: number | null;
  coupon_id: number | null;
  title: string;
  points: number;
  points_given: number;
  /** The one store where it is redeemed; null for the customer's own. */
  storeId: number | null;
  /** The one customer it is for. */
  of: number | null;
  reason: string | null;
  order: number | null;
}

/** A coupon that takes effect on receipts of its store. */
export interface OnReceipt {
  coupon_id: number;
  title: string;
  effect: Effect;
  lines: { product_id: number; quantity: number }[];
}

/** A gift that is ordered, for the orders that are written at the end. */
export interface Ordered {
  claim: ClaimRow;
  status: number;
  ms: number;
}

type New = Pick<ClaimRow, 'kind' | 'title' | 'store_id' | 'user_account_id'> & Partial<ClaimRow>;

const codeLength = 12;

/** All claims of the demo, and what customers are going to claim. */
export class ClaimBook {
  readonly claims: ClaimRow[] = [];
  readonly goalSteps: Record<string, unknown>[] = [];
  readonly goalParts: Record<string, unknown>[] = [];
  readonly ordered: Ordered[] = [];
  /** Wishes that nobody has had yet. */
  readonly wishes: Wish[] = [];
  readonly onReceipts: Record<number, OnReceipt[]> = {};
  readonly goals: Record<number, Goal> = {};
  /** When goals and coupons on receipts begin. */
  readonly sinceMs: number;

  private readonly companyId: number;
  private readonly cashierId: number;
  readonly chance: Chance;

  constructor(companyId: number, cashierId: number, chance: Chance, sinceMs: number) {
    this.companyId = companyId;
    this.cashierId = cashierId;
    this.chance = chance;
    this.sinceMs = sinceMs;
  }

  /** The same offers and wishes with other luck, before anybody claimed anything. */
  again(seed: number): ClaimBook {
    const book = new ClaimBook(this.companyId, this.cashierId, chance(seed), this.sinceMs);
    book.wishes.push(...this.wishes);
    Object.assign(book.onReceipts, this.onReceipts);
    Object.assign(book.goals, this.goals);
    return book;
  }

  /** Whether there is an example of all that the demo shows: gifts and orders in every state, two invoices. */
  get isWhole(): boolean {
    const gifts = this.claims.filter(({ kind }) => kind === 'gift').map(({ state }) => state);
    const orders = this.ordered.map(({ status }) => status);
    const invoices = this.ordered.filter(({ status }) => status === orderStates.invoiced);
    return (
      claimStates.every((state) => gifts.includes(state)) &&
      Object.values(orderStates).every((state) => orders.includes(state)) &&
      new Set(invoices.map(({ claim }) => claim.gift_id)).size > 1
    );
  }

  code(prefix = ''): string {
    const signs = Array.from(
      { length: codeLength },
      () => pairingAlphabet[this.chance.below(pairingAlphabet.length)],
    );
    return prefix + signs.join('');
  }

  add(ms: number, own: New): ClaimRow {
    const code = own.code ?? this.code();
    const row: ClaimRow = {
      company_id: this.companyId,
      claim_id: this.claims.length + 1,
      state: 'claimed',
      coupon_id: null,
      gift_id: null,
      points: 0,
      points_given: 0,
      redeem_store_id: null,
      user_id: this.cashierId,
      transaction_id: null,
      claim_day: iso(ms).slice(0, 10),
      expires_at: iso(endOfDays(ms, claimValidDays)),
      redeemed_at: null,
      settled_at: null,
      reason: null,
      created_at: iso(ms),
      ...own,
      code,
      code_end: code.slice(-4),
    };
    this.claims.push(row);
    return row;
  }

  settle(claim: ClaimRow, { ms, to }: Step, storeId: number) {
    const redeemed = to === 'redeemed' ? { redeem_store_id: storeId, redeemed_at: iso(ms) } : {};
    Object.assign(claim, { state: to, settled_at: iso(ms), ...redeemed });
    if (to === 'expired') claim.user_id = null;
  }

  /** Settles a claim that moves no points, as far as its time has come. */
  addSettled(ms: number, own: New, to: Step['to'] | 'claimed', afterDays: number, nowMs: number) {
    const claim = this.add(ms, own);
    const until = Date.parse(claim.expires_at);
    const end = to === 'expired' ? until : ms + afterDays * day;
    if (to !== 'claimed' && end <= nowMs) this.settle(claim, { ms: end, to }, own.store_id);
    else if (until <= nowMs) this.settle(claim, { ms: until, to: 'expired' }, own.store_id);
    return claim;
  }
}
