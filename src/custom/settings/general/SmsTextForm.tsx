import { TextField, ToggleButton, ToggleButtonGroup } from '@mui/material';
import { useState } from 'react';
import { useTranslate } from 'react-admin';
import { type Language, languages } from '../../../../contract/engine/languages.ts';
import { longestSms } from '../../../../contract/settings/messaging-settings.ts';
import { OwnForm } from '../../../resources/form/OwnForm.tsx';
import { usePanel } from '../../../shell/context.ts';
import { SmsCounter } from '../../messages/sms-counter/SmsCounter.tsx';
import { type Change, useSettingsForm } from './SettingsForm.tsx';

interface Props {
  readonly name: string;
  readonly change: Change;
  readonly saved: Record<Language, string>;
  readonly version: string;
}

/** A text to customers in each language, with what it costs to send. */
export function SmsTextForm({ name, change, saved, version }: Props) {
  const translate = useTranslate();
  const { lang } = usePanel();
  const [language, setLanguage] = useState<Language>(lang);
  const { form, forms } = useSettingsForm({
    name,
    change,
    saved,
    toSend: (text: Record<Language, string>) => ({ [name]: text, updated_at: version }),
  });
  const { words, may } = forms;
  const { value, set, said } = form;
  // What is refused in another language is shown there.
  const wrongIn = languages.find((each) => said(`${name}.${each}`));
  const [shownWrong, setShownWrong] = useState(wrongIn);
  if (wrongIn !== shownWrong) {
    setShownWrong(wrongIn);
    if (wrongIn) setLanguage(wrongIn);
  }
  const wrong = said(`${name}.${language}`);
  const label = translate(`${words}.titles.${name}`);
  return (
    <OwnForm
      title={label}
      hint={translate(`${words}.texts.${name}`)}
      form={form}
      may={may}
      savedByPage
    >
      <ToggleButtonGroup
        exclusive
        size="small"
        value={language}
        aria-label={translate('settingsForms.language')}
        onChange={(_, chosen: Language | null) => chosen && setLanguage(chosen)}
      >
        {languages.map((each) => (
          <ToggleButton key={each} value={each}>
            {translate(`languages.${each}`)}
          </ToggleButton>
        ))}
      </ToggleButtonGroup>
      <div>
        <TextField
          multiline
          fullWidth
          minRows={3}
          label={`${label} (${translate(`languages.${language}`)})`}
          value={value[language]}
          placeholder={language === 'el' ? undefined : value.el}
          disabled={!may}
          error={Boolean(wrong)}
          helperText={wrong}
          onChange={({ target }) => set({ [language]: target.value })}
          slotProps={{ htmlInput: { maxLength: longestSms } }}
        />
        <SmsCounter
          text={value[language] || value.el}
          onText={(text) => set({ [language]: text })}
        />
      </div>
    </OwnForm>
  );
}
