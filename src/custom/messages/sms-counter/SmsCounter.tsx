import { Typography } from '@mui/material';
import { useTranslate } from 'react-admin';
import { smsCount } from '../../../../contract/messages/sms-count.ts';

/** How long a text is as SMS, and how many messages it takes. */
export function SmsCounter({ text }: { text: string }) {
  const translate = useTranslate();
  const { characters, messages } = smsCount(text);
  const counted = translate('smsCounter.characters', {
    smart_count: characters,
    count: characters,
  });
  const sent = translate('smsCounter.messages', { smart_count: messages, count: messages });
  return (
    <Typography
      role="status"
      variant="body2"
      color="text.secondary"
      sx={{ fontVariantNumeric: 'tabular-nums' }}
    >
      {[counted, sent].join(' · ')}
    </Typography>
  );
}
