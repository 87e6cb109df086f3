import { Box, Checkbox, FormControlLabel, FormHelperText, Stack, TextField } from '@mui/material';
import { useTranslate } from 'react-admin';
import type { LoadedStore } from '../../../../contract/organisations/loaded-store.ts';
import {
  changeCleaners,
  changePaymentProcessing,
  changePaymentProviders,
} from '../../../../contract/settings/store-profile.ts';
import { OwnForm } from '../../../resources/form/OwnForm.tsx';
import { isOn } from '../../../resources/inputs/is-on.ts';
import { Title } from '../../../shell/Title.tsx';
import { SettingsForm, useSettingsForm } from '../general/SettingsForm.tsx';
import { StoreForms } from './StoreForms.tsx';

type Chosen = Record<string, { on: boolean; account: string }>;

const chosenOf = ({ known_bank_providers, bank_providers }: LoadedStore): Chosen =>
  Object.fromEntries(
    known_bank_providers.map(({ bank_provider_id: id }) => {
      const own = bank_providers.find((each) => each.bank_provider_id === id);
      return [`p${id}`, { on: Boolean(own), account: own?.account ?? '' }];
    }),
  );

const toProviders = (chosen: Chosen) =>
  Object.entries(chosen)
    .filter(([, { on }]) => on)
    .map(([key, { account }]) => ({
      bank_provider_id: Number(key.slice(1)),
      account: account.trim() || null,
    }));

function Providers({ store }: { store: LoadedStore }) {
  const translate = useTranslate();
  const { form, forms } = useSettingsForm({
    name: 'providers',
    change: changePaymentProviders,
    saved: chosenOf(store),
    toSend: (value: Chosen) => ({
      bank_providers: toProviders(value),
      updated_at: store.updated_at,
    }),
  });
  const { value, set, said } = form;
  return (
    <OwnForm
      title={translate('storeProfile.titles.providers')}
      hint={translate('storeProfile.texts.providers')}
      form={form}
      may={forms.may}
      savedByPage
    >
      <Stack spacing={1}>
        {store.known_bank_providers.map(({ bank_provider_id, name }) => {
          const key = `p${bank_provider_id}`;
          const own = value[key] ?? { on: false, account: '' };
          return (
            <Box key={key}>
              <FormControlLabel
                label={name}
                control={
                  <Checkbox
                    checked={own.on}
                    disabled={!forms.may}
                    onChange={(_, on) => set({ [key]: { ...own, on } })}
                  />
                }
              />
              {own.on ? (
                <Box sx={{ ml: 4, maxWidth: 420 }}>
                  <TextField
                    fullWidth
                    size="small"
                    label={translate('storeProfile.account', { name })}
                    value={own.account}
                    disabled={!forms.may}
                    onChange={({ target }) => set({ [key]: { ...own, account: target.value } })}
                    slotProps={{ htmlInput: { maxLength: 120 } }}
                  />
                </Box>
              ) : null}
            </Box>
          );
        })}
      </Stack>
      {said('bank_providers') ? (
        <FormHelperText error>{said('bank_providers')}</FormHelperText>
      ) : null}
    </OwnForm>
  );
}

function Processing({ store }: { store: LoadedStore }) {
  const translate = useTranslate();
  const offered = new Set(store.bank_providers.map((each) => each.bank_provider_id));
  const options = store.known_bank_providers
    .filter(({ bank_provider_id }) => offered.has(bank_provider_id))
    .map(({ bank_provider_id, name }) => ({ value: bank_provider_id, word: name }));
  return (
    <SettingsForm
      name="processing"
      hint
      change={changePaymentProcessing}
      version={store.updated_at}
      saved={{
        online_payment_processing: isOn(store.flags.app_settings.online_payment_processing),
        online_bank_provider_id: store.online_bank_provider_id,
      }}
      toSend={(value) => ({
        online_payment_processing: value.online_payment_processing ? 'true' : 'false',
        online_bank_provider_id: value.online_bank_provider_id || null,
      })}
      fields={[
        { name: 'online_payment_processing', kind: 'switch' },
        {
          name: 'online_bank_provider_id',
          kind: 'choice',
          hint: true,
          options: [{ value: '', word: translate('shell.none') }, ...options],
        },
      ]}
    />
  );
}

function Cleaning({ store }: { store: LoadedStore }) {
  return (
    <SettingsForm
      name="cleaners"
      hint
      change={changeCleaners}
      version={store.updated_at}
      saved={store.cleaners}
      fields={[
        { name: 'pending_payment_days', kind: 'count', hint: true },
        { name: 'ended_coupon_days', kind: 'count', hint: true },
      ]}
    />
  );
}

const providersOf = (store: LoadedStore) => [
  { id: 'providers', content: <Providers store={store} /> },
];
const processingOf = (store: LoadedStore) => [
  { id: 'processing', content: <Processing store={store} /> },
];
const cleaningOf = (store: LoadedStore) => [
  { id: 'cleaners', content: <Cleaning store={store} /> },
];

/** How customers may pay in the store. */
export function PaymentProvidersPage() {
  const translate = useTranslate();
  return (
    <>
      <Title title={translate('tabs.settings/payment-providers')} />
      <StoreForms permission="settings.payment_routing" partsOf={providersOf} />
    </>
  );
}

/** Whether and how the store is paid on the internet. */
export function PaymentProcessingPage() {
  const translate = useTranslate();
  return (
    <>
      <Title title={translate('tabs.settings/payment-processing')} />
      <StoreForms permission="settings.payment_routing" partsOf={processingOf} />
    </>
  );
}

/** What is tidied up by itself, and when. */
export function CleanersPage() {
  const translate = useTranslate();
  return (
    <>
      <Title title={translate('tabs.settings/cleaners')} />
      <StoreForms permission="settings.cleaners" partsOf={cleaningOf} />
    </>
  );
}
