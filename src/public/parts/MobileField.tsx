import { useEffect } from 'react';
import { callingCountry } from '../../i18n/shape/calling-country.ts';
import { useWords } from '../../i18n/use-words.ts';
import styles from '../styles/controls.module.css';
import { useCountries } from './countries.ts';
import { Field } from './Field.tsx';
import { Icon } from './Icon.tsx';
import type { Faults } from './use-call.ts';

function CountrySelect({ value, onChoose }: { value: number; onChoose: (id: number) => void }) {
  const { t, lang } = useWords();
  const countries = useCountries(lang);
  const chosen = countries.find((country) => country.country_id === value);
  return (
    <span className={styles.country}>
      <span aria-hidden="true">{chosen?.calling_code}</span>
      <Icon name="down" size={16} />
      <select
        aria-label={t('person.country')}
        autoComplete="tel-country-code"
        value={value}
        onChange={(event) => onChoose(Number(event.target.value))}
      >
        {countries.map((country) => (
          <option key={country.country_id} value={country.country_id}>
            {`${country.name} ${country.calling_code}`.trim()}
          </option>
        ))}
      </select>
    </span>
  );
}

interface MobileFieldProps {
  /** What the server calls it. */
  name?: string;
  country: number;
  mobile: string;
  faults: Faults;
  onCountry: (id: number) => void;
  onMobile: (mobile: string) => void;
}

/** A mobile number with the calling code of its country, which follows a number that is typed or pasted with its own. */
export function MobileField({
  name = 'mobile',
  country,
  mobile,
  faults,
  onCountry,
  onMobile,
}: MobileFieldProps) {
  const { t, lang } = useWords();
  const understood = callingCountry(mobile, useCountries(lang), country)?.country_id;
  useEffect(() => {
    if (understood && understood !== country) onCountry(understood);
  }, [understood, country, onCountry]);
  return (
    <Field
      name={name}
      label={t('person.mobile')}
      faults={faults}
      type="tel"
      numeric="mobile"
      autoComplete="username"
      value={mobile}
      onText={onMobile}
      required
      before={<CountrySelect value={country} onChoose={onCountry} />}
    />
  );
}
