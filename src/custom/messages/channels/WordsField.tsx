import { Stack, TextField, ToggleButton, ToggleButtonGroup } from '@mui/material';
import { type ReactNode, useState } from 'react';
import { useTranslate } from 'react-admin';
import { type Language, type Localized, languages } from '../../../../contract/engine/languages.ts';
import { usePanel } from '../../../shell/context.ts';

interface TabsProps {
  readonly value: Language;
  readonly onChange: (language: Language) => void;
}

/** In which language something is being written. */
export function LanguageChoice({ value, onChange }: TabsProps) {
  const translate = useTranslate();
  return (
    <ToggleButtonGroup
      exclusive
      size="small"
      value={value}
      aria-label={translate('settingsForms.language')}
      onChange={(_, chosen: Language | null) => chosen && onChange(chosen)}
    >
      {languages.map((each) => (
        <ToggleButton key={each} value={each}>
          {translate(`languages.${each}`)}
        </ToggleButton>
      ))}
    </ToggleButtonGroup>
  );
}

interface Props {
  readonly label: string;
  readonly language: Language;
  readonly value: Localized;
  readonly onChange: (value: Localized) => void;
  readonly error?: string | undefined;
  readonly hint?: string | undefined;
  readonly max: number;
  readonly lines?: number;
  readonly below?: ReactNode;
}

/** A text in one of its languages; what is left empty shows the Greek that stands in for it. */
export function WordsField(props: Props) {
  const { label, language, value, onChange, error, hint, max, lines, below } = props;
  const translate = useTranslate();
  return (
    <div>
      <TextField
        fullWidth
        label={`${label} (${translate(`languages.${language}`)})`}
        value={value[language]}
        placeholder={language === 'el' ? undefined : value.el}
        error={Boolean(error)}
        helperText={error ?? hint}
        onChange={({ target }) => onChange({ ...value, [language]: target.value })}
        slotProps={{ htmlInput: { maxLength: max, lang: language } }}
        {...(lines ? { multiline: true, minRows: lines } : {})}
      />
      {below}
    </div>
  );
}

/** The language that is written in, at first the reader's own, with the fields that are. */
export function InLanguages({ children }: { children: (language: Language) => ReactNode }) {
  const { lang } = usePanel();
  const [language, setLanguage] = useState<Language>(lang);
  return (
    <Stack spacing={2}>
      <LanguageChoice value={language} onChange={setLanguage} />
      {children(language)}
    </Stack>
  );
}
