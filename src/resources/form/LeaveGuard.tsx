import {
  Button,
  Dialog,
  DialogActions,
  DialogContent,
  DialogContentText,
  DialogTitle,
} from '@mui/material';
import { useEffect } from 'react';
import { useTranslate } from 'react-admin';
import { useFormState } from 'react-hook-form';
import { useBlocker } from 'react-router';

type Place = Pick<Location, 'pathname' | 'search'>;

/** A page without its language, and which of its tabs is open: what was typed is in one of them. */
const placeOf = ({ pathname, search }: Place) =>
  `${pathname.replace(/^\/[^/]+/, '')} ${new URLSearchParams(search).get('tab')}`;

/** Asks before what was typed into a page is left; a change of language keeps it and asks nothing. */
export function LeaveQuestion({ guards }: { guards: boolean }) {
  const translate = useTranslate();
  const blocker = useBlocker(
    ({ currentLocation, nextLocation }) =>
      guards && placeOf(currentLocation) !== placeOf(nextLocation),
  );
  useEffect(() => {
    if (!guards) return undefined;
    const ask = (event: BeforeUnloadEvent) => event.preventDefault();
    addEventListener('beforeunload', ask);
    return () => removeEventListener('beforeunload', ask);
  }, [guards]);
  return (
    <Dialog
      open={blocker.state === 'blocked'}
      onClose={() => blocker.reset?.()}
      aria-labelledby="leave-title"
    >
      <DialogTitle id="leave-title">{translate('shell.leave.title')}</DialogTitle>
      <DialogContent>
        <DialogContentText>{translate('shell.leave.text')}</DialogContentText>
      </DialogContent>
      <DialogActions>
        <Button color="error" onClick={() => blocker.proceed?.()}>
          {translate('shell.leave.go')}
        </Button>
        <Button variant="contained" onClick={() => blocker.reset?.()} autoFocus>
          {translate('shell.leave.stay')}
        </Button>
      </DialogActions>
    </Dialog>
  );
}

interface Guarded {
  /** Whether something else on its page was changed: a page asks in one place. */
  readonly besides?: boolean;
  /** Whether what was typed is saved, while the page still shows it. */
  readonly isSaved?: boolean;
}

/** Asks before a form that was changed is left; a save that succeeds leaves it while it is still being sent. */
export function LeaveGuard({ besides = false, isSaved = false }: Guarded) {
  const { isDirty, isSubmitting } = useFormState();
  return <LeaveQuestion guards={(isDirty && !isSubmitting && !isSaved) || besides} />;
}
