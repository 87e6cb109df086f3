import {
  Button,
  Dialog,
  DialogActions,
  DialogContent,
  DialogTitle,
  FormControlLabel,
  Switch,
  TextField,
} from '@mui/material';
import { type FormEvent, useId, useState } from 'react';
import { useListContext, useNotify, useTranslate } from 'react-admin';
import type { SavedView } from '../../../contract/common/saved-views.ts';
import { useTellFailure } from '../pieces/use-tell-failure.ts';

interface Props {
  readonly onSave: (
    view: Pick<SavedView, 'name' | 'shared' | 'filter' | 'sort'>,
  ) => Promise<unknown>;
  readonly onClose: () => void;
}

/** Keeps the filters and the order of the list around under a name. */
export function SaveViewDialog({ onSave, onClose }: Props) {
  const translate = useTranslate();
  const notify = useNotify();
  const tellFailure = useTellFailure();
  const id = useId();
  const { filterValues, sort } = useListContext();
  const [name, setName] = useState('');
  const [shared, setShared] = useState(false);
  const [busy, setBusy] = useState(false);
  const save = async (event: FormEvent) => {
    event.preventDefault();
    setBusy(true);
    try {
      await onSave({ name, shared, filter: filterValues, sort: sort as SavedView['sort'] });
      notify('shell.views.saved', { type: 'success' });
      onClose();
    } catch (error) {
      tellFailure(error);
    } finally {
      setBusy(false);
    }
  };
  return (
    <Dialog open fullWidth maxWidth="xs" onClose={onClose} aria-labelledby={id}>
      <form onSubmit={(event) => void save(event)}>
        <DialogTitle id={id}>{translate('shell.views.save')}</DialogTitle>
        <DialogContent>
          <TextField
            autoFocus
            required
            label={translate('shell.views.name')}
            value={name}
            onChange={(event) => setName(event.target.value)}
            slotProps={{ htmlInput: { maxLength: 60 } }}
          />
          <FormControlLabel
            control={<Switch checked={shared} onChange={(_, on) => setShared(on)} />}
            label={translate('shell.views.shared')}
          />
        </DialogContent>
        <DialogActions>
          <Button onClick={onClose}>{translate('ra.action.cancel')}</Button>
          <Button type="submit" variant="contained" loading={busy} disabled={!name.trim()}>
            {translate('ra.action.save')}
          </Button>
        </DialogActions>
      </form>
    </Dialog>
  );
}
