import type { Localized } from '../engine/languages.ts';

/** What is sold beside plans. */
export const productTypeIds = { credits: 1, device: 2, service: 3 } as const;
export type ProductType = keyof typeof productTypeIds;
export const productTypeOf = (id: number): ProductType | undefined =>
  (Object.keys(productTypeIds) as ProductType[]).find((name) => productTypeIds[name] === id);

export const productTypeNames: Readonly<Record<ProductType, Localized>> = {
  credits: { el: 'Μονάδες', en: 'Credits', it: 'Crediti' },
  device: { el: 'Συσκευή', en: 'Device', it: 'Dispositivo' },
  service: { el: 'Υπηρεσία', en: 'Service', it: 'Servizio' },
};

/** What credits are used for: one for a part of a text, a Viber message, a card that is made, a mail of a campaign. */
export const creditOptionIds = { sms: 1, viber: 2, card: 3, email: 4 } as const;
export type Credit = keyof typeof creditOptionIds;
export const credits = Object.keys(creditOptionIds) as [Credit, ...Credit[]];
export const creditOf = (id: number | null): Credit | undefined =>
  credits.find((name) => creditOptionIds[name] === id);

export const creditNames: Readonly<Record<Credit, Localized>> = {
  sms: { el: 'SMS', en: 'Text messages', it: 'SMS' },
  viber: { el: 'Μηνύματα Viber', en: 'Viber messages', it: 'Messaggi Viber' },
  card: { el: 'Κάρτες', en: 'Cards', it: 'Tessere' },
  email: { el: 'Email καμπανιών', en: 'Campaign e-mails', it: 'Email di campagna' },
};

/** How an order stands, which both sides see. */
export const shopOrderStates = ['placed', 'paid', 'delivered', 'cancelled', 'refunded'] as const;
export type ShopOrderState = (typeof shopOrderStates)[number];

export const nextShopOrderStates: Readonly<Record<ShopOrderState, readonly ShopOrderState[]>> = {
  placed: ['paid', 'cancelled'],
  paid: ['delivered', 'refunded'],
  delivered: ['refunded'],
  cancelled: [],
  refunded: [],
};

/** Why an order came to nothing, or its money went back. */
export const shopOrderReasons = [
  'payment_failed',
  'not_paid_in_time',
  'by_buyer',
  'by_seller',
] as const;
export type ShopOrderReason = (typeof shopOrderReasons)[number];

/** When it is billed: by itself now, or with the next period of the plan. */
export const shopBillingTimes = ['now', 'next_period'] as const;
export type ShopBillingTime = (typeof shopBillingTimes)[number];

/** What happens to credits. */
export const creditMoves = ['bought', 'used', 'expired', 'refunded'] as const;
export type CreditMove = (typeof creditMoves)[number];

/** The most of one thing that is bought at once. */
export const mostBought = 1000;

/** So many days after it was due what was bought and is not paid is given up. */
export const shopTermDays = 14;
