import {
  Button,
  Dialog,
  DialogActions,
  DialogContent,
  DialogContentText,
  DialogTitle,
  TextField,
} from '@mui/material';
import { type FormEvent, useId, useState } from 'react';
import { useTranslate } from 'react-admin';
import type { Drawing } from './use-draw.ts';

interface Props {
  readonly place: number;
  readonly drawing: Drawing;
  readonly onClose: () => void;
}

/** Lets the next alternate take over from a winner, once somebody has said why. */
export function RedrawDialog({ place, drawing, onClose }: Props) {
  const translate = useTranslate();
  const id = useId();
  const [reason, setReason] = useState('');
  const said = reason.trim();
  const submit = async (event: FormEvent) => {
    event.preventDefault();
    if (said && (await drawing.redraw(place, said))) onClose();
  };
  return (
    <Dialog open fullWidth maxWidth="sm" onClose={onClose} aria-labelledby={id}>
      <form onSubmit={(event) => void submit(event)} noValidate style={{ display: 'contents' }}>
        <DialogTitle id={id}>{translate('drawPanel.redrawTitle')}</DialogTitle>
        <DialogContent>
          <DialogContentText sx={{ mb: 2 }}>{translate('drawPanel.redrawHint')}</DialogContentText>
          <TextField
            fullWidth
            required
            autoFocus
            label={translate('drawPanel.reason')}
            value={reason}
            onChange={({ target }) => setReason(target.value)}
            slotProps={{ htmlInput: { maxLength: 500 } }}
          />
        </DialogContent>
        <DialogActions>
          <Button onClick={onClose} disabled={drawing.busy}>
            {translate('ra.action.cancel')}
          </Button>
          <Button type="submit" variant="contained" loading={drawing.busy} disabled={!said}>
            {translate('drawPanel.redraw')}
          </Button>
        </DialogActions>
      </form>
    </Dialog>
  );
}
