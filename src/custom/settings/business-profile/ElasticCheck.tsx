import { Alert, Button, Stack } from '@mui/material';
import { useState } from 'react';
import { useTranslate } from 'react-admin';
import type { z } from 'zod';
import type { validateElastic } from '../../../../contract/messages/messaging-calls.ts';
import { saidBy } from '../../../resources/pieces/said-by.ts';
import { send } from '../../../session/api.ts';
import { useForms } from '../general/forms.ts';

type ElasticReply = z.infer<(typeof validateElastic)['reply']>;

/** Asks Elastic Email whether it takes mails of the saved sender. */
export function ElasticCheck({ email }: { email: string }) {
  const translate = useTranslate();
  const { params, may } = useForms();
  const [reply, setReply] = useState<ElasticReply>();
  const [busy, setBusy] = useState(false);
  if (!may) return null;
  const check = async () => {
    setBusy(true);
    try {
      const body = { sender_alias_email: email };
      const path = '/companies/{storeId}/settings/elastic-email-validation';
      setReply((await send<typeof validateElastic>('POST', path, { params, body })).data);
    } catch (error) {
      setReply({ valid: false, reason: translate(saidBy(error)) });
    } finally {
      setBusy(false);
    }
  };
  return (
    <Stack spacing={1.5} sx={{ alignItems: 'flex-start' }}>
      <Button variant="outlined" loading={busy} onClick={() => void check()}>
        {translate('businessProfile.validate')}
      </Button>
      {reply ? (
        <Alert severity={reply.valid ? 'success' : 'error'}>
          {reply.valid ? translate('businessProfile.valid') : reply.reason}
        </Alert>
      ) : null}
    </Stack>
  );
}
