import { useWords } from '../../i18n/use-words.ts';
import { useCountries } from '../parts/countries.ts';
import controls from '../styles/controls.module.css';
import styles from './registration.module.css';

interface Props {
  readonly name: string;
  readonly label: string;
  readonly value: number;
  readonly onChoose: (id: number) => void;
}

/** A country by its name. */
export function CountryField({ name, label, value, onChoose }: Props) {
  const { lang } = useWords();
  const countries = useCountries(lang);
  return (
    <div className={controls.field}>
      <label htmlFor={name}>{label}</label>
      <div className={controls.control}>
        <select
          id={name}
          name={name}
          className={styles.select}
          autoComplete="country"
          value={value}
          onChange={(event) => onChoose(Number(event.target.value))}
        >
          {countries.map((country) => (
            <option key={country.country_id} value={country.country_id}>
              {country.name}
            </option>
          ))}
        </select>
      </div>
    </div>
  );
}
