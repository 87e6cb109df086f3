import { TextField } from '@mui/material';
import { type Language, type Localized, languages } from '../../../../contract/engine/languages.ts';
import { InLanguages } from '../../../resources/form/InLanguages.tsx';

interface Props {
  readonly label: string;
  readonly value: Localized;
  readonly onChange: (value: Localized) => void;
  readonly said: (language: Language) => string | undefined;
  readonly max: number;
  readonly lines?: number;
}

/** One text in each language, on tabs. */
export function NameFields({ label, value, onChange, said, max, lines = 1 }: Props) {
  return (
    <InLanguages
      empty={languages.filter((each) => !value[each].trim())}
      wrong={languages.filter((each) => said(each))}
    >
      {(language) => (
        <TextField
          label={label}
          name={`${label}.${language}`}
          value={value[language]}
          onChange={({ target }) => onChange({ ...value, [language]: target.value })}
          error={Boolean(said(language))}
          helperText={said(language)}
          multiline={lines > 1}
          {...(lines > 1 ? { minRows: lines } : {})}
          slotProps={{ htmlInput: { maxLength: max, lang: language } }}
        />
      )}
    </InLanguages>
  );
}
