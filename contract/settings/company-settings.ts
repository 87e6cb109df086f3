import { z } from 'zod';
import { vatCheck } from '../billing/subscriptions.ts';
import { endpoint } from '../engine/endpoint.ts';
import { decimal, flag, integer, points } from '../engine/fields.ts';
import { messagingSettings } from './messaging-settings.ts';

const on = flag(false).value;
const version = z.iso.datetime();
const longestDays = 3650;

/** Who may create the coupons of a store: its own people, or the company's only. */
export const couponCreationTypes = { stores: 1, company: 2 } as const;
export const claimDays = integer(1, longestDays).value;

/** The documents of a programme, PDFs that anybody may read. */
export const companyDocuments = ['instructions_file', 'terms_file', 'privacy_policy_file'] as const;
export type CompanyDocument = (typeof companyDocuments)[number];
export const companyLogos = ['logo', 'map_logo', 'offline_map_logo'] as const;
const path = z.string().nullable();

/** How the programme of a company works, and how the company shows itself. */
export const companySettings = z
  .object({
    company_id: z.int(),
    name: z.string(),
    currency: z.string(),
    country_id: z.int(),
    primary_phone: z.string().nullable(),
    vat_number: z.string().nullable(),
    /** What the register of tax numbers said of that last, where the company is billed from another country of the Union. */
    vat_check: vatCheck.nullable(),
    elorus_client_id: z.string().nullable(),
    /** Of a hundred points of an online receipt, those that one at the till earns. */
    online_offline_points_ratio: z.int(),
    /** What a new customer starts with, and how many get it; 0 is everybody. */
    init_user_points: z.number(),
    total_users: z.int(),
    initial_points: z.object({ init_user_points: z.number(), total_users: z.int() }),
    /** Days until points expire, and until they count; 0 is never, and at once. */
    expiration_points: z.int(),
    points_pending_days: z.int(),
    /** Whether what rounding cuts off a receipt's points is kept and joins the next one. */
    carry_remainders: z.boolean(),
    /** What one point is worth in the company's currency. */
    point_value: z.number(),
    time_zone: z.string(),
    app_points_visibility: z.boolean(),
    rc_app_visible_loyalty_program: z.boolean(),
    coupon_creation_type_id: z.int(),
    coupon_creation_types: z.array(
      z.object({ coupon_creation_type_id: z.int(), name: z.string() }),
    ),
    return_points_after_coupon_exp: z.boolean(),
    coupon_claim_valid_days: z.int(),
    /** How other systems were let in before there were API keys. */
    api_authentication: z.boolean(),
    public_api_token: z.string().nullable(),
    push_notifications: z.boolean(),
    campaign_email_notifications: z.boolean(),
    ...messagingSettings,
    logo: path,
    map_logo: path,
    offline_map_logo: path,
    loyalty_logo: path,
    /** Where each document is downloaded; empty where there is none. */
    instructions_file: path,
    terms_file: path,
    privacy_policy_file: path,
    updated_at: version,
  })
  .meta({ id: 'CompanySettings' });
export type CompanySettings = z.infer<typeof companySettings>;

const settings = '/companies/{storeId}/settings' as const;
const common = { tag: 'settings', access: 'profile.update', reply: companySettings } as const;

export const allSettings = endpoint({
  ...common,
  method: 'GET',
  path: `${settings}/all`,
  access: 'profile.read',
  summary: 'how the programme works and how the company shows itself',
});

export const changeInitialPoints = endpoint({
  ...common,
  method: 'PUT',
  path: `${settings}/init-user-points`,
  summary: 'what new customers start with, and how many of them',
  body: z.object({
    init_user_points: points().value,
    total_users: integer(0, 100_000_000).value,
    updated_at: version.optional(),
  }),
});

export const changePointsRatio = endpoint({
  ...common,
  method: 'PUT',
  path: `${settings}/online-offline-points-ratio`,
  summary: 'the percentage of online points that a receipt at the till earns',
  body: z.object({
    online_offline_points_ratio: integer(0, 100).value,
    updated_at: version.optional(),
  }),
});

export const changePointsVisibility = endpoint({
  ...common,
  method: 'PUT',
  path: `${settings}/app-points-visibility`,
  summary: 'whether customers are told their balance',
  body: z.object({ app_points_visibility: on }),
});

export const changeCouponCreation = endpoint({
  ...common,
  method: 'PUT',
  path: `${settings}/coupon-creation-type-id`,
  summary: 'who may create the coupons of a store',
  body: z.object({ coupon_creation_type_id: z.int() }),
});

export const changePointsReturn = endpoint({
  ...common,
  method: 'PUT',
  path: `${settings}/return-points-after-coupon-exp`,
  summary: 'whether a claim that expires gives its points back',
  body: z.object({ return_points_after_coupon_exp: on }),
});

export const changeProgrammeVisibility = endpoint({
  ...common,
  method: 'PUT',
  path: `${settings}/visible-loyalty-program`,
  summary: 'whether the public pages of the programme are shown',
  body: z.object({ rc_app_visible_loyalty_program: on }),
});

export const changePushNotifications = endpoint({
  ...common,
  method: 'PUT',
  path: `${settings}/push_notifications`,
  summary: 'whether customers get push notifications',
  body: z.object({ push_notifications: on }),
});

export const changeCampaignEmails = endpoint({
  ...common,
  method: 'PUT',
  path: `${settings}/campaign-email-notifications`,
  summary: 'whether the mails that report on campaigns are sent',
  body: z.object({ campaign_email_notifications: on }),
});

export const changeExpiration = endpoint({
  ...common,
  method: 'PATCH',
  path: `${settings}/update-expiration-points`,
  summary: 'days until points expire; 0 is never',
  body: z.object({
    expiration_points: integer(0, longestDays).value,
    updated_at: version.optional(),
  }),
});

/** What the ledger needs to know and the specification has no call for. */
export const changeLedgerTerms = endpoint({
  ...common,
  method: 'PUT',
  path: `${settings}/ledger-terms`,
  foresees: ['point_value'],
  extension: true,
  summary: 'days until points count, what a point is worth, and the time zone of the days',
  body: z.object({
    points_pending_days: integer(0, 365).value,
    point_value: decimal(0, 1000).value.multipleOf(0.0001),
    time_zone: z.string().min(1).max(64),
    updated_at: version.optional(),
  }),
});

export const changeCarrying = endpoint({
  ...common,
  method: 'PUT',
  path: `${settings}/carry-remainders`,
  extension: true,
  summary: 'whether what rounding cuts off is kept on the account and joins the next receipt',
  body: z.object({ carry_remainders: on }),
});

export const changeCompanyClaimDays = endpoint({
  ...common,
  method: 'POST',
  path: '/companies/{storeId}/coupon-claim/valid-days',
  tag: 'company-misc',
  summary: 'days a claim is valid in every store without a number of its own',
  body: z.object({ coupon_claim_valid_days: claimDays, updated_at: version.optional() }),
});

export const companySettingsCalls = [
  allSettings,
  changeInitialPoints,
  changePointsRatio,
  changePointsVisibility,
  changeCouponCreation,
  changePointsReturn,
  changeProgrammeVisibility,
  changePushNotifications,
  changeCampaignEmails,
  changeExpiration,
  changeLedgerTerms,
  changeCarrying,
  changeCompanyClaimDays,
];
