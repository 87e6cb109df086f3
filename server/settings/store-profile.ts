import { and, eq } from 'drizzle-orm';
import * as contract from '../../contract/settings/store-profile.ts';
import { bankProviders, redemptionTypes } from '../common/catalogue.ts';
import { reencode } from '../engine/images.ts';
import { invalidField } from '../http/refusal.ts';
import { type Api, serve } from '../http/serve.ts';
import { assertVatChange, holderOf } from '../organisations/assert-vat.ts';
import { assertCountry } from '../organisations/store-rows.ts';
import { replacePassword } from '../people/sign-in/change-password.ts';
import { storesTable } from '../tables/organisations.ts';
import { changeStoreSettings, loadedStoreOf, type OwnChange } from './store-rows.ts';

type Logo = 'logo' | 'map_logo' | 'offline_map_logo';

function mountBusiness(api: Api) {
  serve(api, contract.changeStore, async (call) => {
    const { shopping_cart, updated_at, ...own } = call.body;
    assertCountry(own.country_id);
    const before = await loadedStoreOf(call);
    const values = shopping_cart === undefined ? {} : { shopping_cart };
    return changeStoreSettings(call, values, updated_at, own as OwnChange, (tx) =>
      assertVatChange(tx, before, own, holderOf(call)),
    );
  });
  serve(api, contract.uploadStoreLogos, async (call) => {
    const { database, scope, upload, files } = call;
    const field = (upload?.field ?? 'logo') as Logo;
    const image = await files.save(await reencode(upload?.bytes ?? new Uint8Array(), field));
    const [before] = await database.db
      .select({ path: storesTable[field] })
      .from(storesTable)
      .where(
        and(eq(storesTable.company_id, scope.companyId), eq(storesTable.store_id, scope.storeId)),
      );
    const store = await changeStoreSettings(call, {}, undefined, { [field]: image });
    if (before?.path) await files.remove(before.path);
    return store;
  });
  serve(api, contract.changeBillingDetails, async (call) => {
    const { updated_at, ...sent } = call.body;
    assertCountry(sent.country_id ?? undefined);
    const { invoicing, country_id } = await loadedStoreOf(call);
    const before = { ...invoicing, country_id: invoicing?.country_id ?? country_id };
    const receipt = { country_id: sent.country_id ?? before.country_id };
    const change = { invoicing: { ...invoicing, ...sent } };
    return changeStoreSettings(call, change, updated_at, undefined, async (tx) => {
      const holder = holderOf(call);
      await assertVatChange(tx, before, sent, holder);
      const was = { ...receipt, vat_number: invoicing?.receipt_vat_number };
      const is = { ...receipt, vat_number: sent.receipt_vat_number };
      await assertVatChange(tx, was, is, holder, 'receipt_vat_number');
    });
  });
}

/** Throws invalid, naming the field, for an id that no list serves. */
function assertListed(
  list: readonly { id: number }[],
  ids: readonly (number | null | undefined)[],
  field: string,
) {
  const unknown = ids.find((id) => id && !list.some((each) => each.id === id));
  if (unknown) throw invalidField(field, 'invalidChoice');
}

function mountPayments(api: Api) {
  serve(api, contract.changePaymentProviders, async (call) => {
    const { bank_providers, updated_at } = call.body;
    const ids = bank_providers.map(({ bank_provider_id }) => bank_provider_id);
    assertListed(bankProviders, ids, 'bank_providers');
    if (new Set(ids).size < ids.length) throw invalidField('bank_providers', 'taken');
    const { online_bank_provider_id: online } = await loadedStoreOf(call);
    const lost = online && !ids.includes(online) ? { online_bank_provider_id: null } : {};
    return changeStoreSettings(call, { bank_providers, ...lost }, updated_at);
  });
  serve(api, contract.changePaymentProcessing, async (call) => {
    const { online_payment_processing, online_bank_provider_id, updated_at } = call.body;
    const { bank_providers } = await loadedStoreOf(call);
    const offered = bank_providers.map(({ bank_provider_id: id }) => ({ id }));
    assertListed(offered, [online_bank_provider_id], 'online_bank_provider_id');
    const own = online_payment_processing ? { online_payment_processing } : {};
    const values = online_bank_provider_id === undefined ? {} : { online_bank_provider_id };
    return changeStoreSettings(call, values, updated_at, own);
  });
}

/** Who a store is and how it works, beside its points: each form of the screen saves its own part. */
export function mountStoreProfile(api: Api) {
  mountBusiness(api);
  serve(api, contract.changeOwnPassword, replacePassword);
  mountPayments(api);
  serve(api, contract.changeRedemptionType, (call) => {
    assertListed(redemptionTypes, [call.body.redemption_type_id], 'redemption_type_id');
    return changeStoreSettings(call, call.body);
  });
  serve(api, contract.changeTimetable, (call) => {
    const { timetable, updated_at } = call.body;
    return changeStoreSettings(call, { timetable }, updated_at);
  });
  serve(api, contract.changeDelivery, (call) => {
    const { updated_at, radius_km = null, ...rest } = call.body;
    return changeStoreSettings(call, { order_settings: { ...rest, radius_km } }, updated_at);
  });
  serve(api, contract.changeStoreClaimDays, (call) => {
    const { updated_at, ...values } = call.body;
    return changeStoreSettings(call, values, updated_at);
  });
  serve(api, contract.changeCleaners, (call) => {
    const { updated_at, ...values } = call.body;
    return changeStoreSettings(call, values, updated_at);
  });
}
