import {
  Alert,
  Button,
  Dialog,
  DialogActions,
  DialogContent,
  DialogTitle,
  Stack,
  type Theme,
  useMediaQuery,
} from '@mui/material';
import { type FormEvent, type ReactNode, useId } from 'react';
import { useTranslate } from 'react-admin';

interface Props {
  readonly title: string;
  readonly confirm: string;
  readonly danger?: boolean;
  readonly form: {
    readonly busy: boolean;
    readonly refused: string | undefined;
    readonly save: () => Promise<void>;
  };
  /** No answer came: it can only be sent again as it is. */
  readonly lost?: boolean;
  readonly ready?: boolean;
  /** Things are held beside one another: it takes a phone's whole screen. */
  readonly wide?: boolean;
  readonly onClose: () => void;
  readonly children: ReactNode;
}

/** Asks for something about a customer, or whether it is meant; a refusal stays here. */
export function AskDialog({
  title,
  confirm,
  danger = false,
  form,
  lost = false,
  ready = true,
  wide = false,
  onClose,
  children,
}: Props) {
  const translate = useTranslate();
  const id = useId();
  const narrow = useMediaQuery<Theme>((theme) => theme.breakpoints.down('sm'));
  const submit = (event: FormEvent) => {
    event.preventDefault();
    form.save().catch(() => undefined);
  };
  // A click beside it is an accident that would lose what was typed; and what is on its way is waited for.
  const leave = (_: unknown, reason: string) => {
    if (reason !== 'backdropClick' && !form.busy) onClose();
  };
  return (
    <Dialog
      open
      fullWidth
      maxWidth={wide ? 'sm' : 'xs'}
      fullScreen={wide && narrow}
      onClose={leave}
      aria-labelledby={id}
    >
      <form noValidate onSubmit={submit}>
        <DialogTitle id={id}>{title}</DialogTitle>
        <DialogContent>
          <Stack spacing={2} sx={{ pt: 0.5 }}>
            {form.refused ? <Alert severity="error">{form.refused}</Alert> : null}
            {lost ? <Alert severity="warning">{translate('shell.lost')}</Alert> : null}
            {children}
          </Stack>
        </DialogContent>
        <DialogActions>
          <Button onClick={onClose} disabled={form.busy}>
            {translate('ra.action.cancel')}
          </Button>
          <Button
            type="submit"
            variant="contained"
            color={danger ? 'error' : 'primary'}
            loading={form.busy}
            disabled={!ready}
          >
            {lost ? translate('shell.sendAgain') : confirm}
          </Button>
        </DialogActions>
      </form>
    </Dialog>
  );
}
