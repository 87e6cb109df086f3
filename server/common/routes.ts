import { eq, inArray, isNull } from 'drizzle-orm';
import * as common from '../../contract/common/common.ts';
import type { Language } from '../../contract/engine/languages.ts';
import { giftTypes as giftTypesCall } from '../../contract/gifts/gifts.ts';
import { invalidField } from '../http/refusal.ts';
import { type Api, serve } from '../http/serve.ts';
import { giftCategoriesTable } from '../tables/gifts.ts';
import { appProvidersTable, membershipsTable } from '../tables/people.ts';
import * as catalogue from './catalogue.ts';
import { countriesIn, isCountry, isVatNumber } from './countries.ts';
import { mountRecordNames } from './record-names.ts';
import { mountViews } from './views.ts';

const channelsIn = (language: Language, channels: readonly string[]) =>
  catalogue.systemNotifications.map(({ id, name, category, channel }) => ({
    system_notification_id: id,
    name: name[language],
    notification_category_id: category,
    enabled: channel !== undefined && channels.includes(channel),
  }));

function mountCatalogue(api: Api) {
  serve(api, common.countries, async ({ language }) => ({ countries: countriesIn(language) }));
  serve(api, common.systemNotifications, async ({ language, settings }) => ({
    system_notifications: channelsIn(language, settings.channels),
  }));
  serve(api, common.enabledSystemNotifications, async ({ language, settings }) => ({
    system_notifications: channelsIn(language, settings.channels).filter(({ enabled }) => enabled),
  }));
  serve(api, common.notificationCategories, async ({ language }) => ({
    notification_categories: catalogue.notificationCategories.map(({ id, name }) => ({
      notification_category_id: id,
      name: name[language],
    })),
  }));
  serve(api, common.roles, async ({ language }) => ({
    roles: catalogue.roles.map(({ id, name }) => ({ role_id: id, name: name[language] })),
  }));
  serve(api, giftTypesCall, async ({ language }) => ({
    gift_types: catalogue.giftTypes.map(({ id, name }) => ({
      gift_type_id: id,
      name: name[language],
    })),
  }));
  serve(api, common.storeCategories, async ({ language }) => ({
    store_categories: catalogue.storeCategories.map(({ id, name }) => ({
      store_category_id: id,
      name: name[language],
    })),
  }));
}

function mountProviders(api: Api) {
  const { app_provider_id, name, company_id } = appProvidersTable;
  serve(api, common.appProviders, async ({ database }) => ({
    app_providers: await database.db
      .select({ app_provider_id, name, company_id })
      .from(appProvidersTable)
      .where(isNull(company_id))
      .orderBy(app_provider_id),
  }));
  serve(api, common.companyAppProviders, async ({ database, caller }) => {
    const own = database.db
      .select({ id: membershipsTable.company_id })
      .from(membershipsTable)
      .where(eq(membershipsTable.user_id, caller.userId));
    const providers = await database.db
      .select({ app_provider_id, name, company_id })
      .from(appProvidersTable)
      .where(inArray(company_id, own))
      .orderBy(app_provider_id);
    return { app_providers: providers };
  });
}

/** The calls that serve lists of choices and facts about the installation. */
export function mountCommon(api: Api) {
  mountCatalogue(api);
  mountProviders(api);
  mountViews(api);
  mountRecordNames(api);
  serve(api, common.legalUrls, async ({ settings, language }) => ({
    privacy_policy_shorten_url: `${settings.publicUrl}/${language}/privacy-policy`,
    terms_shorten_url: `${settings.publicUrl}/${language}/terms-of-service`,
  }));
  serve(api, common.commonGiftCategories, async ({ database, scope, language }) => {
    const rows = await database.db
      .select()
      .from(giftCategoriesTable)
      .where(eq(giftCategoriesTable.company_id, scope.companyId));
    const named = rows.map(({ gift_category_id, name, bg_color, text_color, image }) => ({
      gift_category_id,
      name: name[language],
      bg_color,
      text_color,
      image,
    }));
    return { gift_categories: named.sort((a, b) => a.name.localeCompare(b.name, language)) };
  });
  serve(api, common.checkVatNumber, async ({ body: { afm, country_id } }) => {
    if (!isCountry(country_id)) throw invalidField('country_id', 'invalidChoice');
    return { valid: isVatNumber(afm, country_id), afm };
  });
  serve(api, common.clientSettings, async ({ settings }) => ({
    demo: settings.demo,
    google_maps_key: settings.googleMapsKey,
    map_tiles_url: settings.mapTilesUrl,
    map_tiles_attribution: settings.mapTilesAttribution,
    realtime: {
      key: settings.realtime.key,
      cluster: settings.realtime.cluster,
      built_in: settings.realtime.builtIn,
    },
  }));
}
