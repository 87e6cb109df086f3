import { Card, Stack, Typography } from '@mui/material';
import { useTranslate } from 'react-admin';
import { useParams } from 'react-router';
import type { z } from 'zod';
import type { messages } from '../../../../contract/messages/messages.ts';
import { formatDateTime } from '../../../i18n/format.ts';
import { FactList } from '../../../resources/pieces/FactList.tsx';
import { Section } from '../../../resources/pieces/Section.tsx';
import { StateChip, toneOf } from '../../../resources/pieces/StateChip.tsx';
import { OneRecord } from '../../../resources/records/Answered.tsx';
import { BackToList } from '../../../resources/records/BackToList.tsx';
import { useCan } from '../../../shell/context.ts';
import { Title } from '../../../shell/Title.tsx';
import { MessageCode } from './MessageCode.tsx';
import { SendAgain } from './SendAgain.tsx';
import { messagesResource, useMessage } from './use-message.ts';

interface Props {
  readonly message: z.infer<typeof messages.read>;
}

function Head({ message }: Props) {
  const translate = useTranslate();
  const resource = messagesResource();
  const word = (name: string) => translate(`resources.${resource}.fields.${name}`);
  const mayAgain = useCan('messages.update');
  const choice = (name: string) => translate(`resources.${resource}.texts.choices.${name}`);
  return (
    <Card sx={{ p: { xs: 2, sm: 3 }, mt: 1 }}>
      <Stack direction="row" useFlexGap sx={{ flexWrap: 'wrap', gap: 1.5, mb: 2 }}>
        <Typography variant="h2" component="p" sx={{ overflowWrap: 'anywhere' }}>
          {message.recipient}
        </Typography>
        <StateChip
          tone={toneOf('state', message.state) ?? 'neutral'}
          label={choice(message.state)}
        />
        <Stack direction="row" useFlexGap sx={{ flexWrap: 'wrap', gap: 1, ml: 'auto' }}>
          {mayAgain && message.state === 'failed' ? <SendAgain id={message.message_id} /> : null}
          <BackToList resource={resource} />
        </Stack>
      </Stack>
      <FactList
        facts={[
          [word('channel'), choice(message.channel)],
          [word('reason'), message.reason && choice(message.reason)],
          [word('customer'), message.customer],
          [word('subject'), message.subject],
          [word('created_at'), formatDateTime(message.created_at)],
          [word('sent_at'), message.sent_at && formatDateTime(message.sent_at)],
        ]}
      />
    </Card>
  );
}

/** One message of the outbox. */
export function MessageScreen() {
  const translate = useTranslate();
  const id = Number(useParams().id);
  return (
    <OneRecord query={useMessage(id)}>
      {(message) => (
        <Stack spacing={2}>
          <Title title={translate('outbox.title', { id: String(id) })} />
          <Head message={message} />
          <Section title={translate('outbox.text')}>
            <Typography sx={{ whiteSpace: 'pre-wrap', overflowWrap: 'anywhere' }}>
              {message.body}
            </Typography>
            {message.has_code ? <MessageCode id={id} /> : null}
          </Section>
        </Stack>
      )}
    </OneRecord>
  );
}
