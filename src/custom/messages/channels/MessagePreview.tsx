import { Box, Button, Card, Stack, Typography } from '@mui/material';
import type { ReactNode } from 'react';
import { useTranslate } from 'react-admin';
import type { Language, Localized } from '../../../../contract/engine/languages.ts';
import { channelOf, type OfferChannel } from '../../../../contract/messages/channels.ts';
import { smsText } from '../../../../contract/messages/sms-text.ts';
import { exampleValues, filledText } from '../../../../contract/messages/variables.ts';
import { fileUrl } from '../../../session/api.ts';
import { type CampaignSmsForm, useSmsForm } from '../sms-counter/use-sms-form.ts';
import type { Message } from './message.ts';
import { InLanguages } from './WordsField.tsx';

const bubble = {
  bgcolor: 'action.hover',
  borderRadius: 3,
  p: 1.5,
  whiteSpace: 'pre-line',
  overflowWrap: 'anywhere',
} as const;

const Picture = ({ url }: { url: string | null }) =>
  url ? (
    <Box
      component="img"
      src={fileUrl(url)}
      alt=""
      sx={{ display: 'block', maxWidth: '100%', borderRadius: 2, mb: 1 }}
    />
  ) : null;

type Say = (text: Localized | undefined) => string;
interface Shown {
  readonly message: Message;
  readonly say: Say;
  readonly leaving: CampaignSmsForm | undefined;
}

/** A text with its way out, and in capitals where it leaves in them. */
function smsLook({ message: { sms }, say, leaving }: Shown) {
  const text = say(sms?.text);
  if (!leaving || !text) return text;
  const form = { ...leaving, capitals: sms?.capitals ?? leaving.capitals };
  return smsText(text, form, leaving.link).text;
}

const looks: { [C in OfferChannel]: (shown: Shown) => ReactNode } = {
  sms: (shown) => <Box sx={bubble}>{smsLook(shown)}</Box>,
  email: ({ message, say }) => (
    <Box sx={bubble}>
      <Typography sx={{ fontWeight: 650 }}>{say(message.email?.subject)}</Typography>
      {say(message.email?.text)}
    </Box>
  ),
  push: ({ message, say }) => (
    <Box sx={bubble}>
      <Picture url={message.push?.image ?? null} />
      <Typography sx={{ fontWeight: 650 }}>{say(message.push?.title)}</Typography>
      {say(message.push?.body)}
    </Box>
  ),
  viber: ({ message, say }) => (
    <Box sx={bubble}>
      <Picture url={message.viber?.image ?? null} />
      {say(message.viber?.text)}
      {say(message.viber?.button_text) ? (
        <Button fullWidth variant="contained" tabIndex={-1} sx={{ mt: 1, pointerEvents: 'none' }}>
          {say(message.viber?.button_text)}
        </Button>
      ) : null}
    </Box>
  ),
};

const sayIn =
  (language: Language, title: string): Say =>
  (text) =>
    filledText(text?.[language] || text?.el || text?.en || text?.it || '', {
      ...exampleValues(language),
      title,
    });

/** A message as a customer reads it by each channel, with examples for its variables. */
export function MessagePreview({ message, title }: { message: Message; title: string }) {
  const translate = useTranslate();
  const leaving = useSmsForm();
  const channels = message.system_notification_ids.flatMap((id) => channelOf(id) ?? []);
  if (!channels.length) return <Typography>{translate('offers.silent')}</Typography>;
  return (
    <InLanguages>
      {(language) => (
        <Stack direction="row" useFlexGap sx={{ flexWrap: 'wrap', gap: 2 }}>
          {channels.map((channel) => (
            <Card
              key={channel}
              variant="outlined"
              component="section"
              aria-label={translate(`offers.channels.${channel}`)}
              lang={language}
              sx={{ p: 2, flex: '1 1 240px', maxWidth: 340 }}
            >
              <Typography variant="body2" color="text.secondary" sx={{ mb: 1 }}>
                {translate(`offers.channels.${channel}`)}
              </Typography>
              {looks[channel]({ message, say: sayIn(language, title), leaving })}
            </Card>
          ))}
        </Stack>
      )}
    </InLanguages>
  );
}
