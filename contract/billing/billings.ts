import { z } from 'zod';
import { payment } from './payments.ts';
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
  readonly net: number;
  readonly vat: number;
  readonly total: number;
}

/** Who sells and who buys, as they were called when it was issued. */
export interface Party {
  readonly name: string;
  readonly vat_number: string | null;
  readonly address: string | null;
}
export interface Parties {
  readonly seller: Party;
  readonly buyer: Party;
}

const moments = z.object({ from: z.iso.datetime(), to: z.iso.datetime() });
const sums = { net: z.number(), vat: z.number(), total: z.number() };

export const billingLine = z.object({
  kind: z.enum(lineKinds),
  text: z.string(),
  period: moments,
  ...sums,
});

export const billing = z
  .object({
    billing_id: z.int(),
    number: z.int(),
    kind: z.enum(billingKinds),
    status: z.enum(billingStatuses),
    period: moments,
    currency: z.string(),
    vat_rate: z.number().describe('In percent.'),
    lines: z.array(billingLine),
    ...sums,
    refunded: z.number(),
    /** What is named where it is paid at a bank or a kiosk. */
    payment_code: z.string(),
    store_payment_method_id: z.int().nullable(),
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
