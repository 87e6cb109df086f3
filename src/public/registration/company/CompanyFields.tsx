import { useLoaderData } from 'react-router';
import type { RegistrationWords } from '../../../i18n/load-registration.ts';
import type { Faults } from '../../parts/use-call.ts';
import { CountryField } from '../CountryField.tsx';
import { type Line, TextFields } from '../TextFields.tsx';
import type { TypedCompany } from './company.ts';
import { WordsField } from './WordsField.tsx';

interface Props {
  readonly typed: TypedCompany;
  readonly faults: Faults;
  readonly onChange: (part: Partial<TypedCompany>) => void;
}

type Words = RegistrationWords['company'];
const nameOf = (words: Words): readonly Line<'name'>[] => [
  { name: 'name', label: words.name, required: true, maxLength: 120, autoComplete: 'organization' },
];
const vatOf = (words: Words, required: boolean): readonly Line<'vat_number'>[] => [
  { name: 'vat_number', label: words.vat, required, maxLength: 24 },
];
const contactsOf = (
  words: Words,
  required: boolean,
): readonly Line<'email' | 'primary_phone'>[] => [
  {
    name: 'email',
    label: words.email,
    required,
    maxLength: 254,
    type: 'email',
    autoComplete: 'email',
  },
  { name: 'primary_phone', label: words.phone, maxLength: 25, type: 'tel', autoComplete: 'tel' },
];

/** Name and country, and for a billed company its VAT number and contacts. */
export function MainFields({ typed, faults, onChange, billed }: Props & { billed: boolean }) {
  const { company: words } = useLoaderData<RegistrationWords>();
  const lines = { group: 'company_details', typed, faults, onChange } as const;
  return (
    <>
      <TextFields {...lines} lines={nameOf(words)} />
      <CountryField
        name="company_details.country_id"
        label={words.country}
        value={typed.country}
        onChoose={(country) => onChange({ country })}
      />
      {billed ? (
        <>
          <TextFields {...lines} lines={vatOf(words, true)} />
          <CountryField
            name="company_details.vat_country_id"
            label={words.vatCountry}
            value={typed.vatCountry ?? typed.country}
            onChoose={(vatCountry) => onChange({ vatCountry })}
          />
          <TextFields {...lines} lines={contactsOf(words, true)} />
        </>
      ) : null}
    </>
  );
}

/** What customers call the programme. */
export function ProgrammeName({ typed, faults, onChange, required }: Props & { required?: true }) {
  const { company: words } = useLoaderData<RegistrationWords>();
  return (
    <WordsField
      name="loyalty_details.name"
      label={words.programmeName}
      hint={required ? words.programmeHint : words.programmeOwn}
      maxLength={80}
      required={required ?? false}
      value={typed.programme}
      faults={faults}
      onChange={(programme) => onChange({ programme })}
    />
  );
}

/** The optional fields of the programme: country, name of the points, description. */
export function OtherFields({ typed, faults, onChange }: Props) {
  const { company: words } = useLoaderData<RegistrationWords>();
  const label: readonly Line<'points_label'>[] = [
    { name: 'points_label', label: words.points, hint: words.pointsHint, maxLength: 40 },
  ];
  return (
    <>
      <CountryField
        name="loyalty_details.country_id"
        label={words.programmeCountry}
        value={typed.programmeCountry ?? typed.country}
        onChoose={(programmeCountry) => onChange({ programmeCountry })}
      />
      <TextFields
        group="loyalty_details"
        lines={label}
        typed={typed}
        faults={faults}
        onChange={onChange}
      />
      <WordsField
        name="loyalty_details.description"
        label={words.description}
        maxLength={1000}
        value={typed.description}
        faults={faults}
        onChange={(description) => onChange({ description })}
      />
    </>
  );
}
