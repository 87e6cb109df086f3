import { Alert, Button, Stack, TextField, Typography } from '@mui/material';
import { type FormEvent, useState } from 'react';
import { useTranslate } from 'react-admin';
import type { testEmail } from '../../../../contract/messages/messaging-calls.ts';
import { showForbidden } from '../../../authProvider/forbidden.ts';
import { Section } from '../../../resources/pieces/Section.tsx';
import { ApiError, send } from '../../../session/api.ts';
import { useForms } from '../general/forms.ts';

const path = '/companies/{storeId}/settings/email-configuration/test';

function useTest() {
  const { params } = useForms();
  const [accepted, setAccepted] = useState<string>();
  const [refused, setRefused] = useState<ApiError>();
  const [busy, setBusy] = useState(false);
  const test = async (to: string) => {
    setBusy(true);
    setAccepted(undefined);
    setRefused(undefined);
    try {
      const { data } = await send<typeof testEmail>('POST', path, {
        params,
        body: { to },
        timeout: 60_000,
      });
      setAccepted(data.accepted);
    } catch (error) {
      if (!(error instanceof ApiError)) throw error;
      if (error.status === 403) showForbidden();
      else setRefused(error);
    } finally {
      setBusy(false);
    }
  };
  return { accepted, refused, busy, test };
}

/** Sends a mail through the saved configuration; a failure is told in the server's words (test-message-failed). */
export function TestMail() {
  const translate = useTranslate();
  const { may } = useForms();
  const [to, setTo] = useState('');
  const { accepted, refused, busy, test } = useTest();
  if (!may) return null;
  const submit = (event: FormEvent) => {
    event.preventDefault();
    test(to.trim()).catch(() => undefined);
  };
  const wrong = refused?.errors?.to?.[0];
  return (
    <Section title={translate('businessProfile.titles.test')}>
      <Stack component="form" noValidate spacing={2} onSubmit={submit}>
        <Typography variant="body2" color="text.secondary">
          {translate('businessProfile.texts.test')}
        </Typography>
        {refused && !wrong ? (
          <Alert severity="error">
            {translate(refused.said)}
            {refused.details?.reason ? (
              <Typography variant="body2" sx={{ overflowWrap: 'anywhere' }}>
                {refused.details.reason}
              </Typography>
            ) : null}
          </Alert>
        ) : null}
        {accepted === undefined ? null : (
          <Alert severity="success">{translate('businessProfile.done.test', { accepted })}</Alert>
        )}
        <Stack direction={{ xs: 'column', sm: 'row' }} spacing={2} sx={{ alignItems: 'start' }}>
          <TextField
            type="email"
            label={translate('businessProfile.fields.to')}
            value={to}
            error={Boolean(wrong)}
            helperText={wrong}
            onChange={({ target }) => setTo(target.value)}
            sx={{ flexGrow: 1, maxWidth: 420, width: '100%' }}
            slotProps={{ htmlInput: { maxLength: 254 } }}
          />
          <Button
            type="submit"
            variant="outlined"
            loading={busy}
            disabled={!to.trim()}
            sx={{ mt: 1 }}
          >
            {translate('businessProfile.test')}
          </Button>
        </Stack>
      </Stack>
    </Section>
  );
}
