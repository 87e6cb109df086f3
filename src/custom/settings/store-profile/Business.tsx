import { useTranslate } from 'react-admin';
import { degreesOf } from '../../../../contract/engine/numbers.ts';
import type { LoadedStore } from '../../../../contract/organisations/loaded-store.ts';
import { companyLogos } from '../../../../contract/settings/company-settings.ts';
import { changeStore } from '../../../../contract/settings/store-profile.ts';
import { OwnForm } from '../../../resources/form/OwnForm.tsx';
import { Section } from '../../../resources/pieces/Section.tsx';
import { PlaceMap, valuesOfPlace } from '../../organisations/stores/AddressPicker.tsx';
import type { FieldSpec } from '../general/fields.tsx';
import { SettingFields, useSettingsForm, type Values } from '../general/SettingsForm.tsx';
import { UploadGrid } from '../general/UploadGrid.tsx';
import { Upload } from '../general/Uploads.tsx';
import { useCountries } from '../general/use-countries.ts';

const contact: readonly FieldSpec[] = [
  { name: 'name', kind: 'text', maxLength: 120 },
  { name: 'app_name', kind: 'text', maxLength: 120 },
  { name: 'email', kind: 'email', maxLength: 254 },
  { name: 'primary_phone', kind: 'text', maxLength: 25 },
  { name: 'secondary_phone', kind: 'text', maxLength: 25 },
  { name: 'vat_number', kind: 'text', maxLength: 24 },
];
const place: readonly FieldSpec[] = [
  { name: 'address', kind: 'text', maxLength: 200 },
  { name: 'zip', kind: 'text', maxLength: 12 },
  { name: 'lat', kind: 'text', maxLength: 12 },
  { name: 'lon', kind: 'text', maxLength: 12 },
];

const savedOf = (store: LoadedStore): Values =>
  Object.fromEntries(
    [...contact, ...place, { name: 'country_id' }, { name: 'manually_address' }].map(({ name }) => [
      name,
      store[name as 'name'],
    ]),
  );

/** Who the store is, how it is reached and where it stands. */
export function Business({ store }: { store: LoadedStore }) {
  const translate = useTranslate();
  const options = useCountries();
  const degrees = (value: unknown) =>
    typeof value === 'string' && value.trim() ? (degreesOf(value) ?? value) : value || null;
  const { form, forms } = useSettingsForm({
    name: 'business',
    change: changeStore,
    saved: savedOf(store),
    toSend: (value: Values) => ({
      ...value,
      lat: degrees(value.lat),
      lon: degrees(value.lon),
      updated_at: store.updated_at,
    }),
  });
  const { may, words } = forms;
  const [lat, lon] = [degrees(form.value.lat), degrees(form.value.lon)];
  const at = typeof lat === 'number' && typeof lon === 'number' ? { lat, lon } : undefined;
  const country = { name: 'country_id', kind: 'choice', options } as const;
  const shared = { form, words, may };
  return (
    <OwnForm title={translate('storeProfile.titles.business')} form={form} may={may} savedByPage>
      <SettingFields {...shared} fields={[...contact, country]} />
      <PlaceMap
        place={at}
        onChoose={(chosen) => {
          if (may) form.set(valuesOfPlace(chosen));
        }}
      />
      <SettingFields {...shared} fields={place} />
    </OwnForm>
  );
}

/** How the store looks. */
export function Logos({ store }: { store: LoadedStore }) {
  const translate = useTranslate();
  return (
    <Section title={translate('storeProfile.titles.logos')}>
      <UploadGrid>
        {companyLogos.map((name) => (
          <Upload
            key={name}
            name={name}
            kind="image"
            path="/stores/{storeId}/images"
            saved={store[name]}
            done={`storeProfile.done.${name}`}
          />
        ))}
      </UploadGrid>
    </Section>
  );
}
