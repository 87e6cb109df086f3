import { Button, Stack, Typography } from '@mui/material';
import { useTranslate } from 'react-admin';
import { capitalGreek, smsCount } from '../../../../contract/messages/sms-count.ts';

interface Props {
  readonly text: string;
  /** Takes the form that fits the alphabet of text messages, where one is offered. */
  readonly onText?: (text: string) => void;
}

/** The shortest form of a text, where that costs less. */
function cheaperForm(text: string, messages: number) {
  const form = capitalGreek(text);
  return form !== text && smsCount(form).messages < messages ? form : undefined;
}

/** How long a text is as SMS, how many messages it takes, and what makes them more. */
export function SmsCounter({ text, onText }: Props) {
  const translate = useTranslate();
  const { characters, messages, causes } = smsCount(text);
  const counted = translate('smsCounter.characters', {
    smart_count: characters,
    count: characters,
  });
  const sent = translate('smsCounter.messages', { smart_count: messages, count: messages });
  const form = onText && cheaperForm(text, messages);
  return (
    <Stack spacing={0.5} sx={{ mt: 0.5, alignItems: 'flex-start' }}>
      <Typography
        role="status"
        variant="body2"
        color="text.secondary"
        sx={{ fontVariantNumeric: 'tabular-nums' }}
      >
        {[counted, sent].join(' · ')}
      </Typography>
      {causes.length ? (
        <Typography variant="body2" color="text.secondary">
          {translate('smsCounter.causes', { letters: causes.slice(0, 8).join(' ') })}
        </Typography>
      ) : null}
      {form ? (
        <Button size="small" onClick={() => onText(form)}>
          {translate('smsCounter.capitals', {
            smart_count: smsCount(form).messages,
            count: smsCount(form).messages,
          })}
        </Button>
      ) : null}
    </Stack>
  );
}
