import { z } from 'zod';
import { endpoint, fileReply } from '../engine/endpoint.ts';
import { entity } from '../engine/entity.ts';
import { computedText, integer, moment, money, optional, readOnly, ref } from '../engine/fields.ts';
import { text } from '../engine/text-fields.ts';
import { orderStates } from './gift-orders.ts';

/** The status that uploading an invoice names and moves its redemptions to (supplier-invoice-status-6). */
export const invoicedStatus = orderStates.invoiced;

const report = z
  .object({
    gift_id: z.int(),
    title: z.string(),
    image: z.string().nullable(),
    printed_catalog_code: z.string().nullable(),
    status: z.int(),
    redemptions: z.int(),
    /** The sum of the agreed costs. */
    cost: z.number(),
    first_at: z.iso.datetime(),
    last_at: z.iso.datetime(),
    invoice_id: z.int().nullable(),
  })
  .meta({ id: 'SupplierReport' });
export type SupplierReport = z.infer<typeof report>;

/** The redeemed gifts of a supplier in one state, or in all: one line a gift, state and invoice. */
export const supplierGifts = endpoint({
  method: 'GET',
  path: '/suppliers/{id}/supplier-gifts',
  access: 'supplier.send_reports.read',
  tag: 'supplier-gifts',
  summary: 'the send-reports of a supplier: redeemed gifts by state',
  query: z.strictObject({
    status: z
      .string()
      .regex(/^[1-8]$/)
      .transform(Number)
      .optional(),
    q: z.string().trim().max(100).optional(),
  }),
  reply: z.object({ supplier_gifts: z.array(report) }),
});

const decimalText = z
  .string()
  .regex(/^\d{1,8}(\.\d{1,2})?$/)
  .transform(Number);

/** One PDF for the delivered redemptions of a gift; they move to status 6 together. */
export const uploadInvoice = endpoint({
  method: 'POST',
  path: '/suppliers/{id}/supplier-gifts/{giftId}/upload',
  access: 'supplier.send_reports.update',
  tag: 'supplier-gifts',
  summary: 'upload the invoice of the delivered redemptions of a gift',
  files: ['invoice'],
  query: z.strictObject({
    status: z.literal(String(invoicedStatus)),
    /** What the invoice says, to be held against the agreed costs. */
    amount: decimalText.optional(),
    number: z.string().trim().min(1).max(40).optional(),
    /** Sends one whose amount is not what was agreed, which is refused otherwise. */
    confirm_difference: z.literal('true').optional(),
  }),
  reply: z.object({
    invoice_id: z.int(),
    redemptions: z.int(),
    cost: z.number(),
    amount: z.number().nullable(),
    /** What the invoice says less what was agreed. */
    difference: z.number().nullable(),
  }),
});

const fields = {
  number: readOnly(optional(text(40))),
  gift_id: readOnly(ref('gifts')),
  title: readOnly(text(120)),
  supplier_store_id: readOnly(ref('suppliers')),
  supplier_name: computedText(),
  redemptions: readOnly(integer(0, 1_000_000)),
  /** What was agreed for the redemptions it covers. */
  cost: readOnly(money()),
  /** What the invoice says. */
  amount: readOnly(optional(money())),
  /** amount − cost; empty where the invoice's amount was not told. */
  difference: { ...readOnly(optional(money())), signed: true } as const,
  created_at: readOnly(moment()),
  /** When the company said that it has paid it, and who did. */
  paid_at: readOnly(optional(moment())),
  paid_by: computedText(),
} as const;

export const companyInvoices = entity({
  name: 'supplier-invoices',
  id: 'invoice_id',
  path: '/companies/{storeId}/supplier-invoices',
  screen: 'redemptions/invoices',
  tag: 'redemptions',
  // Its changes are logged all the same: a call of its own marks it as paid.
  audited: false,
  permission: { read: 'redemptions.read' },
  fields,
  filters: ['q', 'supplier_store_id', 'gift_id', 'created_at', 'paid_at'],
  searched: ['number', 'title'],
  sorts: ['-created_at', 'paid_at', 'amount', 'cost'],
  operations: ['list'],
  extensions: ['list'],
});

/** What a supplier was paid for: an invoice that it has only sent is not among them. */
export const suppliedInvoices = entity({
  ...companyInvoices,
  name: 'supplied-invoices',
  path: '/suppliers/{id}/invoices',
  screen: 'send-reports/paid',
  tag: 'supplier-gifts',
  audited: false,
  permission: { read: 'supplier.send_reports.read' },
  filters: ['q', 'gift_id', 'created_at', 'paid_at'],
  sorts: ['-paid_at', 'created_at', 'amount', 'cost'],
});

export const payInvoice = endpoint({
  method: 'POST',
  path: '/companies/{storeId}/supplier-invoices/{id}/payment',
  access: 'redemptions.update',
  tag: 'redemptions',
  extension: true,
  summary: 'say that an invoice of a supplier was paid, or take that back',
  body: z.object({ paid: z.boolean().default(true) }),
  reply: companyInvoices.read,
});

export const companyInvoiceFile = endpoint({
  method: 'GET',
  path: '/companies/{storeId}/supplier-invoices/{id}/file',
  access: 'redemptions.read',
  tag: 'redemptions',
  extension: true,
  file: 'application/pdf',
  summary: 'the invoice as it was uploaded',
  reply: fileReply,
});

export const suppliedInvoiceFile = endpoint({
  method: 'GET',
  path: '/suppliers/{id}/invoices/{invoiceId}/file',
  access: 'supplier.send_reports.read',
  tag: 'supplier-gifts',
  extension: true,
  file: 'application/pdf',
  summary: 'the invoice as it was uploaded',
  reply: fileReply,
});

/** What a company does with an invoice. */
export const invoiceActions = { pay: payInvoice, unpay: payInvoice, file: companyInvoiceFile };

/** What a supplier does with an invoice of its own. */
export const ownInvoiceActions = { file: suppliedInvoiceFile };

export const invoiceCalls = [
  supplierGifts,
  uploadInvoice,
  payInvoice,
  companyInvoiceFile,
  suppliedInvoiceFile,
];
