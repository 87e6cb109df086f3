import { z } from 'zod';
import type { Taxed } from './money.ts';
import { payment, refund } from './payments.ts';
import { billingStatuses } from './states.ts';

/** A period of a plan, the rest of one after a change of plan, or what was bought in the shop. */
export const billingKinds = ['period', 'change', 'shop'] as const;
export type BillingKind = (typeof billingKinds)[number];
export const lineKinds = ['plan', 'proration_credit', 'proration_charge', 'shop'] as const;

/** A line as it is kept: what it says in each language, and money in minor units. */
export interface BillingLine {
  readonly kind: (typeof lineKinds)[number];
  readonly text: { readonly el: string; readonly en: string; readonly it: string };
  readonly from: string;
  readonly to: string;
  /** In hundredths of a percent, as it was when the line was made. */
  readonly vat_rate: number;
  readonly net: number;
  readonly vat: number;
  readonly total: number;
}

/** What all lines of one rate come to, in minor units; `vat_rate` in hundredths of a percent. */
export interface RateSums extends Taxed {
  readonly vat_rate: number;
}

/** Who sells and who buys, as they were called when it was issued. */
export interface Party {
  readonly name: string;
  readonly vat_number: string | null;
  readonly address: string | null;
  /** By ISO 3166-1; not kept with older billings. */
  readonly country?: string | null;
  /** What VIES said of its number, of a buyer of another country; none where it has said nothing. */
  readonly vat_check?: VatCheck | null;
}
export interface VatCheck {
  readonly valid: boolean;
  readonly at: string;
  /** The proof of having asked. */
  readonly id: string | null;
}
export interface Parties {
  readonly seller: Party;
  readonly buyer: Party;
}

const moments = z.object({ from: z.iso.datetime(), to: z.iso.datetime() });
const sums = { net: z.number(), vat: z.number(), total: z.number() };

const vatRate = z.number().describe('In percent.');

export const billingLine = z.object({
  kind: z.enum(lineKinds),
  text: z.string(),
  period: moments,
  vat_rate: vatRate,
  ...sums,
});

/** What was taxed at each rate. */
export const taxes = z.array(z.object({ vat_rate: vatRate, ...sums }));

export const billing = z
  .object({
    billing_id: z.int(),
    number: z.int(),
    kind: z.enum(billingKinds),
    /** It changes the plan once it is paid, or has. */
    changes_plan: z.boolean(),
    status: z.enum(billingStatuses),
    period: moments,
    currency: z.string(),
    vat_rate: vatRate,
    lines: z.array(billingLine),
    ...sums,
    taxes,
    refunded: z.number(),
    /** Given back soon: its provider was asked for it. */
    refunding: z.number(),
    /** What more can be given back: what was paid, less what was given back and what is under way. */
    refundable: z.number(),
    refunds: z.array(refund),
    /** What is named where it is paid at a bank or a kiosk. */
    payment_code: z.string(),
    store_payment_method_id: z.int().nullable(),
    /** The buyer accounts for the tax, in another country of the European Union. */
    reverse_charge: z.boolean(),
    /** No real money moved. */
    is_test: z.boolean(),
    reason: z.string().nullable(),
    issued_at: z.iso.datetime(),
    due_at: z.iso.datetime(),
    paid_at: z.iso.datetime().nullable(),
    payments: z.array(payment),
    updated_at: z.iso.datetime(),
  })
  .meta({ id: 'Billing' });
export type Billing = z.output<typeof billing>;
