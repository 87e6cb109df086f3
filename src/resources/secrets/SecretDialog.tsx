import { Alert, Button, Dialog, DialogActions, DialogContent, DialogTitle } from '@mui/material';
import { useId } from 'react';
import { useTranslate } from 'react-admin';
import { CopyField } from '../pieces/CopyField.tsx';

interface Props {
  readonly title: string;
  /** That it is shown once, and what follows from that. */
  readonly text: string;
  readonly label: string;
  readonly secret: string;
  readonly onClose: () => void;
}

/** A secret that is shown once; it closes only for a user who says that it is saved. */
export function SecretDialog({ title, text, label, secret, onClose }: Props) {
  const translate = useTranslate();
  const id = useId();
  return (
    <Dialog open aria-labelledby={id} fullWidth maxWidth="sm">
      <DialogTitle id={id}>{title}</DialogTitle>
      <DialogContent>
        <Alert severity="warning" sx={{ mb: 2.5 }}>
          {text}
        </Alert>
        <CopyField words="secret" label={label} text={secret} />
      </DialogContent>
      <DialogActions>
        <Button variant="contained" onClick={onClose}>
          {translate('secret.saved')}
        </Button>
      </DialogActions>
    </Dialog>
  );
}
