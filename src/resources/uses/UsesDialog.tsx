import {
  Button,
  Dialog,
  DialogActions,
  DialogContent,
  DialogTitle,
  LinearProgress,
  Typography,
} from '@mui/material';
import { useId } from 'react';
import { useTranslate } from 'react-admin';
import { Uses } from './Uses.tsx';
import type { FoundUses } from './use-uses.ts';

interface Props {
  readonly found: FoundUses;
  /** Whether several are to be deleted, of which some may be in use. */
  readonly several?: boolean;
  readonly title: string;
  readonly text: string;
  /** What the button says that does it. */
  readonly confirm?: string;
  /** Whether nothing is lost by it: the button is not red then. */
  readonly isSafe?: boolean;
  readonly isPending?: boolean;
  readonly onConfirm: () => void;
  readonly onClose: () => void;
}

/** A question before something is done, with what uses the record where it is deleted: one that is in use cannot be, others can. */
export function UsesDialog({ found, several = false, ...asking }: Props) {
  const translate = useTranslate();
  const id = useId();
  const { title, text, isPending = false, onConfirm, onClose } = asking;
  const { confirm = translate('ra.action.confirm'), isSafe = false } = asking;
  const { uses, isCounted, error } = found;
  const isRefused = found.isRefused && !several;
  return (
    <Dialog open fullWidth maxWidth="xs" onClose={onClose} aria-labelledby={id}>
      <DialogTitle id={id}>{title}</DialogTitle>
      <DialogContent>
        {isCounted ? <LinearProgress aria-busy /> : null}
        {isRefused || isCounted ? null : <Typography>{text}</Typography>}
        {error ? <Typography color="error">{translate('uses.unknown')}</Typography> : null}
        <Uses uses={uses} several={several} />
      </DialogContent>
      <DialogActions>
        <Button onClick={onClose} autoFocus>
          {translate(isRefused ? 'ra.action.close' : 'ra.action.cancel')}
        </Button>
        {isRefused || isCounted ? null : (
          <Button
            color={isSafe ? 'primary' : 'error'}
            variant="contained"
            onClick={onConfirm}
            loading={isPending}
          >
            {confirm}
          </Button>
        )}
      </DialogActions>
    </Dialog>
  );
}
