import { z } from 'zod';
import { entity } from '../engine/entity.ts';
import { idsText, periodText } from '../engine/list-query.ts';
import { consentChannels } from '../messages/consents.ts';
import { channels } from '../transactions/transactions.ts';
import { customerFields } from './customer-fields.ts';

export const customersPath = '/companies/{storeId}/customers';
export const described = entity({
  name: 'customers',
  id: 'user_account_id',
  path: customersPath,
  screen: 'customers/customers-tab',
  tag: 'customers',
  audited: 'customers',
  permission: {
    read: 'customers.read',
    create: 'customers.create',
    update: 'customers.update',
    delete: 'customers.delete',
  },
  fields: customerFields,
  filters: [
    'q',
    'gender',
    'marketing',
    'created_at',
    'country_id',
    'county_id',
    ...consentChannels,
  ],
  sorts: [
    '-created_at',
    'user_account_id',
    'first_name',
    'last_name',
    'mobile',
    'email',
    'total_transactions',
    'redeemed_points',
    'current_balance',
    'total_price',
    'updated_at',
  ],
  operations: ['list', 'read', 'update', 'delete'],
});

const idText = z
  .string()
  .regex(/^[1-9]\d{0,14}$/)
  .transform(Number);
const amountText = z
  .string()
  .regex(/^\d{1,8}(\.\d{1,2})?$/)
  .transform(Number);
const ageText = z
  .string()
  .regex(/^\d{1,3}$/)
  .transform(Number);

/** What is counted of a customer, and may be asked for from a least to a most. */
export const rangedFigures = [
  'total_transactions',
  'total_redemptions',
  'total_amount',
  'current_balance',
] as const;

const ranges = Object.fromEntries(
  rangedFigures.flatMap((name) => [
    [`minimum_${name}`, amountText.optional()],
    [`maximum_${name}`, amountText.optional()],
  ]),
);

/** What is asked of one receipt that a customer has: all of these together; and of a second one, of another period. */
export const receiptFilters = {
  child_id: idsText.optional().describe('Has a receipt in this store, or in one of several.'),
  child_region_id: idsText.optional().describe('Has a receipt in a store of these regions.'),
  came: periodText.optional().describe('Has a receipt in this period.'),
  came_too: periodText
    .optional()
    .describe('Has another one, of which the same is true, in this one.'),
  came_channel: z.enum(channels).optional(),
};

/** The filters beside those that a field has by itself. */
export const moreCustomerFilters = {
  ...receiptFilters,
  came_before: z.iso
    .datetime()
    .optional()
    .describe('Has a receipt of before that moment, anywhere.'),
  first_transaction_store_id: idText.optional(),
  registration_store_id: idsText.optional(),
  registration_region_id: idsText.optional(),
  minimum_age: ageText.optional(),
  maximum_age: ageText.optional(),
  ...ranges,
  birth_date: z
    .string()
    .regex(/^(\d{4}-)?(0[1-9]|1[0-2])-(0[1-9]|[12]\d|3[01])$/)
    .optional()
    .describe('A day, or MM-DD for whoever has their birthday then.'),
  attribute: z
    .string()
    .regex(/^[1-9]\d{0,14}:.{1,500}$/)
    .optional()
    .describe('The id of an attribute definition and the value it has, as 12:gold.'),
  tier_id: idText.optional(),
  /** Who can be reached: consents on a channel and has the address for it. */
  reachable: z.enum(consentChannels).optional(),
};

const query = described.query.extend(moreCustomerFilters);

/** `notifications` stands for the three channels that the specification names together. */
export const withNotifications = <T>(rule: z.ZodType<T>): z.ZodType<T> =>
  z.preprocess((sent) => {
    const { notifications, ...rest } = (sent ?? {}) as Record<string, unknown>;
    return notifications && typeof notifications === 'object'
      ? { ...notifications, ...rest }
      : (sent ?? {});
  }, rule);

const notifications = z.object({ sms: z.boolean(), push: z.boolean(), mail: z.boolean() });

const lot = z.object({
  lot_id: z.int(),
  store_id: z.int(),
  store: z.string(),
  points_left: z.number(),
  active_from: z.iso.datetime(),
  expires_at: z.iso.datetime().nullable(),
});

/** A customer of the company, with the points they have by lot. */
export const customerPage = described.read.extend({
  notifications,
  deficit: z.number(),
  /** What can be used now. */
  spendable: z.number(),
  pending: z.number(),
  lots: z.array(lot),
  merged_into: z.int().nullable(),
});
export type CustomerPage = z.infer<typeof customerPage>;

/** The customers of a company's programme. */
export const customers = {
  ...described,
  query,
  calls: {
    ...described.calls,
    list: { ...described.calls.list, query },
    read: { ...described.calls.read, reply: customerPage },
    update: {
      ...described.calls.update,
      body: withNotifications(described.change),
      reply: customerPage,
    },
  },
};
