import {
  Alert,
  Button,
  Dialog,
  DialogActions,
  DialogContent,
  DialogTitle,
  FormControlLabel,
  Radio,
  RadioGroup,
  Stack,
  TextField,
  type Theme,
  useMediaQuery,
} from '@mui/material';
import { type FormEvent, useId } from 'react';
import { useTranslate } from 'react-admin';
import { NumberField } from '../../../resources/inputs/NumberField.tsx';
import { useWritten } from '../../../shell/use-written.ts';
import type { FactsProps } from './ReceiptFacts.tsx';
import { ReturnLines } from './ReturnLines.tsx';
import { ReturnPreview } from './ReturnPreview.tsx';
import { linesLeft, type Returning, returnModes, useReturn } from './use-return.ts';

function Mode({ returning, modes }: { returning: Returning; modes: readonly string[] }) {
  const translate = useTranslate();
  const { value, set } = returning;
  return (
    <RadioGroup
      aria-label={translate('returning.what')}
      value={value.mode}
      onChange={(_, mode) => set({ mode: mode as (typeof returnModes)[number] })}
    >
      {modes.map((mode) => (
        <FormControlLabel
          key={mode}
          value={mode}
          control={<Radio size="small" />}
          label={translate(`returning.modes.${mode}`)}
        />
      ))}
    </RadioGroup>
  );
}

function Fields({ returning, receipt, currency }: FactsProps & { returning: Returning }) {
  const translate = useTranslate();
  const { money } = useWritten(currency);
  const { value, set, said, lost } = returning;
  const { amount, returned_amount } = receipt.transaction;
  const lines = linesLeft(receipt);
  return (
    <Stack component="fieldset" disabled={lost} spacing={1} sx={{ border: 0, m: 0, p: 0 }}>
      <Mode
        returning={returning}
        modes={returnModes.filter((mode) => mode !== 'lines' || lines.length > 0)}
      />
      {value.mode === 'lines' ? <ReturnLines lines={lines} returning={returning} /> : null}
      {value.mode === 'whole' ? null : (
        <NumberField
          label={translate('returning.amount')}
          value={value.amount}
          onChange={(typed) => set({ amount: typed })}
          error={said('amount')}
          hint={translate('returning.rest', { rest: money(amount - returned_amount) })}
        />
      )}
      <TextField
        label={translate('returning.reason')}
        value={value.reason}
        onChange={({ target }) => set({ reason: target.value })}
        error={Boolean(said('reason'))}
        helperText={said('reason')}
        slotProps={{ htmlInput: { maxLength: 200 } }}
      />
    </Stack>
  );
}

/** Takes a receipt back, whole or in part, after telling what that will do to the points. */
export function ReturnDialog({ receipt, currency, onClose }: FactsProps & { onClose: () => void }) {
  const translate = useTranslate();
  const id = useId();
  const narrow = useMediaQuery<Theme>((theme) => theme.breakpoints.down('sm'));
  const returning = useReturn(receipt, onClose);
  const { busy, lost, refused, save, isCurrent } = returning;
  const submit = (event: FormEvent) => {
    event.preventDefault();
    if (isCurrent || lost) save().catch(() => undefined);
  };
  return (
    <Dialog
      open
      fullWidth
      maxWidth="sm"
      fullScreen={narrow}
      onClose={busy ? undefined : onClose}
      aria-labelledby={id}
    >
      <form onSubmit={submit} noValidate style={{ display: 'contents' }}>
        <DialogTitle id={id}>{translate('returning.open')}</DialogTitle>
        <DialogContent>
          <Stack spacing={2}>
            {lost ? <Alert severity="warning">{translate('shell.lost')}</Alert> : null}
            {refused && !lost ? <Alert severity="error">{refused}</Alert> : null}
            <Fields returning={returning} receipt={receipt} currency={currency} />
            <ReturnPreview returning={returning} currency={currency} />
          </Stack>
        </DialogContent>
        <DialogActions>
          <Button onClick={onClose} disabled={busy}>
            {translate('ra.action.cancel')}
          </Button>
          <Button type="submit" variant="contained" loading={busy} disabled={!isCurrent && !lost}>
            {translate(lost ? 'shell.sendAgain' : 'returning.confirm')}
          </Button>
        </DialogActions>
      </form>
    </Dialog>
  );
}
