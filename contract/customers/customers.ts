import { z } from 'zod';
import { endpoint } from '../engine/endpoint.ts';
import { optional } from '../engine/fields.ts';
import { mobileText } from '../engine/mobiles.ts';
import { properName } from '../engine/names.ts';
import { email } from '../engine/text-fields.ts';
import { consentChannels } from '../messages/consents.ts';
import { transactions } from '../transactions/transactions.ts';

/** A card number is asked about only when it has 4 to 10 digits (card-check-length). */
export const cardNumber = z
  .string()
  .trim()
  .regex(/^\d{4,10}$/);

const tierOf = z.object({
  store_point_title_id: z.int(),
  title: z.object({ el: z.string(), en: z.string(), it: z.string() }),
  color: z.string(),
});

/** A customer as the till needs them. */
export const tillCustomer = z
  .object({
    user_account_id: z.int(),
    first_name: z.string(),
    last_name: z.string().nullable(),
    mobile: z.string().nullable(),
    /** The same with its calling code. */
    mobile_e164: z.string().nullable(),
    /** Whether it is of another country than the store: it is shown with its calling code then. */
    mobile_abroad: z.boolean(),
    card_numbers: z.array(z.string()),
    /** What the customer's QR code holds. */
    qr_code: z.string(),
    balance: z.number(),
    /** Points that count from a later day. */
    pending: z.number(),
    deficit: z.number(),
    /** What can be used now, in points and as money. */
    spendable: z.number(),
    spendable_amount: z.number(),
    expiring: z.object({ points: z.number(), expires_at: z.iso.datetime() }).nullable(),
    tier: tierOf.nullable(),
    next_tier: tierOf.extend({ missing: z.number(), progress: z.number() }).nullable(),
    gifts: z.array(z.object({ gift_id: z.int(), title: z.string(), points: z.number() })),
    last_receipts: z.array(transactions.read),
  })
  .meta({ id: 'TillCustomer' });
export type TillCustomer = z.infer<typeof tillCustomer>;

/** Finds by whatever was typed or scanned: a mobile, a card number or a QR code. */
export const findCustomer = endpoint({
  method: 'GET',
  path: '/stores/{storeId}/customers/find',
  access: 'transactions.create',
  tag: 'customers',
  extension: true,
  summary: 'the customer of a mobile, a card or a QR code',
  query: z.strictObject({ code: z.string().trim().min(4).max(64) }),
  reply: tillCustomer,
});

/** As many as a cashier looks through; whoever is not among them is asked for by more letters. */
export const mostNamed = 8;

const namedCustomer = z.object({
  user_account_id: z.int(),
  first_name: z.string(),
  last_name: z.string().nullable(),
  /** The last digits, by which customers of one name are told apart. */
  mobile_end: z.string().nullable(),
  tier: tierOf.nullable(),
});
export type NamedCustomer = z.infer<typeof namedCustomer>;

export const findByName = endpoint({
  method: 'GET',
  path: '/stores/{storeId}/customers/by-name',
  access: 'transactions.create',
  tag: 'customers',
  extension: true,
  summary: 'the few customers a name may mean, without what they could be reached by',
  query: z.strictObject({
    name: z
      .string()
      .trim()
      .min(3)
      .max(60)
      .regex(/\p{L}{2}/u),
  }),
  reply: z.object({ customers: z.array(namedCustomer), more: z.boolean() }),
});

export const readTillCustomer = endpoint({
  method: 'GET',
  path: '/stores/{storeId}/customers/{id}',
  access: 'transactions.create',
  tag: 'customers',
  extension: true,
  summary: 'a customer as the till needs them',
  reply: tillCustomer,
});

const customerName = properName(60);

export const registerCustomer = endpoint({
  method: 'POST',
  path: '/stores/{storeId}/customers',
  access: 'customers.create',
  tag: 'customers',
  extension: true,
  summary: 'register a customer at the till',
  status: 201,
  body: z.object({
    first_name: customerName.value,
    last_name: optional(customerName).value.optional(),
    mobile: mobileText,
    country_id: z.int().positive().optional(),
    email: optional(email()).value.optional(),
    card_number: z.preprocess((sent) => (sent === '' ? undefined : sent), cardNumber.optional()),
    consents: z
      .object(
        Object.fromEntries(
          consentChannels.map((name) => [name, z.boolean().default(false)]),
        ) as Record<(typeof consentChannels)[number], z.ZodDefault<z.ZodBoolean>>,
      )
      .default({ sms: false, viber: false, push: false, mail: false }),
  }),
  reply: tillCustomer,
});

/** A free card of the programme is a success with data; any other is an error (card-check-result). */
export const checkCard = endpoint({
  method: 'GET',
  path: '/stores/{storeId}/customers/card-check',
  access: 'transactions.create',
  tag: 'customers',
  extension: true,
  summary: 'whether a card can be given to a customer',
  query: z.strictObject({ card_number: cardNumber }),
  reply: z.object({ card_number: z.string() }),
});

export const searchCard = endpoint({
  method: 'GET',
  path: '/companies/{storeId}/customers/card-search',
  access: 'customers.read',
  tag: 'customers',
  summary: 'a card of the programme and whose it is',
  query: z.strictObject({ card_number: cardNumber }),
  reply: z.object({
    card_number: z.string(),
    user_account_id: z.int().nullable(),
    first_name: z.string().nullable(),
    last_name: z.string().nullable(),
    mobile: z.string().nullable(),
  }),
});

export const customerCalls = [
  findCustomer,
  findByName,
  readTillCustomer,
  registerCustomer,
  checkCard,
  searchCard,
];
