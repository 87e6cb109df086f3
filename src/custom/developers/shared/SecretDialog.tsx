import { Alert, Button, Dialog, DialogActions, DialogContent, DialogTitle } from '@mui/material';
import { useId } from 'react';
import { useTranslate } from 'react-admin';
import { CopyField } from '../../../resources/pieces/CopyField.tsx';

interface Props {
  readonly title: string;
  /** That it is told once, and what follows from that. */
  readonly text: string;
  readonly label: string;
  readonly secret: string;
  readonly onClose: () => void;
}

/** A secret that is told once; closed only by whoever says that they kept it. */
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
        <CopyField words="developers.copying" label={label} text={secret} />
      </DialogContent>
      <DialogActions>
        <Button variant="contained" onClick={onClose}>
          {translate('developers.kept')}
        </Button>
      </DialogActions>
    </Dialog>
  );
}
