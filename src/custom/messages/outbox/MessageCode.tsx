import KeyIcon from '@mui/icons-material/KeyOutlined';
import { Alert, Button, Typography } from '@mui/material';
import { useState } from 'react';
import { useTranslate } from 'react-admin';
import { AskDialog } from '../../people/security/AskDialog.tsx';
import { useShowCode } from './use-message.ts';

/** The code of a message that no gateway sends, for the super admin who proves who they are. */
export function MessageCode({ id }: { readonly id: number }) {
  const translate = useTranslate();
  const showCode = useShowCode(id);
  const [asking, setAsking] = useState(false);
  const [code, setCode] = useState<string>();
  if (code)
    return (
      <Alert severity="info" sx={{ mt: 2 }}>
        {translate('outbox.code')}{' '}
        <Typography component="strong" sx={{ fontWeight: 700, letterSpacing: 2 }}>
          {code}
        </Typography>
      </Alert>
    );
  return (
    <>
      <Button
        variant="outlined"
        startIcon={<KeyIcon />}
        sx={{ mt: 2 }}
        onClick={() => setAsking(true)}
      >
        {translate('outbox.show')}
      </Button>
      {asking ? (
        <AskDialog
          title={translate('outbox.show')}
          text={translate('outbox.why')}
          fields={[{ name: 'password', type: 'password', label: translate('outbox.password') }]}
          submit={translate('outbox.show')}
          onSubmit={async ({ password = '' }) => setCode(await showCode({ password }))}
          onClose={() => setAsking(false)}
        />
      ) : null}
    </>
  );
}
