import {
  Alert,
  Button,
  Dialog,
  DialogActions,
  DialogContent,
  DialogTitle,
  Stack,
} from '@mui/material';
import { type FormEvent, type ReactNode, useId, useState } from 'react';
import { useTranslate } from 'react-admin';
import { showForbidden } from '../../../authProvider/forbidden.ts';
import { saidBy } from '../../../resources/pieces/said-by.ts';
import { ApiError } from '../../../session/api.ts';

interface Props {
  readonly title: string;
  readonly yes: string;
  readonly no?: string;
  readonly danger?: boolean;
  /** What is not to be sent yet, such as without a reason. */
  readonly disabled?: boolean;
  /** Whether it stays open although it was answered, because something in it is to be mended. */
  readonly stays?: boolean;
  readonly children: ReactNode;
  /** Does it; what is refused is said in the dialog, which stays. */
  readonly onYes: () => Promise<unknown>;
  readonly onClose: () => void;
}

/** Does something once, and says why it was not done. */
function useDoing({ onYes, onClose, stays = false }: Pick<Props, 'onYes' | 'onClose' | 'stays'>) {
  const [busy, setBusy] = useState(false);
  const [refused, setRefused] = useState<string>();
  const run = async () => {
    setBusy(true);
    setRefused(undefined);
    try {
      await onYes();
      if (!stays) onClose();
    } catch (error) {
      if (error instanceof ApiError && error.status === 403) showForbidden();
      else setRefused(saidBy(error));
    } finally {
      setBusy(false);
    }
  };
  return { busy, refused, run };
}

/** A question that says what will happen, with whatever has to be filled in for it. */
export function Ask({ title, yes, no, danger, disabled, children, ...does }: Props) {
  const translate = useTranslate();
  const id = useId();
  const { busy, refused, run } = useDoing(does);
  const submit = (event: FormEvent) => {
    event.preventDefault();
    // A dialog is a part of the page it was opened from, whose form is not meant.
    event.stopPropagation();
    void run();
  };
  return (
    <Dialog open onClose={does.onClose} aria-labelledby={id} fullWidth maxWidth="sm">
      <form noValidate onSubmit={submit}>
        <DialogTitle id={id}>{title}</DialogTitle>
        <DialogContent>
          <Stack spacing={2} sx={{ pt: 0.5 }}>
            {refused ? <Alert severity="error">{translate(refused)}</Alert> : null}
            {children}
          </Stack>
        </DialogContent>
        <DialogActions>
          <Button onClick={does.onClose}>{no ?? translate('ra.action.cancel')}</Button>
          <Button
            type="submit"
            variant="contained"
            color={danger ? 'error' : 'primary'}
            loading={busy}
            disabled={disabled ?? false}
          >
            {yes}
          </Button>
        </DialogActions>
      </form>
    </Dialog>
  );
}
