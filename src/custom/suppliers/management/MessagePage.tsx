import { Box, Button, Skeleton, Stack, TextField } from '@mui/material';
import { useTranslate } from 'react-admin';
import {
  messagePlaceholders,
  type NotificationMessage,
} from '../../../../contract/suppliers/company-suppliers.ts';
import { LeaveQuestion } from '../../../resources/form/LeaveGuard.tsx';
import { OwnForm } from '../../../resources/form/OwnForm.tsx';
import { ListFailed } from '../../../resources/list/ListFailed.tsx';
import { useCan } from '../../../shell/context.ts';
import { Tabs } from '../../../shell/Tabs.tsx';
import { Title } from '../../../shell/Title.tsx';
import { useMessage, useMessageForm } from './use-message.ts';

type Form = ReturnType<typeof useMessageForm>;

function Text({ form, name, may }: { form: Form; name: 'subject' | 'content'; may: boolean }) {
  const translate = useTranslate();
  const error = form.said(name);
  const isLong = name === 'content';
  return (
    <TextField
      label={translate(`suppliers.message.${name}`)}
      value={form.value[name]}
      onChange={({ target }) => form.set({ [name]: target.value })}
      disabled={!may}
      error={Boolean(error)}
      helperText={error ?? form.theirs(name)}
      multiline={isLong}
      {...(isLong ? { minRows: 6 } : {})}
      slotProps={{ htmlInput: { maxLength: isLong ? 4000 : 150 } }}
    />
  );
}

/** Each puts its placeholder at the end of the text. */
function Placeholders({ form }: { form: Form }) {
  const translate = useTranslate();
  const add = (name: string) =>
    form.set({ content: `${form.value.content.trimEnd()} {${name}}`.trimStart() });
  return (
    <Box sx={{ display: 'flex', flexWrap: 'wrap', gap: 1 }}>
      {messagePlaceholders.map((name) => (
        <Button key={name} size="small" variant="outlined" onClick={() => add(name)}>
          {translate(`suppliers.message.placeholders.${name}`)}
        </Button>
      ))}
    </Box>
  );
}

function MessageForm({ saved }: { saved: NotificationMessage }) {
  const translate = useTranslate();
  const may = useCan('customers.notification_message.update');
  const form = useMessageForm(saved);
  return (
    <Box sx={{ maxWidth: 900 }}>
      <OwnForm
        title={translate('suppliers.message.title')}
        hint={translate('suppliers.message.hint')}
        form={form}
        may={may}
      >
        <Text form={form} name="subject" may={may} />
        <Text form={form} name="content" may={may} />
        {may ? <Placeholders form={form} /> : null}
      </OwnForm>
      <LeaveQuestion guards={form.isDirty && !form.busy} />
    </Box>
  );
}

/** What suppliers are mailed when a gift of theirs is ordered. */
export function MessagePage() {
  const translate = useTranslate();
  const { data, error, refetch } = useMessage();
  return (
    <Stack spacing={2}>
      <Title title={translate('suppliers.message.title')} />
      <Tabs />
      {error && !data ? <ListFailed onRetry={refetch} error={error} /> : null}
      {data ? <MessageForm saved={data} /> : null}
      {data || error ? null : <Skeleton variant="rounded" height={360} />}
    </Stack>
  );
}
