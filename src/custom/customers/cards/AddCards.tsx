import {
  Alert,
  Button,
  Dialog,
  DialogActions,
  DialogContent,
  DialogContentText,
  DialogTitle,
  Stack,
  TextField,
} from '@mui/material';
import type { FormEvent } from 'react';
import { useTranslate } from 'react-admin';
import { addCards, mostCards } from '../../../../contract/customers/loyalty-cards.ts';
import { digitsOf } from '../../../i18n/shape/digits.ts';
import { useOwnForm } from '../../../resources/form/use-own-form.ts';
import { NumberField } from '../../../resources/inputs/NumberField.tsx';
import { send } from '../../../session/api.ts';
import { usePanel } from '../../../shell/context.ts';
import { useCardsChanged } from './use-cards.ts';

interface Run {
  first_number: string;
  count: number | string | null;
}
const empty: Run = { first_number: '', count: null };

/** The last number of a run, as soon as there is one. */
const lastOf = ({ first_number, count }: Run) => {
  const isRun = typeof count === 'number' && count > 0 && /^\d{4,10}$/.test(first_number);
  const last = Number(first_number) + Number(count) - 1;
  return isRun ? String(last).padStart(first_number.length, '0') : undefined;
};

function useAdding(onDone: () => void) {
  const { store } = usePanel();
  const changed = useCardsChanged();
  const { method, path, body: rule } = addCards;
  return useOwnForm({
    saved: empty,
    rule,
    toSend: ({ first_number, count }) => ({
      first_number: first_number.trim(),
      count,
    }),
    send: async (body) => {
      const params = { storeId: store.store_id };
      await send<typeof addCards>(method, path, { params, body });
      await changed();
      onDone();
    },
    done: 'cards.added',
    again: () => undefined,
  });
}

/** Adds a run of numbers: the first one and how many there are. */
export function AddCards({ onClose }: { onClose: () => void }) {
  const translate = useTranslate();
  const { value, set, said, save, busy, refused } = useAdding(onClose);
  const last = lastOf(value);
  const submit = (event: FormEvent) => {
    event.preventDefault();
    save().catch(() => undefined);
  };
  const numeric = { inputMode: 'numeric', autoComplete: 'off' } as const;
  return (
    <Dialog open onClose={onClose} aria-labelledby="add-cards">
      <form onSubmit={submit} noValidate>
        <DialogTitle id="add-cards">{translate('cards.add')}</DialogTitle>
        <DialogContent>
          <DialogContentText sx={{ mb: 2 }}>
            {translate('cards.addHint', { most: mostCards })}
          </DialogContentText>
          {refused ? <Alert severity="error">{refused}</Alert> : null}
          <Stack spacing={1}>
            <TextField
              autoFocus
              label={translate('cards.first')}
              value={value.first_number}
              onChange={({ target }) => set({ first_number: digitsOf(target.value, 10) })}
              error={Boolean(said('first_number'))}
              helperText={said('first_number')}
              slotProps={{ htmlInput: numeric }}
            />
            <NumberField
              unit="count"
              label={translate('cards.count')}
              value={value.count}
              onChange={(count) => set({ count })}
              error={said('count')}
              hint={last && translate('cards.upTo', { last })}
            />
          </Stack>
        </DialogContent>
        <DialogActions>
          <Button onClick={onClose}>{translate('ra.action.cancel')}</Button>
          <Button type="submit" variant="contained" loading={busy}>
            {translate('ra.action.add')}
          </Button>
        </DialogActions>
      </form>
    </Dialog>
  );
}
