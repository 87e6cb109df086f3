import { useLoaderData } from 'react-router';
import { type Language, type Localized, languages } from '../../../../contract/engine/languages.ts';
import type { RegistrationWords } from '../../../i18n/load-registration.ts';
import { useWords } from '../../../i18n/use-words.ts';
import { Field } from '../../parts/Field.tsx';
import type { Faults } from '../../parts/use-call.ts';
import styles from '../registration.module.css';

interface Props {
  readonly name: string;
  readonly label: string;
  readonly hint?: string;
  readonly maxLength: number;
  readonly required?: boolean;
  readonly value: Localized;
  readonly faults: Faults;
  readonly onChange: (value: Localized) => void;
}

/** A text per language: the language of the page first, the others collapsed. The server fills empty ones. */
export function WordsField({ name, label, hint, required, ...props }: Props) {
  const { t, lang } = useWords();
  const { company: words } = useLoaderData<RegistrationWords>();
  const { value, faults, maxLength, onChange } = props;
  const others = languages.filter((each) => each !== lang);
  const fieldOf = (language: Language, own: { label: string; hint?: string | undefined }) => (
    <Field
      key={language}
      name={`${name}.${language}`}
      lang={language}
      faults={faults}
      maxLength={maxLength}
      value={value[language]}
      onText={(text) => onChange({ ...value, [language]: text })}
      {...own}
    />
  );
  return (
    <div className={styles.words}>
      {fieldOf(lang, { label: required ? label : `${label} (${words.optional})`, hint })}
      <details open={others.some((each) => value[each] || faults[`${name}.${each}`]) || undefined}>
        <summary>{words.otherLanguages}</summary>
        <div className={styles.inside}>
          {others.map((each) => fieldOf(each, { label: `${label}: ${t(`languages.${each}`)}` }))}
        </div>
      </details>
    </div>
  );
}
