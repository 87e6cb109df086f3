import { z } from 'zod';
import { endpoint, nothing } from '../engine/endpoint.ts';
import { decimal, flag, integer, money, optional } from '../engine/fields.ts';
import { properName } from '../engine/names.ts';
import { mobile, phone, text } from '../engine/text-fields.ts';
import { loadedStore } from '../organisations/loaded-store.ts';
import { stores } from '../organisations/stores.ts';
import { timetable } from '../organisations/timetable.ts';
import { vatNumber } from '../organisations/vat-number.ts';
import { passwordChange } from '../people/auth.ts';
import { claimDays, companyLogos } from './company-settings.ts';

const version = z.iso.datetime().optional();
const on = flag(false).value;
const facts = stores.fields;

const common = { tag: 'store-settings', access: 'settings.profile', reply: loadedStore } as const;

export const changeStore = endpoint({
  ...common,
  method: 'PUT',
  path: '/stores/{storeId}',
  summary: 'the business information, or the shopping cart, of the store',
  body: z.object({
    name: facts.name.value.optional(),
    app_name: facts.app_name.value.optional(),
    address: facts.address.value.optional(),
    zip: facts.zip.value.optional(),
    manually_address: facts.manually_address.value.optional(),
    lat: facts.lat.value.optional(),
    lon: facts.lon.value.optional(),
    vat_number: facts.vat_number.value.optional(),
    email: facts.email.value.optional(),
    primary_phone: facts.primary_phone.value.optional(),
    secondary_phone: facts.secondary_phone.value.optional(),
    country_id: facts.country_id.value.optional(),
    shopping_cart: on.optional(),
    updated_at: version,
  }),
});

export const uploadStoreLogos = endpoint({
  ...common,
  method: 'POST',
  path: '/stores/{storeId}/images',
  files: companyLogos,
  summary: 'upload logo, map_logo or offline_map_logo',
});

export const changeTimetable = endpoint({
  ...common,
  method: 'PUT',
  path: '/stores/{storeId}/timetable',
  summary: 'when the store is open',
  example: {
    timetable: [{ day: 'monday', type: 'regular', shifts: [{ from: '09:00', to: '17:00' }] }],
  },
  body: z.object({ timetable, updated_at: version }),
});

const line = optional(text(120)).value.optional();
const nameLine = optional(properName(120)).value.optional();
/** Whom the store's own invoices are made out to, and what its receipts print. */
export const changeBillingDetails = endpoint({
  ...common,
  method: 'PUT',
  path: '/stores/{storeId}/billing-details',
  summary: 'what stands on the invoices and receipts of the store',
  body: z.object({
    comp_name: nameLine,
    vat_number: optional(vatNumber()).value.optional(),
    city: line,
    occupation: line,
    tax_office: line,
    country_id: z.int().positive().nullish(),
    activity: line,
    mobile: optional(mobile()).value.optional(),
    full_name: nameLine,
    receipt_phone: optional(phone()).value.optional(),
    receipt_vat_number: optional(vatNumber()).value.optional(),
    receipt_address: optional(text(200)).value.optional(),
    receipt_comp_name: nameLine,
    updated_at: version,
  }),
});

export const changeOwnPassword = endpoint({
  method: 'POST',
  path: '/stores/{storeId}/settings/password',
  access: 'settings.profile',
  tag: 'store-settings',
  summary: "change the signed-in user's password; their other devices are signed out",
  body: passwordChange,
  reply: nothing,
});

/** How customers redeem here: with a typed or scanned code, found by card or mobile, or either. */
export const redemptionTypes = { voucher: 1, customer: 2, both: 3 } as const;

export const changeRedemptionType = endpoint({
  ...common,
  method: 'PUT',
  path: '/stores/{storeId}/redemption-types',
  summary: 'how customers redeem in the store',
  body: z.object({ redemption_type_id: z.int() }),
});

export const changeDelivery = endpoint({
  ...common,
  method: 'PUT',
  path: '/stores/{storeId}/settings/delivery',
  summary: 'whether the store delivers, how far, from which amount and for what fee',
  body: z.object({
    delivers: on,
    radius_km: decimal(0, 500).value.nullish(),
    minimum_order: money().value.default(0),
    fee: money().value.default(0),
    /** From this amount on delivery costs nothing; 0 for never. */
    free_from: money().value.default(0),
    updated_at: version,
  }),
});

export const changeStoreClaimDays = endpoint({
  ...common,
  method: 'POST',
  path: '/stores/{storeId}/coupon-claim/valid-days',
  summary: 'days a claim of this store is valid; empty for as many as the company says',
  body: z.object({ coupon_claim_valid_days: claimDays.nullable(), updated_at: version }),
});

export const changePaymentProviders = endpoint({
  ...common,
  access: 'settings.payment_routing',
  method: 'PUT',
  path: '/stores/{storeId}/settings/payment-providers',
  extension: true,
  summary: 'how customers may pay here, and the account they pay to',
  body: z.object({
    bank_providers: z
      .array(
        z.object({
          bank_provider_id: z.int().positive(),
          account: optional(text(120)).value.default(null),
        }),
      )
      .max(10),
    updated_at: version,
  }),
});

export const changePaymentProcessing = endpoint({
  ...common,
  access: 'settings.payment_routing',
  method: 'PUT',
  path: '/stores/{storeId}/settings/payment-processing',
  extension: true,
  summary: 'whether the store takes payments on the internet, and which way they go',
  body: z.object({
    online_payment_processing: facts.online_payment_processing.value.optional(),
    online_bank_provider_id: z.int().positive().nullish(),
    updated_at: version,
  }),
});

export const changeCleaners = endpoint({
  ...common,
  access: 'settings.cleaners',
  method: 'PUT',
  path: '/stores/{storeId}/settings/cleaners',
  extension: true,
  summary: 'after how many days what is left over is tidied up; 0 for never',
  body: z.object({
    pending_payment_days: integer(0, 365).value,
    ended_coupon_days: integer(0, 365).value,
    updated_at: version,
  }),
});

export const storeProfileCalls = [
  changeStore,
  uploadStoreLogos,
  changeTimetable,
  changeBillingDetails,
  changeOwnPassword,
  changeRedemptionType,
  changeDelivery,
  changeStoreClaimDays,
  changePaymentProviders,
  changePaymentProcessing,
  changeCleaners,
];
