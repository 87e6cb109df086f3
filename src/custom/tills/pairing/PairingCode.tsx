import {
  Alert,
  Button,
  Dialog,
  DialogActions,
  DialogContent,
  DialogContentText,
  DialogTitle,
  Typography,
} from '@mui/material';
import { useEffect, useId, useState } from 'react';
import { useTranslate } from 'react-admin';
import type { z } from 'zod';
import type { createPairing } from '../../../../contract/tills/tills.ts';
import { usePanel } from '../../../shell/context.ts';

export type Pairing = z.infer<(typeof createPairing)['reply']>;

const secondsTo = (moment: string) =>
  Math.max(0, Math.ceil((Date.parse(moment) - Date.now()) / 1000));

/** The seconds until a moment, counted down. */
function useSecondsTo(moment: string) {
  const [left, setLeft] = useState(() => secondsTo(moment));
  useEffect(() => {
    setLeft(secondsTo(moment));
    const timer = setInterval(() => setLeft(secondsTo(moment)), 1000);
    return () => clearInterval(timer);
  }, [moment]);
  return left;
}

const clock = (seconds: number) =>
  `${Math.floor(seconds / 60)}:${String(seconds % 60).padStart(2, '0')}`;

interface Props {
  /** The code, and whether a device has used it. */
  readonly pairing: Pairing & { readonly isPaired: boolean };
  /** The cash register's. */
  readonly name: string;
  readonly onAgain: () => void;
  readonly onClose: () => void;
}

/** The code large enough to be read across a counter, how long it works, and where it is typed. */
export function PairingCode({ pairing, name, onAgain, onClose }: Props) {
  const translate = useTranslate();
  const { lang } = usePanel();
  const id = useId();
  const left = useSecondsTo(pairing.expires_at);
  const where = `${location.origin}/${lang}/points-pos`;
  return (
    <Dialog open fullWidth maxWidth="xs" onClose={onClose} aria-labelledby={id}>
      <DialogTitle id={id}>{translate('tills.pairing', { name })}</DialogTitle>
      <DialogContent sx={{ textAlign: 'center' }}>
        {pairing.isPaired ? <Alert severity="success">{translate('tills.paired')}</Alert> : null}
        {left > 0 && !pairing.isPaired ? (
          <>
            <DialogContentText>{translate('tills.where')}</DialogContentText>
            <Typography sx={{ fontWeight: 600, overflowWrap: 'anywhere', mb: 2 }}>
              {where}
            </Typography>
            <Typography
              component="output"
              sx={{
                display: 'block',
                fontSize: { xs: 34, sm: 42 },
                fontWeight: 700,
                letterSpacing: '0.06em',
                fontVariantNumeric: 'tabular-nums',
              }}
            >
              {pairing.code}
            </Typography>
            <Typography color="text.secondary" role="timer">
              {translate('tills.left', { time: clock(left) })}
            </Typography>
          </>
        ) : null}
        {left > 0 || pairing.isPaired ? null : (
          <Alert severity="warning">{translate('tills.expired')}</Alert>
        )}
      </DialogContent>
      <DialogActions>
        <Button onClick={onAgain}>{translate('tills.again')}</Button>
        <Button variant="contained" onClick={onClose} autoFocus>
          {translate('ra.action.close')}
        </Button>
      </DialogActions>
    </Dialog>
  );
}
