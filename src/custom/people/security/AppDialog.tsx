import { Box, Typography } from '@mui/material';
import { useState } from 'react';
import { useTranslate } from 'react-admin';
import { QrCode } from '../../../public/parts/QrCode.tsx';
import { AskDialog } from './AskDialog.tsx';
import type { SecurityCalls } from './use-security.ts';

interface Props {
  readonly calls: SecurityCalls;
  readonly onClose: () => void;
}

/** An authenticator app in two steps: the password, then the app's first code. */
export function AppDialog({ calls, onClose }: Props) {
  const translate = useTranslate();
  const [begun, setBegun] = useState<{ secret: string; uri: string }>();
  if (!begun)
    return (
      <AskDialog
        key="password"
        title={translate('security.app.add')}
        text={translate('security.passwordFirst')}
        fields={[{ name: 'password', type: 'password', label: translate('security.password') }]}
        submit={translate('security.next')}
        onSubmit={async ({ password = '' }) => {
          setBegun(await calls.startApp({ password }));
          return true;
        }}
        onClose={onClose}
      />
    );
  return (
    <AskDialog
      key="code"
      title={translate('security.app.add')}
      text={translate('security.app.scan')}
      fields={[{ name: 'code', type: 'code', label: translate('security.app.code') }]}
      submit={translate('security.app.confirm')}
      onSubmit={({ code = '' }) => calls.confirmApp(code)}
      onClose={onClose}
    >
      <Box sx={{ alignSelf: 'center' }}>
        <QrCode text={begun.uri} label={translate('security.app.qr')} width={200} />
      </Box>
      <Typography variant="body2" color="text.secondary">
        {translate('security.app.byHand')}
        <Box component="code" sx={{ display: 'block', overflowWrap: 'anywhere', mt: 0.5 }}>
          {begun.secret}
        </Box>
      </Typography>
    </AskDialog>
  );
}
