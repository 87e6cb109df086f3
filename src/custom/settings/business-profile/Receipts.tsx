import { Alert, Box, Button, Stack, Typography } from '@mui/material';
import { useState } from 'react';
import { useTranslate } from 'react-admin';
import type { renewReceiptSecret } from '../../../../contract/messages/messaging-calls.ts';
import type { CompanySettings } from '../../../../contract/settings/company-settings.ts';
import { showForbidden } from '../../../authProvider/forbidden.ts';
import { Section } from '../../../resources/pieces/Section.tsx';
import { ApiError, send } from '../../../session/api.ts';
import { useForms } from '../general/forms.ts';

const path = '/companies/{storeId}/settings/message-receipts';

function useSecret() {
  const { params, again } = useForms();
  const [secret, setSecret] = useState<string>();
  const [refused, setRefused] = useState<ApiError>();
  const [busy, setBusy] = useState(false);
  const renew = async () => {
    setBusy(true);
    setRefused(undefined);
    try {
      const { data } = await send<typeof renewReceiptSecret>('POST', path, { params });
      setSecret(data.secret);
      // The settings have another version now.
      again();
    } catch (error) {
      if (!(error instanceof ApiError)) throw error;
      if (error.status === 403) showForbidden();
      else setRefused(error);
    } finally {
      setBusy(false);
    }
  };
  return { secret, refused, busy, renew };
}

function Written({ name, text }: { name: string; text: string }) {
  const translate = useTranslate();
  return (
    <div>
      <Typography variant="body2" color="text.secondary">
        {translate(`businessProfile.receipts.${name}`)}
      </Typography>
      <Box component="code" sx={{ overflowWrap: 'anywhere', userSelect: 'all' }}>
        {text}
      </Box>
    </div>
  );
}

/** Where the company's own gateway tells what arrived, and the secret it signs that with. */
export function Receipts({ saved }: { saved: CompanySettings }) {
  const translate = useTranslate();
  const { may } = useForms();
  const { secret, refused, busy, renew } = useSecret();
  const { url, secret_set } = saved.message_receipts;
  return (
    <Section title={translate('businessProfile.titles.receipts')}>
      <Stack spacing={2} sx={{ alignItems: 'start' }}>
        <Typography variant="body2" color="text.secondary">
          {translate('businessProfile.texts.receipts')}
        </Typography>
        <Written name="url" text={url} />
        {refused ? <Alert severity="error">{translate(refused.said)}</Alert> : null}
        {secret ? (
          <Alert severity="warning" sx={{ width: '100%' }}>
            <Typography variant="body2">{translate('businessProfile.receipts.once')}</Typography>
            <Written name="secret" text={secret} />
          </Alert>
        ) : null}
        {may ? (
          <Button variant="outlined" loading={busy} onClick={() => void renew()}>
            {translate(`businessProfile.receipts.${secret_set ? 'replace' : 'make'}`)}
          </Button>
        ) : null}
      </Stack>
    </Section>
  );
}
