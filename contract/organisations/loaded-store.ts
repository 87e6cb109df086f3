import { z } from 'zod';
import { stores } from './stores.ts';
import { timetableReply } from './timetable.ts';

const facts = stores.fields;

/** Whom invoices are made out to, and what receipts print. */
export const billingFields = [
  'comp_name',
  'vat_number',
  'city',
  'occupation',
  'tax_office',
  'activity',
  'mobile',
  'full_name',
  'receipt_phone',
  'receipt_vat_number',
  'receipt_address',
  'receipt_comp_name',
] as const;
type BillingField = (typeof billingFields)[number];
const billingDetails = z.object({
  ...(Object.fromEntries(
    billingFields.map((name) => [name, z.string().nullable().default(null)]),
  ) as Record<BillingField, z.ZodDefault<z.ZodNullable<z.ZodString>>>),
  country_id: z.int().nullable().default(null),
});

/** Whether and how the store delivers. */
export const delivery = z.object({
  delivers: z.boolean(),
  radius_km: z.number().nullable(),
  minimum_order: z.number(),
  fee: z.number(),
  free_from: z.number(),
});

/** A store as it is loaded: who it is, and how it awards points and takes receipts. */
export const loadedStore = z
  .object({
    store_id: z.int(),
    company_id: z.int(),
    name: facts.name.read,
    app_name: facts.app_name.read,
    store_code: facts.store_code.read,
    address: facts.address.read,
    zip: facts.zip.read,
    lat: facts.lat.read,
    lon: facts.lon.read,
    vat_number: facts.vat_number.read,
    email: facts.email.read,
    primary_phone: facts.primary_phone.read,
    country_id: facts.country_id.read,
    currency: z.string(),
    logo: z.string().nullable(),
    active_subscription: facts.active_subscription.read,
    cancelled_subscription: facts.cancelled_subscription.read,
    expiration_date_subscription: facts.expiration_date_subscription.read,
    /** So many points for each `reward_amount` of a receipt, in whole points where `reward_floor`. */
    reward_points: z.number(),
    reward_amount: z.number(),
    reward_floor: z.boolean(),
    fast_payment: z.boolean(),
    thermal_printer: z.boolean(),
    /** The channel that tells a customer of new points, of /common/system-notifications. */
    system_notification_id: z.int().nullable(),
    flags: z.object({
      app_settings: z.object({
        show_on_map: facts.show_on_map.read,
        online_payment_processing: facts.online_payment_processing.read,
        pos_points_delivery: facts.pos_points_delivery.read,
      }),
      general: z.object({ fast_payment: z.boolean() }),
      reward: z.object({
        thermal_printer: z.boolean(),
        reward_active: z.boolean(),
        points_payment: z.boolean(),
      }),
    }),
    /** The smallest and the largest receipt; 0 is no limit. */
    store_settings: z.object({
      min_amount_limit: z.number(),
      max_amount_limit: z.number(),
      /** Above it a till asks before it posts. */
      ask_above_amount: z.number().nullable(),
    }),
    map_logo: z.string().nullable(),
    offline_map_logo: z.string().nullable(),
    loyalty_program_id: facts.loyalty_program_id.read,
    coordinates: facts.coordinates.read,
    statistics: facts.statistics.read,
    unpaid_billing: facts.unpaid_billing.read,
    public_api_token: facts.public_api_token.read,
    secondary_phone: facts.secondary_phone.read,
    manually_address: facts.manually_address.read,
    shopping_cart: z.boolean(),
    timetable: timetableReply,
    invoicing: billingDetails,
    redemption_type_id: z.int(),
    redemption_types: z.array(z.object({ redemption_type_id: z.int(), name: z.string() })),
    order_settings: delivery,
    /** For how many days a claim is good here: as many as the store says, else as its company does. */
    coupon_claim_valid_days: z.int(),
    own_claim_valid_days: z.int().nullable(),
    company_claim_valid_days: z.int(),
    bank_providers: z.array(
      z.object({ bank_provider_id: z.int(), account: z.string().nullable() }),
    ),
    known_bank_providers: z.array(z.object({ bank_provider_id: z.int(), name: z.string() })),
    online_bank_provider_id: z.int().nullable(),
    /** Days after which what is left over is tidied up; 0 is never. */
    cleaners: z.object({ pending_payment_days: z.int(), ended_coupon_days: z.int() }),
    updated_at: z.iso.datetime(),
  })
  .meta({ id: 'LoadedStore' });
export type LoadedStore = z.infer<typeof loadedStore>;
