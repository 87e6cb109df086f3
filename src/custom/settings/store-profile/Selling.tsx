import { useTranslate } from 'react-admin';
import type { LoadedStore } from '../../../../contract/organisations/loaded-store.ts';
import { billingFields } from '../../../../contract/organisations/loaded-store.ts';
import {
  changeBillingDetails,
  changeDelivery,
  changeOwnPassword,
  changeRedemptionType,
  changeStore,
  changeStoreClaimDays,
} from '../../../../contract/settings/store-profile.ts';
import { Section } from '../../../resources/pieces/Section.tsx';
import { SettingSwitch } from '../general/SettingSwitch.tsx';
import { SettingsForm } from '../general/SettingsForm.tsx';
import { useCountries } from '../general/use-countries.ts';

/** How the store sells and redeems: its cart, its delivery, how and how long claims are redeemed. */
export function Selling({ store }: { store: LoadedStore }) {
  const translate = useTranslate();
  const { updated_at: version, order_settings, redemption_type_id, redemption_types } = store;
  const options = redemption_types.map(({ redemption_type_id: value, name }) => ({
    value,
    word: name,
  }));
  return (
    <>
      <Section title={translate('storeProfile.titles.cart')}>
        <SettingSwitch
          name="shopping_cart"
          saved={store.shopping_cart}
          change={changeStore}
          toSend={(shopping_cart) => ({ shopping_cart })}
        />
      </Section>
      <SettingsForm
        name="delivery"
        hint
        change={changeDelivery}
        version={version}
        saved={order_settings}
        toSend={({ minimum_order, fee, free_from, ...rest }) => ({
          ...rest,
          minimum_order: minimum_order ?? 0,
          fee: fee ?? 0,
          free_from: free_from ?? 0,
        })}
        shows={(value, name) => name === 'delivers' || value.delivers === true}
        fields={[
          { name: 'delivers', kind: 'switch' },
          { name: 'radius_km', kind: 'points', hint: true },
          { name: 'minimum_order', kind: 'money' },
          { name: 'fee', kind: 'money' },
          { name: 'free_from', kind: 'money', hint: true },
        ]}
      />
      <SettingsForm
        name="redemption"
        hint
        change={changeRedemptionType}
        saved={{ redemption_type_id }}
        fields={[{ name: 'redemption_type_id', kind: 'choice', options }]}
      />
      <SettingsForm
        name="claimDays"
        change={changeStoreClaimDays}
        version={version}
        saved={{ coupon_claim_valid_days: store.own_claim_valid_days }}
        fields={[
          {
            name: 'coupon_claim_valid_days',
            kind: 'count',
            hint: true,
            hintArgs: { days: store.company_claim_valid_days },
          },
        ]}
      />
    </>
  );
}

/** Whom invoices of the store are made out to, and what its receipts print. */
export function Invoicing({ store }: { store: LoadedStore }) {
  const options = [{ value: '', word: '' }, ...useCountries()];
  return (
    <SettingsForm
      name="invoicing"
      change={changeBillingDetails}
      version={store.updated_at}
      saved={store.invoicing}
      toSend={(value) => ({ ...value, country_id: value.country_id || null })}
      fields={[
        ...billingFields.map(
          (name) => ({ name, kind: name === 'mobile' ? name : 'text', maxLength: 120 }) as const,
        ),
        { name: 'country_id', kind: 'choice', options },
      ]}
    />
  );
}

/** One's own password; other devices are signed out. */
export function Password() {
  return (
    <SettingsForm
      name="password"
      hint
      change={changeOwnPassword}
      saved={{ old_password: '', password: '', password_confirmation: '' }}
      fields={[
        { name: 'old_password', kind: 'secret' },
        { name: 'password', kind: 'secret', hint: true },
        { name: 'password_confirmation', kind: 'secret' },
      ]}
    />
  );
}
