import {
  Box,
  Button,
  Dialog,
  DialogActions,
  DialogContent,
  DialogContentText,
  DialogTitle,
  Typography,
} from '@mui/material';
import { useState } from 'react';
import { useTranslate } from 'react-admin';
import { AskDialog } from './AskDialog.tsx';
import type { SecurityCalls } from './use-security.ts';

function save(codes: readonly string[]) {
  const file = new Blob([`${codes.join('\n')}\n`], { type: 'text/plain' });
  const link = document.createElement('a');
  link.href = URL.createObjectURL(file);
  link.download = 'pistos-recovery-codes.txt';
  link.click();
  URL.revokeObjectURL(link.href);
}

/** Shown once; closed only by whoever says that they kept them. */
function CodesDialog({ codes, onClose }: { codes: readonly string[]; onClose: () => void }) {
  const translate = useTranslate();
  return (
    <Dialog open aria-labelledby="codes-title" fullWidth maxWidth="xs">
      <DialogTitle id="codes-title">{translate('security.codes.title')}</DialogTitle>
      <DialogContent>
        <DialogContentText sx={{ mb: 2 }}>{translate('security.codes.text')}</DialogContentText>
        <Box
          component="ul"
          sx={{ columns: 2, m: 0, p: 0, listStyle: 'none', fontFamily: 'monospace', fontSize: 17 }}
        >
          {codes.map((code) => (
            <li key={code}>{code}</li>
          ))}
        </Box>
      </DialogContent>
      <DialogActions>
        <Button onClick={() => save(codes)}>{translate('security.codes.save')}</Button>
        <Button variant="contained" onClick={onClose}>
          {translate('security.codes.kept')}
        </Button>
      </DialogActions>
    </Dialog>
  );
}

/** Codes for when the second factor is lost: how many are left, and ten new ones. */
export function RecoveryCodes({ calls, left }: { calls: SecurityCalls; left: number }) {
  const translate = useTranslate();
  const [asking, setAsking] = useState(false);
  return (
    <div>
      <Typography variant="h5" component="h3">
        {translate('security.codes.title')}
      </Typography>
      <Typography
        variant="body2"
        color={left < 3 ? 'error' : 'text.secondary'}
        sx={{ mb: 1, maxWidth: '70ch' }}
      >
        {translate('security.codes.left', { smart_count: left })}
      </Typography>
      <Button variant="outlined" onClick={() => setAsking(true)}>
        {translate('security.codes.renew')}
      </Button>
      {asking ? (
        <AskDialog
          title={translate('security.codes.renew')}
          text={translate('security.codes.renewText')}
          fields={[{ name: 'password', type: 'password', label: translate('security.password') }]}
          submit={translate('security.codes.renew')}
          onSubmit={async ({ password = '' }) => {
            await calls.renewCodes({ password });
          }}
          onClose={() => setAsking(false)}
        />
      ) : null}
      {calls.codes ? <CodesDialog codes={calls.codes} onClose={calls.hideCodes} /> : null}
    </div>
  );
}
