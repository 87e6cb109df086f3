import { FormControlLabel, FormHelperText, Switch } from '@mui/material';
import { useId } from 'react';
import { useTranslate } from 'react-admin';
import { longest } from '../../../../contract/messages/longest.ts';
import { longestValues } from '../../../../contract/messages/sms-values.ts';
import { SmsCounter } from '../sms-counter/SmsCounter.tsx';
import { useSmsForm } from '../sms-counter/use-sms-form.ts';
import { emptyContents, type MessageForm } from './message.ts';
import { InLanguages, WordsField } from './WordsField.tsx';

function Capitals({ on, onChange }: { on: boolean; onChange: (on: boolean) => void }) {
  const translate = useTranslate();
  const id = useId();
  return (
    <div>
      <FormControlLabel
        label={translate('offers.capitals')}
        control={
          <Switch
            checked={on}
            onChange={(_, chosen) => onChange(chosen)}
            slotProps={{ input: { 'aria-describedby': id } }}
          />
        }
      />
      <FormHelperText id={id} sx={{ mt: 0, ml: 5.75 }}>
        {translate('offers.capitalsHint')}
      </FormHelperText>
    </div>
  );
}

/** The text of an SMS that advertises, counted as it leaves. */
export function SmsFields({ form }: { form: MessageForm }) {
  const translate = useTranslate();
  const leaving = useSmsForm();
  const content = form.value.sms ?? emptyContents.sms;
  const { text } = content;
  const set = (change: object) => form.set({ sms: { ...content, ...change } });
  const capitals = content.capitals ?? leaving?.capitals ?? false;
  return (
    <>
      <InLanguages>
        {(language) => (
          <WordsField
            label={translate('offers.fields.text')}
            language={language}
            value={text}
            onChange={(typed) => set({ text: typed })}
            error={form.said('sms.text') ?? form.said('sms.text.el')}
            max={longest.sms}
            lines={3}
            below={
              <SmsCounter
                text={text[language] || text.el}
                onText={(typed) => set({ text: { ...text, [language]: typed } })}
                leaving={leaving && { ...leaving, capitals }}
                values={longestValues(language, leaving?.values)}
              />
            }
          />
        )}
      </InLanguages>
      <Capitals on={capitals} onChange={(on) => set({ capitals: on })} />
    </>
  );
}
