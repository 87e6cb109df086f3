import {
  Button,
  Dialog,
  DialogActions,
  DialogContent,
  DialogContentText,
  DialogTitle,
} from '@mui/material';
import { useTranslate } from 'react-admin';
import { hideForbidden } from '../authProvider/forbidden.ts';

/** Told when the server refuses an action (forbidden-action-dialog). */
export function ForbiddenDialog({ open }: { open: boolean }) {
  const translate = useTranslate();
  return (
    <Dialog
      open={open}
      onClose={hideForbidden}
      role="alertdialog"
      aria-labelledby="forbidden-title"
      aria-describedby="forbidden-text"
    >
      <DialogTitle id="forbidden-title">{translate('shell.forbidden.title')}</DialogTitle>
      <DialogContent>
        <DialogContentText id="forbidden-text">
          {translate('shell.forbidden.text')}
        </DialogContentText>
      </DialogContent>
      <DialogActions>
        <Button onClick={hideForbidden} autoFocus>
          {translate('shell.forbidden.close')}
        </Button>
      </DialogActions>
    </Dialog>
  );
}
