import DeleteIcon from '@mui/icons-material/DeleteOutlined';
import {
  Button,
  Dialog,
  DialogActions,
  DialogContent,
  DialogContentText,
  DialogTitle,
  LinearProgress,
  TextField,
} from '@mui/material';
import { useQueryClient } from '@tanstack/react-query';
import { useState } from 'react';
import { useNotify, useRecordContext, useRedirect, useTranslate } from 'react-admin';
import type { deleteStore } from '../../../../contract/organisations/stores.ts';
import { showForbidden } from '../../../authProvider/forbidden.ts';
import { resourceOf } from '../../../dataProvider/sources.ts';
import { Uses } from '../../../resources/uses/Uses.tsx';
import { useUsesAt } from '../../../resources/uses/use-uses.ts';
import { ApiError, send } from '../../../session/api.ts';
import { usePanel } from '../../../shell/context.ts';

const path = '/companies/{storeId}/stores/{id}';

function useDeletion(close: () => void) {
  const notify = useNotify();
  const redirect = useRedirect();
  const queries = useQueryClient();
  const { store } = usePanel();
  const record = useRecordContext();
  const [wantsName, setWantsName] = useState(false);
  const remove = async (confirm_name?: string) => {
    try {
      await send<typeof deleteStore>('DELETE', path, {
        params: { storeId: store.store_id, id: Number(record?.id) },
        query: { confirm_name },
      });
      close();
      notify(`resources.${resourceOf('stores')}.texts.deleted`, { type: 'success' });
      redirect('list', resourceOf('stores'));
      // All but the record itself, which nobody can fetch any more.
      queries.invalidateQueries({ predicate: ({ queryKey }) => queryKey[1] !== 'getOne' });
    } catch (error) {
      if (!(error instanceof ApiError)) throw error;
      if (error.error === 'confirmation_required') return setWantsName(true);
      if (error.status === 403) return showForbidden();
      notify(error.said, { type: 'error' });
    }
  };
  return { remove, wantsName };
}

function Confirmation({ close }: { close: () => void }) {
  const translate = useTranslate();
  const record = useRecordContext();
  const name = String(record?.name ?? '');
  const { uses, isCounted } = useUsesAt(path, Number(record?.id));
  const [typed, setTyped] = useState('');
  const { remove, wantsName } = useDeletion(close);
  const text = wantsName ? 'stores.delete.history' : 'stores.delete.text';
  return (
    <Dialog open onClose={close} aria-labelledby="delete-title">
      <DialogTitle id="delete-title">{translate('stores.delete.title', { name })}</DialogTitle>
      <DialogContent>
        <DialogContentText>{translate(text, { name })}</DialogContentText>
        {isCounted ? <LinearProgress aria-busy /> : null}
        <Uses uses={uses} />
        {wantsName ? (
          <TextField
            autoFocus
            fullWidth
            sx={{ mt: 2 }}
            label={translate('stores.delete.typeName')}
            value={typed}
            onChange={(event) => setTyped(event.target.value)}
          />
        ) : null}
      </DialogContent>
      <DialogActions>
        <Button onClick={close}>{translate('ra.action.cancel')}</Button>
        <Button
          color="error"
          variant="contained"
          disabled={isCounted || (wantsName && typed.trim() !== name)}
          onClick={() => remove(wantsName ? typed.trim() : undefined)}
        >
          {translate('ra.action.delete')}
        </Button>
      </DialogActions>
    </Dialog>
  );
}

/** Deletes a store after asking; one with history asks for its name, and its records stay. */
export function DeleteStore() {
  const translate = useTranslate();
  const [open, setOpen] = useState(false);
  return (
    <>
      <Button color="error" startIcon={<DeleteIcon />} onClick={() => setOpen(true)}>
        {translate('ra.action.delete')}
      </Button>
      {open ? <Confirmation close={() => setOpen(false)} /> : null}
    </>
  );
}
