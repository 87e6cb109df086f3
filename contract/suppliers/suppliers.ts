import { z } from 'zod';
import { endpoint } from '../engine/endpoint.ts';

const supplier = z.object({ store_id: z.int(), name: z.string() }).meta({ id: 'SupplierName' });

/** The suppliers of a company, by name, for choosing one. */
export const companySuppliers = endpoint({
  method: 'GET',
  path: '/common/companies/{storeId}/suppliers',
  access: 'gifts.read',
  tag: 'suppliers',
  summary: 'the suppliers of the company',
  reply: z.object({ suppliers: z.array(supplier) }),
});

export const supplierMe = endpoint({
  method: 'GET',
  path: '/suppliers/{id}/me',
  access: 'signed-in',
  tag: 'supplier-panel',
  summary: 'the supplier and who is signed in for it',
  reply: z.object({
    supplier: z.object({
      store_id: z.int(),
      name: z.string(),
      email: z.string().nullable(),
      primary_phone: z.string().nullable(),
      vat_number: z.string().nullable(),
      address: z.string().nullable(),
      gifts_count: z.int(),
      company_name: z.string(),
    }),
    user: z.object({ user_id: z.int(), full_name: z.string() }),
  }),
});

/** The columns a supplier may have in the CSV files of its reports. */
export const exportColumns = [
  'pon',
  'email',
  'address',
  'name',
  'postal_code',
  'mobile',
  'printed_catalog_code',
  'order_date',
  'city',
] as const;

type Column = (typeof exportColumns)[number];
const off = z.boolean().default(false);
const switches = z.object(
  Object.fromEntries(exportColumns.map((name) => [name, off])) as Record<Column, typeof off>,
);
const address = z.preprocess((sent) => (sent === '' ? null : sent), z.email().max(254).nullable());

const settings = z
  .object({
    primary_email: address,
    secondary_email: address,
    export_csv_settings: switches,
    updated_at: z.iso.datetime(),
  })
  .meta({ id: 'SupplierSettings' });
export type SupplierSettings = z.infer<typeof settings>;

export const supplierSettings = endpoint({
  method: 'GET',
  path: '/suppliers/{id}/settings',
  access: 'supplier.settings.read',
  tag: 'supplier-panel',
  summary: "the supplier's addresses and export columns",
  reply: settings,
});

export const changeSupplierSettings = endpoint({
  method: 'PUT',
  path: '/suppliers/{id}/settings',
  access: 'supplier.settings.update',
  tag: 'supplier-panel',
  summary: "change the supplier's addresses and export columns",
  body: z.object({
    primary_email: address.optional(),
    secondary_email: address.optional(),
    export_csv_settings: switches.optional(),
    updated_at: z.iso.datetime().optional(),
  }),
  reply: settings,
});

/** What a supplier asks about itself. */
export const supplierCalls = [supplierMe, supplierSettings, changeSupplierSettings];
