import { orderStates } from '../../contract/gift-orders/gift-orders.ts';

/** The coupons of the first two stores; products are named by their place in the store's list. */
export const goals = [
  {
    store: 0,
    gift_title: 'Δωρεάν φρέντο εσπρέσο στις 8 αποδείξεις',
    gift_description: 'Κάθε αγορά από 3 € μετράει, μέσα σε 60 ημέρες.',
    goal_type: 'transactions',
    goal_sequence: 8,
    goal_minimum_amount: 3,
    goal_max_days: 60,
  },
  {
    store: 1,
    gift_title: 'Κέικ πορτοκαλιού με αγορές 60 €',
    gift_description: null,
    goal_type: 'sum',
    goal_sum_sequence: 60,
  },
] as const;

export const vouchers = [
  {
    store: 0,
    code: 'KALOKAIRI',
    gift_title: '30 πόντοι για το καλοκαίρι',
    points: 30,
    maximum: 200,
    per_customer: 1,
    days: { first: -80, last: 40 },
  },
  {
    store: 0,
    code: 'GENETHLIA',
    gift_title: 'Γλυκό γενεθλίων',
    points: 0,
    maximum: 0,
    per_customer: 1,
  },
  {
    store: 1,
    code: 'ARISTOTELOUS',
    gift_title: '20 πόντοι δώρο',
    points: 20,
    maximum: 100,
    per_customer: 1,
  },
] as const;

/** Coupons that nobody has claimed yet, or no more: their days are counted from today. */
export const waiting = [
  {
    store: 0,
    kind: 'voucher',
    code: 'GIORTES',
    gift_title: 'Μελομακάρονο με κάθε καφέ',
    points: 0,
    maximum: 300,
    per_customer: 1,
    minimum_spend: 5,
    days: { first: 14, last: 45 },
  },
  {
    store: 0,
    kind: 'voucher',
    code: 'PROINO',
    gift_title: '15 πόντοι για πρωινό',
    points: 15,
    maximum: 0,
    per_customer: 2,
    minimum_spend: 8,
    paused: true,
    days: { first: -30, last: 60 },
  },
  {
    store: 0,
    kind: 'voucher',
    code: 'ANOIXI',
    gift_title: '20 πόντοι για την άνοιξη',
    points: 20,
    maximum: 150,
    per_customer: 1,
    days: { first: -75, last: -12 },
  },
  {
    store: 0,
    kind: 'visit',
    code: 'APOGEVMA',
    gift_title: 'Παγάκια σοκολάτας το απόγευμα',
    maximum: 0,
    is_draft: true,
  },
] as const;

export const visits = [
  { store: 0, code: 'KALIMERA', gift_title: 'Κουλουράκι με τον καφέ', maximum: 0 },
  { store: 1, code: 'PERASE', gift_title: 'Ποτήρι λεμονάδα', maximum: 150 },
] as const;

export const productCoupons = [
  { store: 0, action: '1p1', buy: 3, free: 7, maximum: 0 },
  { store: 0, action: 'sample', buy: null, free: 8, maximum: 60 },
  { store: 1, action: '1p1', buy: 4, free: 4, maximum: 0 },
] as const;

export const discounts = [
  { store: 0, product: 10, title: 'Σάντουιτς −25%', value: null, percentage: 25 },
  { store: 0, product: 2, title: 'Καπουτσίνο −0,70 €', value: 0.7, percentage: null },
  { store: 1, product: 11, title: 'Κέικ −1 €', value: 1, percentage: null },
] as const;

export const campaign = {
  code: 'AIG',
  gift_title: 'Δωροκάρτα καφέ για εταιρείες',
  gift_description: 'Ένας καφές της επιλογής σας σε κάθε κατάστημα.',
  price: 2.5,
  maximum: 500,
  valid_days: 365,
  redeemed: 187,
} as const;

type To = 'redeemed' | 'rejected' | 'expired' | 'cancelled';

/** A gift somebody will claim: its place in the catalogue, how many days ago, and what comes of it. */
export interface GiftWish {
  gift: number;
  claimed: number;
  ends?: readonly (readonly [To, number])[];
  /** The state its order to the supplier has come to. */
  order?: number;
  /** The one customer it is for. */
  of?: number;
  reason?: string;
}

const { requested, accepted, preparing, shipped, delivered, invoiced, cancelled, returned } =
  orderStates;
const ordered = (gift: number, claimed: number, order: number): GiftWish => ({
  gift,
  claimed,
  order,
  ends: [['redeemed', claimed - 0.1]],
});

export const giftWishes: readonly GiftWish[] = [
  { gift: 15, claimed: 0.2, of: 1 },
  ordered(0, 1.2, requested),
  ordered(4, 0.8, requested),
  ordered(11, 1.5, requested),
  ordered(14, 2.5, requested),
  ordered(0, 4, accepted),
  ordered(9, 5, accepted),
  ordered(10, 7, preparing),
  ordered(4, 6.4, preparing),
  ordered(14, 8, preparing),
  ordered(0, 9, shipped),
  ordered(4, 10, shipped),
  ordered(12, 11, shipped),
  ordered(4, 16, delivered),
  ordered(4, 18, delivered),
  ordered(0, 17, delivered),
  ordered(12, 20, delivered),
  ordered(0, 45, invoiced),
  ordered(0, 47, invoiced),
  ordered(0, 50, invoiced),
  ordered(4, 44, invoiced),
  ordered(4, 52, invoiced),
  ordered(4, 56, invoiced),
  {
    gift: 0,
    claimed: 12,
    order: cancelled,
    ends: [
      ['redeemed', 11.9],
      ['cancelled', 10.5],
    ],
    reason: 'Άλλαξε γνώμη',
  },
  {
    gift: 14,
    claimed: 22,
    order: cancelled,
    ends: [
      ['redeemed', 21.9],
      ['cancelled', 21],
    ],
    reason: 'Διπλή παραγγελία',
  },
  ordered(4, 26, returned),
  ordered(11, 30, returned),
  ordered(14, 34, returned),
  { gift: 16, claimed: 1 },
  { gift: 17, claimed: 2.3 },
  { gift: 19, claimed: 3.1 },
  { gift: 0, claimed: 0.6 },
  { gift: 7, claimed: 3.4 },
  { gift: 15, claimed: 8, ends: [['redeemed', 6]] },
  { gift: 15, claimed: 33, ends: [['redeemed', 32.9]] },
  { gift: 16, claimed: 14, ends: [['redeemed', 11]] },
  { gift: 16, claimed: 60, ends: [['redeemed', 58]] },
  { gift: 17, claimed: 21, ends: [['redeemed', 20]] },
  { gift: 17, claimed: 75, ends: [['redeemed', 70]] },
  { gift: 19, claimed: 40, ends: [['redeemed', 39]] },
  { gift: 19, claimed: 5, ends: [['redeemed', 4.5]] },
  { gift: 16, claimed: 9, ends: [['rejected', 8]], reason: 'Έληξε η προσφορά' },
  { gift: 17, claimed: 28, ends: [['rejected', 27]], reason: 'Δεν υπήρχε' },
  { gift: 15, claimed: 41, ends: [['expired', 15]] },
  { gift: 19, claimed: 55, ends: [['expired', 29]] },
  { gift: 15, claimed: 13, ends: [['cancelled', 12.8]], reason: 'Λάθος δώρο' },
  { gift: 16, claimed: 36, ends: [['cancelled', 35]], reason: 'Το ζήτησε ο πελάτης' },
];
