import {
  Box,
  Button,
  Dialog,
  DialogActions,
  DialogContent,
  DialogContentText,
  DialogTitle,
  TextField,
  Typography,
} from '@mui/material';
import { useQuery } from '@tanstack/react-query';
import { useId, useState } from 'react';
import { useNotify, useTranslate } from 'react-admin';
import type { ForeseenEffects } from '../../../../contract/engine/effects.ts';
import { effectsPath } from '../../../../contract/engine/effects-path.ts';
import { deleteCompany } from '../../../../contract/settings/company-profile.ts';
import { showForbidden } from '../../../authProvider/forbidden.ts';
import { Effects } from '../../../resources/effects/Effects.tsx';
import { Section } from '../../../resources/pieces/Section.tsx';
import { ApiError, filled, request, send } from '../../../session/api.ts';
import { leave } from '../../../session/leave.ts';
import { useForms } from '../general/forms.ts';

/** Long enough to read that it is gone. */
const readMs = 2500;

function useDeletion() {
  const notify = useNotify();
  const { params } = useForms();
  const [busy, setBusy] = useState(false);
  const remove = async (confirm_name: string) => {
    setBusy(true);
    try {
      await send<typeof deleteCompany>('DELETE', '/companies/{storeId}', {
        params,
        query: { confirm_name },
      });
      notify('businessProfile.done.deleted', { type: 'success', autoHideDuration: null });
      setTimeout(leave, readMs);
    } catch (error) {
      setBusy(false);
      if (!(error instanceof ApiError)) throw error;
      if (error.status === 403) showForbidden();
      else notify(error.said, { type: 'error' });
    }
  };
  return { remove, busy };
}

/** What goes with the company, by the server's count; undefined until it is known. */
function useWhatGoes() {
  const { params } = useForms();
  const { data } = useQuery({
    queryKey: ['what-goes-with-company', params.storeId],
    queryFn: async ({ signal }) =>
      (await request('POST', filled(effectsPath(deleteCompany), params), { signal }))
        .data as ForeseenEffects,
  });
  return data;
}

function Confirmation({ name, close }: { name: string; close: () => void }) {
  const translate = useTranslate();
  const id = useId();
  const [typed, setTyped] = useState('');
  const { remove, busy } = useDeletion();
  const foreseen = useWhatGoes();
  return (
    <Dialog open onClose={busy ? undefined : close} aria-labelledby={id}>
      <DialogTitle id={id}>{translate('businessProfile.delete.title', { name })}</DialogTitle>
      <DialogContent>
        <DialogContentText sx={{ mb: 2 }}>
          {translate('businessProfile.delete.text', { name })}
        </DialogContentText>
        {foreseen?.effects.length ? (
          <Box sx={{ mb: 2 }}>
            <Effects foreseen={foreseen} />
          </Box>
        ) : null}
        <TextField
          autoFocus
          fullWidth
          label={translate('businessProfile.delete.typeName')}
          value={typed}
          onChange={({ target }) => setTyped(target.value)}
        />
      </DialogContent>
      <DialogActions>
        <Button onClick={close} disabled={busy}>
          {translate('ra.action.cancel')}
        </Button>
        <Button
          color="error"
          variant="contained"
          loading={busy}
          disabled={typed.trim() !== name}
          onClick={() => void remove(typed.trim()).catch(() => undefined)}
        >
          {translate('ra.action.delete')}
        </Button>
      </DialogActions>
    </Dialog>
  );
}

/** Deletes the company after its name was typed; then sign-in (company-deleted-flow). */
export function DeleteCompany({ name }: { name: string }) {
  const translate = useTranslate();
  const [open, setOpen] = useState(false);
  return (
    <Section title={translate('businessProfile.titles.delete')}>
      <Typography variant="body2" color="text.secondary" sx={{ mb: 2 }}>
        {translate('businessProfile.texts.delete')}
      </Typography>
      <Button color="error" variant="outlined" onClick={() => setOpen(true)}>
        {translate('businessProfile.delete.open')}
      </Button>
      {open ? <Confirmation name={name} close={() => setOpen(false)} /> : null}
    </Section>
  );
}
