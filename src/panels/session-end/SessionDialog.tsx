import {
  Button,
  Dialog,
  DialogActions,
  DialogContent,
  DialogContentText,
  DialogTitle,
} from '@mui/material';
import dayjs from 'dayjs';
import { useState } from 'react';
import { useNotify, useTranslate } from 'react-admin';
import type { me } from '../../../contract/people/session.ts';
import { ApiError, send } from '../../session/api.ts';
import { signOut } from '../../session/sign-out.ts';
import { usePanel } from '../../shell/context.ts';
import { SignInAgain } from './SignInAgain.tsx';
import type { Stage } from './use-session-end.ts';

/** Any call keeps the session; this one asks for little. */
function Stay() {
  const translate = useTranslate();
  const notify = useNotify();
  const [busy, setBusy] = useState(false);
  const stay = async () => {
    setBusy(true);
    try {
      await send<typeof me>('GET', '/users/me');
    } catch (error) {
      if (error instanceof ApiError) notify(error.whole, { type: 'error' });
    } finally {
      setBusy(false);
    }
  };
  return (
    <Button variant="contained" disabled={busy} onClick={() => void stay()} autoFocus>
      {translate('sessionEnd.soon.stay')}
    </Button>
  );
}

interface Props {
  readonly stage: Exclude<Stage, 'on'>;
  readonly endsAt: number;
  readonly onLater: () => void;
}

// What an ended session showed is not for whoever passes by.
const hiding = { backdrop: { sx: { backdropFilter: 'blur(12px)' } } } as const;

/** Until when the session lasts, and what can be done; over the page, which stays as it is. */
export function SessionDialog({ stage, endsAt, onLater }: Props) {
  const translate = useTranslate();
  const { user } = usePanel();
  const said = { time: dayjs(endsAt).format('HH:mm'), name: user.full_name };
  return (
    <Dialog
      open
      role="alertdialog"
      maxWidth="xs"
      fullWidth
      aria-labelledby="session-end-title"
      aria-describedby="session-end-text"
      {...(stage === 'ended' ? { slotProps: hiding } : {})}
      {...(stage === 'last' ? { onClose: onLater } : {})}
    >
      <DialogTitle id="session-end-title">
        {translate(`sessionEnd.${stage}.title`, said)}
      </DialogTitle>
      <DialogContent>
        <DialogContentText id="session-end-text" sx={{ mb: stage === 'soon' ? 0 : 2 }}>
          {translate(`sessionEnd.${stage}.text`, said)}
        </DialogContentText>
        {stage === 'soon' ? null : <SignInAgain />}
      </DialogContent>
      <DialogActions>
        {stage === 'last' ? (
          <Button onClick={onLater}>{translate('sessionEnd.last.later')}</Button>
        ) : (
          <Button onClick={signOut}>{translate(`sessionEnd.${stage}.leave`)}</Button>
        )}
        {stage === 'soon' ? <Stay /> : null}
      </DialogActions>
    </Dialog>
  );
}
