import {
  Alert,
  Button,
  Dialog,
  DialogActions,
  DialogContent,
  DialogTitle,
  Stack,
} from '@mui/material';
import { type ReactNode, useId } from 'react';
import { useTranslate } from 'react-admin';

interface Props {
  readonly children: ReactNode;
  /** Nothing where it was left as it is. */
  readonly onAnswer: (approve: boolean | undefined) => void;
}

/** Plays the page of a bank that asks its customer. */
export function BankDialog({ children, onAnswer }: Props) {
  const translate = useTranslate();
  const id = useId();
  return (
    <Dialog open onClose={() => onAnswer(undefined)} aria-labelledby={id} fullWidth maxWidth="xs">
      <DialogTitle id={id}>{translate('billing.bank.title')}</DialogTitle>
      <DialogContent>
        <Stack spacing={2}>
          <Alert severity="info">{translate('billing.testMode')}</Alert>
          {children}
        </Stack>
      </DialogContent>
      <DialogActions sx={{ flexWrap: 'wrap', gap: 1 }}>
        <Button onClick={() => onAnswer(undefined)}>{translate('billing.bank.later')}</Button>
        <Button color="error" onClick={() => onAnswer(false)}>
          {translate('billing.bank.refuse')}
        </Button>
        <Button variant="contained" onClick={() => onAnswer(true)}>
          {translate('billing.bank.approve')}
        </Button>
      </DialogActions>
    </Dialog>
  );
}
