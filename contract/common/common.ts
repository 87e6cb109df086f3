import { z } from 'zod';
import { endpoint } from '../engine/endpoint.ts';
import { giftTypes } from '../gifts/gifts.ts';
import { realtimeSettings } from '../realtime/realtime.ts';
import { recordNames } from './record-names.ts';

const country = z
  .object({
    country_id: z.int(),
    code: z.string(),
    name: z.string(),
    calling_code: z.string(),
    /** Of several countries with one calling code, the one that a number is shown as: +39 is Italy. */
    main: z.boolean(),
    vat: z.boolean(),
  })
  .meta({ id: 'Country' });
export type Country = z.infer<typeof country>;

export const countries = endpoint({
  method: 'GET',
  path: '/common/countries',
  access: 'public',
  tag: 'common',
  summary: 'countries by name, in the language of the call',
  reply: z.object({ countries: z.array(country) }),
});

const systemNotification = z.object({
  system_notification_id: z.int(),
  name: z.string(),
  notification_category_id: z.int(),
  enabled: z.boolean(),
});
const systemNotificationList = z.object({ system_notifications: z.array(systemNotification) });

export const systemNotifications = endpoint({
  method: 'GET',
  path: '/common/system-notifications',
  access: 'signed-in',
  tag: 'common',
  summary: 'the channels a message may take',
  reply: systemNotificationList,
});

export const enabledSystemNotifications = endpoint({
  method: 'GET',
  path: '/common/enabled-system-notifications',
  access: 'signed-in',
  tag: 'common',
  summary: 'the channels this installation can send through',
  reply: systemNotificationList,
});

export const notificationCategories = endpoint({
  method: 'GET',
  path: '/common/notification-categories',
  access: 'signed-in',
  tag: 'common',
  summary: 'what messages are about',
  reply: z.object({
    notification_categories: z.array(
      z.object({ notification_category_id: z.int(), name: z.string() }),
    ),
  }),
});

const appProvider = z.object({
  app_provider_id: z.int(),
  name: z.string(),
  company_id: z.int().nullable(),
});
const appProviderList = z.object({ app_providers: z.array(appProvider) });

export const appProviders = endpoint({
  method: 'GET',
  path: '/common/app-providers',
  access: 'public',
  tag: 'common',
  summary: 'the applications people sign in through',
  reply: appProviderList,
});

export const companyAppProviders = endpoint({
  method: 'GET',
  path: '/common/company-app-providers',
  access: 'signed-in',
  tag: 'common',
  summary: "the applications of the caller's companies",
  reply: appProviderList,
});

export const roles = endpoint({
  method: 'GET',
  path: '/common/roles',
  access: 'signed-in',
  tag: 'common',
  summary: 'the roles',
  reply: z.object({ roles: z.array(z.object({ role_id: z.int(), name: z.string() })) }),
});

export const storeCategories = endpoint({
  method: 'GET',
  path: '/common/store-categories',
  access: 'signed-in',
  tag: 'common',
  summary: 'lines of business',
  reply: z.object({
    store_categories: z.array(z.object({ store_category_id: z.int(), name: z.string() })),
  }),
});

export const legalUrls = endpoint({
  method: 'GET',
  path: '/common/info/privacy-policy-and-terms-url',
  access: 'public',
  tag: 'common',
  summary: 'where the legal texts are',
  reply: z.object({ privacy_policy_shorten_url: z.string(), terms_shorten_url: z.string() }),
});

export const commonGiftCategories = endpoint({
  method: 'GET',
  path: '/common/companies/{id}/gift-categories',
  access: 'signed-in',
  tag: 'common',
  summary: "a company's gift categories, by name",
  reply: z.object({
    gift_categories: z.array(
      z.object({
        gift_category_id: z.int(),
        name: z.string(),
        bg_color: z.string(),
        text_color: z.string(),
        image: z.string().nullable(),
      }),
    ),
  }),
});

/** Both the tax number and the country are needed (vat-check-requires-both). */
export const checkVatNumber = endpoint({
  method: 'POST',
  path: '/common/check-vat-number',
  access: 'signed-in',
  tag: 'common',
  summary: "whether a tax number has its country's form and check digit",
  body: z.object({ afm: z.string().trim().min(4).max(20), country_id: z.int().positive() }),
  reply: z.object({ valid: z.boolean(), afm: z.string() }),
});

/** What the browser needs to know of the installation; nothing secret. */
export const clientSettings = endpoint({
  method: 'GET',
  path: '/common/client-settings',
  access: 'public',
  tag: 'common',
  extension: true,
  summary: 'the settings of this installation that the browser needs',
  reply: z.object({
    demo: z.boolean(),
    google_maps_key: z.string().nullable(),
    map_tiles_url: z.string().nullable(),
    map_tiles_attribution: z.string().nullable(),
    realtime: realtimeSettings,
  }),
});

export const common = [
  recordNames,
  countries,
  systemNotifications,
  enabledSystemNotifications,
  notificationCategories,
  appProviders,
  companyAppProviders,
  roles,
  giftTypes,
  storeCategories,
  legalUrls,
  commonGiftCategories,
  checkVatNumber,
  clientSettings,
];
