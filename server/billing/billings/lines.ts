import type { ChangeLine } from '../../../contract/billing/amounts/plan-change.ts';
import type { BillingLine } from '../../../contract/billing/billings.ts';
import type { Localized } from '../../../contract/engine/languages.ts';
import type { ShopOrder } from '../../shop/orders/follow.ts';
import { isoOf, type PlanRow } from '../core/rows.ts';

const unused: Localized = {
  el: 'Αχρησιμοποίητο υπόλοιπο',
  en: 'Unused rest',
  it: 'Residuo non utilizzato',
};
const each = (make: (language: keyof Localized) => string): Localized => ({
  el: make('el'),
  en: make('en'),
  it: make('it'),
});

/** What was bought in the shop, as a line. */
export const shopLine = (order: ShopOrder, at: number): BillingLine => ({
  kind: 'shop',
  text: each((language) => `${order.quantity} × ${order.text[language]}`),
  from: isoOf(at),
  to: isoOf(at),
  vat_rate: order.vat_rate,
  net: order.net,
  vat: order.vat,
  total: order.total,
});

/** The lines of a billing as they are kept: what they say, in every language, stays as it was that day. */
export const keptLines = (
  lines: readonly ChangeLine[],
  { from, to }: { from?: PlanRow; to: PlanRow },
): BillingLine[] =>
  lines.map(({ kind, period, vat_rate, net, vat, total }) => ({
    kind,
    text:
      kind === 'proration_credit' && from
        ? each((language) => `${unused[language]}: ${from.plan_name[language]}`)
        : to.plan_name,
    from: isoOf(period.from),
    to: isoOf(period.to),
    vat_rate,
    net,
    vat,
    total,
  }));
