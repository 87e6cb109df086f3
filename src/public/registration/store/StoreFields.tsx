import { useLoaderData } from 'react-router';
import type { RegistrationWords } from '../../../i18n/load-registration.ts';
import { defaultCountry } from '../../parts/countries.ts';
import type { Faults } from '../../parts/use-call.ts';
import { CountryField } from '../CountryField.tsx';
import { PlanChoice } from '../PlanChoice.tsx';
import styles from '../registration.module.css';
import { emptyAmong, type Line, TextFields, writtenOf } from '../TextFields.tsx';

const group = 'store_details';
const planField = `${group}.store_subscription_plan_id`;
const lines = {
  name: '',
  vat_number: '',
  address: '',
  zip: '',
  email: '',
  primary_phone: '',
};
const place = { lat: '', lon: '' };

/** The form values of a new store. */
export const emptyStore = {
  ...lines,
  ...place,
  country: defaultCountry,
  plan: undefined as number | undefined,
};
export type TypedStore = typeof emptyStore;

type StoreWords = Pick<RegistrationWords, 'store' | 'company'>;

const linesOf = ({ store, company }: StoreWords): readonly Line<keyof typeof lines>[] => [
  { name: 'name', label: store.name, required: true, maxLength: 120, autoComplete: 'organization' },
  { name: 'vat_number', label: company.vat, required: true, maxLength: 24 },
  { name: 'address', label: store.address, maxLength: 200, autoComplete: 'street-address' },
  { name: 'zip', label: store.zip, maxLength: 12, autoComplete: 'postal-code' },
  { name: 'email', label: company.email, maxLength: 254, type: 'email', autoComplete: 'email' },
  {
    name: 'primary_phone',
    label: company.phone,
    maxLength: 25,
    type: 'tel',
    autoComplete: 'tel',
  },
];

const numberOf = (text: string) => (text.trim() ? Number(text.replace(',', '.')) : null);
const isPlace = (text: string, most: number) => Math.abs(numberOf(text) ?? 0) <= most;

/** What of a store is missing or no number, as faults of the form. */
export const faultsOfStore = (typed: TypedStore, words: StoreWords): Faults => ({
  ...emptyAmong(group, linesOf(words), typed),
  ...(typed.plan ? {} : { [planField]: { key: 'validation.required' } as const }),
  ...(isPlace(typed.lat, 90) ? {} : { [`${group}.lat`]: { key: 'validation.invalid' } as const }),
  ...(isPlace(typed.lon, 180) ? {} : { [`${group}.lon`]: { key: 'validation.invalid' } as const }),
});

/** The details of a store as they are sent. */
export const detailsOf = (typed: TypedStore, parent_id: number) => {
  const { name, vat_number, address, zip, email, primary_phone } = typed;
  return {
    ...writtenOf({ address, zip, email, primary_phone }),
    name,
    vat_number,
    lat: numberOf(typed.lat),
    lon: numberOf(typed.lon),
    country_id: typed.country,
    parent_id,
    store_subscription_plan_id: typed.plan ?? 0,
  };
};

interface Props {
  readonly seller: number;
  readonly typed: TypedStore;
  readonly faults: Faults;
  readonly onChange: (part: Partial<TypedStore>) => void;
}

/** The optional coordinates. */
function PlaceFields({ typed, faults, onChange }: Omit<Props, 'seller'>) {
  const { store } = useLoaderData<RegistrationWords>();
  const isOpen = faults[`${group}.lat`] || faults[`${group}.lon`];
  const own: readonly Line<keyof typeof place>[] = [
    { name: 'lat', label: store.lat, maxLength: 12 },
    { name: 'lon', label: store.lon, maxLength: 12 },
  ];
  return (
    <details className={styles.words} open={Boolean(isOpen) || undefined}>
      <summary>{store.place}</summary>
      <div className={styles.inside}>
        <TextFields group={group} lines={own} typed={typed} faults={faults} onChange={onChange} />
      </div>
    </details>
  );
}

/** The fields of a new store: its plan and its details. */
export function StoreFields({ seller, typed, faults, onChange }: Props) {
  const words = useLoaderData<RegistrationWords>();
  return (
    <>
      <PlanChoice
        kind="store"
        seller={seller}
        name={planField}
        chosen={typed.plan}
        faults={faults}
        onChosen={(plan) => onChange({ plan })}
      />
      <CountryField
        name={`${group}.country_id`}
        label={words.company.country}
        value={typed.country}
        onChoose={(country) => onChange({ country })}
      />
      <TextFields
        group={group}
        lines={linesOf(words)}
        typed={typed}
        faults={faults}
        onChange={onChange}
      />
      <PlaceFields typed={typed} faults={faults} onChange={onChange} />
    </>
  );
}
