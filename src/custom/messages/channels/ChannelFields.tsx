import { Stack, TextField } from '@mui/material';
import type { ReactNode } from 'react';
import { useTranslate } from 'react-admin';
import type { OfferChannel } from '../../../../contract/messages/channels.ts';
import { longest } from '../../../../contract/messages/longest.ts';
import { emptyContents, type MessageForm } from './message.ts';
import { PictureField } from './PictureField.tsx';
import { SmsFields } from './SmsFields.tsx';
import { ThemeField } from './ThemeField.tsx';
import { InLanguages, WordsField } from './WordsField.tsx';

type Contents = typeof emptyContents;

interface Props {
  readonly form: MessageForm;
  /** Where pictures are uploaded: its `{action}` is the channel. */
  readonly pictures: string;
}

/** The content of a channel, and how a part of it is changed. */
function useContent<C extends OfferChannel>({ form }: Props, channel: C) {
  const translate = useTranslate();
  const content = (form.value[channel] ?? emptyContents[channel]) as NonNullable<
    MessageForm['value'][C]
  >;
  return {
    content,
    set: (change: Partial<Contents[C]> | object) =>
      form.set({ [channel]: { ...content, ...change } }),
    word: (name: string) => translate(`offers.fields.${name}`),
    said: (name: string) => form.said(`${channel}.${name}`) ?? form.said(`${channel}.${name}.el`),
  };
}

function EmailFields(props: Props) {
  const { content, set, word, said } = useContent(props, 'email');
  return (
    <>
      <InLanguages>
        {(language) => (
          <>
            <WordsField
              label={word('subject')}
              language={language}
              value={content.subject}
              onChange={(subject) => set({ subject })}
              error={said('subject')}
              max={longest.subject}
            />
            <WordsField
              label={word('text')}
              language={language}
              value={content.text}
              onChange={(text) => set({ text })}
              error={said('text')}
              max={longest.mail}
              lines={5}
            />
          </>
        )}
      </InLanguages>
      <ThemeField
        value={content.store_email_theme_id}
        onChange={(store_email_theme_id) => set({ store_email_theme_id })}
      />
    </>
  );
}

function PushFields(props: Props) {
  const { content, set, word, said } = useContent(props, 'push');
  return (
    <>
      <InLanguages>
        {(language) => (
          <>
            <WordsField
              label={word('title')}
              language={language}
              value={content.title}
              onChange={(title) => set({ title })}
              error={said('title')}
              max={longest.pushTitle}
            />
            <WordsField
              label={word('body')}
              language={language}
              value={content.body}
              onChange={(body) => set({ body })}
              error={said('body')}
              max={longest.push}
              lines={2}
            />
          </>
        )}
      </InLanguages>
      <PictureField
        label={word('image')}
        path={props.pictures.replace('{action}', 'push')}
        value={content.image}
        onChange={(image) => set({ image })}
      />
    </>
  );
}

function ViberFields(props: Props) {
  const { content, set, word, said } = useContent(props, 'viber');
  return (
    <>
      <InLanguages>
        {(language) => (
          <>
            <WordsField
              label={word('text')}
              language={language}
              value={content.text}
              onChange={(text) => set({ text })}
              error={said('text')}
              max={longest.viber}
              lines={4}
            />
            <WordsField
              label={word('button_text')}
              language={language}
              value={content.button_text}
              onChange={(button_text) => set({ button_text })}
              error={said('button_text')}
              max={longest.button}
            />
          </>
        )}
      </InLanguages>
      <TextField
        label={word('button_url')}
        type="url"
        value={content.button_url ?? ''}
        onChange={({ target }) => set({ button_url: target.value || null })}
        error={Boolean(said('button_url'))}
        helperText={said('button_url')}
        slotProps={{ htmlInput: { maxLength: longest.link } }}
      />
      <PictureField
        label={word('image')}
        path={props.pictures.replace('{action}', 'viber')}
        value={content.image}
        onChange={(image) => set({ image })}
      />
    </>
  );
}

const fieldsOf: { [C in OfferChannel]: (props: Props) => ReactNode } = {
  sms: ({ form }) => <SmsFields form={form} />,
  email: (props) => <EmailFields {...props} />,
  push: (props) => <PushFields {...props} />,
  viber: (props) => <ViberFields {...props} />,
};

/** What one channel says. */
export const ChannelFields = ({ channel, ...props }: Props & { channel: OfferChannel }) => (
  <Stack spacing={2}>{fieldsOf[channel](props)}</Stack>
);
