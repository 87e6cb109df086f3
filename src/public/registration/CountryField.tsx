import { useWords } from '../../i18n/use-words.ts';
import { useCountries } from '../parts/countries.ts';
import { SelectField } from './SelectField.tsx';

interface Props {
  readonly name: string;
  readonly label: string;
  readonly value: number;
  readonly onChoose: (id: number) => void;
}

/** A country by its name. */
export function CountryField(props: Props) {
  const { lang } = useWords();
  const countries = useCountries(lang);
  const choices = countries.map(({ country_id, name }) => ({ value: country_id, label: name }));
  return <SelectField {...props} choices={choices} autoComplete="country" />;
}
