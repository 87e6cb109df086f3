import { Alert, Button, Card, Divider, Skeleton, Stack, Typography } from '@mui/material';
import { useState } from 'react';
import { useNotify, useTranslate } from 'react-admin';
import { ListFailed } from '../../../resources/list/ListFailed.tsx';
import { AppDialog } from './AppDialog.tsx';
import { AskDialog } from './AskDialog.tsx';
import { Passkeys } from './Passkeys.tsx';
import { RecoveryCodes } from './RecoveryCodes.tsx';
import { type SecurityCalls, useSecurity } from './use-security.ts';

function AppPart({ calls }: { calls: SecurityCalls }) {
  const translate = useTranslate();
  const notify = useNotify();
  const [asking, setAsking] = useState<'add' | 'remove'>();
  const isOn = calls.security?.authenticator ?? false;
  const close = () => setAsking(undefined);
  return (
    <div>
      <Typography variant="h5" component="h3">
        {translate('security.app.title')}
      </Typography>
      <Typography variant="body2" color="text.secondary" sx={{ mb: 1, maxWidth: '70ch' }}>
        {translate(isOn ? 'security.app.on' : 'security.app.off')}
      </Typography>
      <Button
        variant="outlined"
        color={isOn ? 'error' : 'primary'}
        onClick={() => setAsking(isOn ? 'remove' : 'add')}
      >
        {translate(isOn ? 'security.app.remove' : 'security.app.add')}
      </Button>
      {asking === 'add' ? <AppDialog calls={calls} onClose={close} /> : null}
      {asking === 'remove' ? (
        <AskDialog
          title={translate('security.app.remove')}
          text={translate('security.app.removeText')}
          fields={[{ name: 'password', type: 'password', label: translate('security.password') }]}
          submit={translate('security.app.remove')}
          danger
          onSubmit={async ({ password = '' }) => {
            await calls.removeApp({ password });
            notify('security.app.removed', { type: 'success' });
          }}
          onClose={close}
        />
      ) : null}
    </div>
  );
}

/** What is asked beside the password: an app, passkeys, and codes for when both are lost. */
export function SecondFactorCard() {
  const translate = useTranslate();
  const calls = useSecurity();
  const { security, error, refetch } = calls;
  const isOn = security && (security.authenticator || security.passkeys.length > 0);
  return (
    <Card component="section" aria-labelledby="second-factor" sx={{ p: { xs: 2, sm: 3 } }}>
      <Stack spacing={2} divider={<Divider flexItem />}>
        <div>
          <Typography id="second-factor" variant="h4" component="h2">
            {translate('security.title')}
          </Typography>
          <Typography variant="body2" color="text.secondary" sx={{ mt: 0.5, maxWidth: '70ch' }}>
            {translate('security.hint')}
          </Typography>
          {security ? (
            <Alert severity={isOn ? 'success' : 'info'} sx={{ mt: 1.5 }}>
              {translate(isOn ? 'security.isOn' : 'security.isOff')}
            </Alert>
          ) : null}
        </div>
        {error && !security ? <ListFailed onRetry={refetch} error={error} /> : null}
        {security || error ? null : <Skeleton variant="rounded" height={180} />}
        {security ? <AppPart calls={calls} /> : null}
        {security ? <Passkeys calls={calls} passkeys={security.passkeys} /> : null}
        {security && isOn ? (
          <RecoveryCodes calls={calls} left={security.recovery_codes_left} />
        ) : null}
      </Stack>
    </Card>
  );
}
