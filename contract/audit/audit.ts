import { z } from 'zod';
import { endpoint } from '../engine/endpoint.ts';
import { entity } from '../engine/entity.ts';
import {
  choice,
  computedText,
  integer,
  moment,
  optional,
  readOnly,
  ref,
} from '../engine/fields.ts';
import { text } from '../engine/text-fields.ts';

/** What changes are kept of: the table a change was made in. */
export const auditSubjects = [
  'stores',
  'messages',
  'memberships',
  'till_pins',
  'invitations',
  'default_permissions',
  'company_settings',
  'store_settings',
  'cash_registers',
  'wallets',
  'customers',
  'customer_imports',
  'loyalty_cards',
  'loyalty_card_orders',
  'postings',
  'point_titles',
  'products',
  'company_products',
  'product_tags',
  'product_categories',
  'product_groups',
  'gifts',
  'gift_categories',
  'coupons',
  'campaigns',
  'campaign_draws',
  'campaign_draw_places',
  'rewards',
  'email_themes',
  'network_regions',
  'synergies',
  'sub_loyalties',
  'store_external_links',
  'attribute_definitions',
  'subscription_plans',
  'store_payment_methods',
  'billings',
  'api_keys',
  'webhooks',
  'response_mappers',
  'subscription_products',
  'shop_attributes',
  'shop_attribute_options',
  'shop_variants',
  'supplier_invoices',
] as const;

/**
 * Every change of rights, points, prices and settings: who, when, from where, before and after. The
 * database writes a row with each change, in its transaction.
 */
export const auditLog = entity({
  name: 'audit-log',
  id: 'audit_id',
  path: '/companies/{storeId}/audit-log',
  tag: 'audit',
  audited: false,
  permission: { read: 'audit.read' },
  fields: {
    created_at: readOnly(moment()),
    /** Nobody where a job or the database's own administrator made the change. */
    user_id: readOnly(optional(integer(1, Number.MAX_SAFE_INTEGER))),
    user: computedText(),
    action: readOnly(choice(['insert', 'update', 'delete'])),
    subject: readOnly(choice(auditSubjects)),
    subject_id: readOnly(text(60)),
    /** What it is called, where it has a name. */
    title: readOnly(optional(text(200))),
    /** The names of the fields that changed. */
    changed: computedText(),
    /** The store that it concerns: of a price in a store, that one, wherever it was set. */
    store: computedText(),
    /** The customer whose details or points it changed. */
    user_account_id: { ...readOnly(optional(ref('customers'))), computed: true } as const,
    /** The store in whose panel it was done; none for the company's own. */
    store_id: readOnly(optional(ref('stores'))),
    address: readOnly(optional(text(60))),
    call: readOnly(optional(text(200))),
  },
  filters: [
    'q',
    'created_at',
    'user_id',
    'action',
    'subject',
    'subject_id',
    'store_id',
    'user_account_id',
  ],
  searched: ['subject_id', 'title', 'address', 'call'],
  sorts: ['-created_at'],
  operations: ['list'],
  extensions: ['list'],
});

/** Whoever changed something, to choose from. */
export const auditUsers = endpoint({
  method: 'GET',
  path: '/companies/{storeId}/audit-log/users',
  access: 'audit.read',
  tag: 'audit',
  extension: true,
  summary: 'everybody who changed something, by name',
  reply: z.object({ users: z.array(z.object({ user_id: z.int(), full_name: z.string() })) }),
});

const values = z.record(z.string(), z.unknown()).nullable();

/** One change with what stood before it and after it; of an update, only what it changed. */
export const readAudit = endpoint({
  method: 'GET',
  path: '/companies/{storeId}/audit-log/{id}',
  access: 'audit.read',
  tag: 'audit',
  extension: true,
  summary: 'one change, with what stood before and after',
  reply: z.object({ before: values, after: values }).and(auditLog.read),
});
