import DeleteIcon from '@mui/icons-material/DeleteOutlined';
import { Box, Button, IconButton, Skeleton, Stack, TextField, Typography } from '@mui/material';
import { useQuery } from '@tanstack/react-query';
import { useNotify, useTranslate } from 'react-admin';
import type {
  addNote,
  CustomerNote,
  customerNotes,
  deleteNote,
} from '../../../../contract/customers/customer-details.ts';
import { formatDateTime } from '../../../i18n/format.ts';
import { LeaveQuestion } from '../../../resources/form/LeaveGuard.tsx';
import { useOwnForm } from '../../../resources/form/use-own-form.ts';
import { ListFailed } from '../../../resources/list/ListFailed.tsx';
import { Section } from '../../../resources/pieces/Section.tsx';
import { useTellFailure } from '../../../resources/pieces/use-tell-failure.ts';
import { send } from '../../../session/api.ts';
import { useCan, usePanel } from '../../../shell/context.ts';
import { useCustomerChanged } from './use-customer.ts';

const path = '/companies/{storeId}/customers/{id}/notes';

function useNotes(id: number) {
  const { store } = usePanel();
  const params = { storeId: store.store_id, id };
  const changed = useCustomerChanged();
  const { data, error } = useQuery({
    queryKey: ['customers', store.store_id, id, 'notes'],
    queryFn: async ({ signal }) =>
      (await send<typeof customerNotes>('GET', path, { params, signal })).data.notes,
  });
  return {
    notes: data,
    error,
    again: changed,
    add: (body: { body: string }) => send<typeof addNote>('POST', path, { params, body }),
    remove: (noteId: number) =>
      send<typeof deleteNote>('DELETE', `${path}/{noteId}`, { params: { ...params, noteId } }),
  };
}

function Note({ note, onDelete }: { note: CustomerNote; onDelete: () => void }) {
  const translate = useTranslate();
  return (
    <Box component="li" sx={{ borderTop: 1, borderColor: 'divider', pt: 1.5 }}>
      <Stack direction="row" sx={{ alignItems: 'flex-start', gap: 1 }}>
        <Box sx={{ flexGrow: 1, minWidth: 0 }}>
          <Typography sx={{ whiteSpace: 'pre-line', overflowWrap: 'anywhere' }}>
            {note.body}
          </Typography>
          <Typography variant="body2" color="text.secondary">
            {`${note.user}, ${formatDateTime(note.created_at)}`}
          </Typography>
        </Box>
        {note.own ? (
          <IconButton size="small" aria-label={translate('desk.notes.delete')} onClick={onDelete}>
            <DeleteIcon fontSize="small" />
          </IconButton>
        ) : null}
      </Stack>
    </Box>
  );
}

function NewNote({ id }: { id: number }) {
  const translate = useTranslate();
  const { add, again } = useNotes(id);
  const form = useOwnForm({
    saved: { body: '' },
    rule: undefined,
    toSend: ({ body }) => ({ body: body.trim() }),
    send: async (body) => {
      await add(body);
      await again();
    },
    done: 'desk.notes.added',
    again,
  });
  return (
    <Stack
      component="form"
      spacing={1}
      sx={{ alignItems: 'flex-start' }}
      onSubmit={(event) => {
        event.preventDefault();
        form.save().catch(() => undefined);
      }}
    >
      <LeaveQuestion guards={form.isDirty && !form.busy} />
      <TextField
        multiline
        minRows={2}
        label={translate('desk.notes.label')}
        value={form.value.body}
        onChange={({ target }) => form.set({ body: target.value })}
        error={Boolean(form.said('body') ?? form.refused)}
        helperText={form.said('body') ?? form.refused}
        slotProps={{ htmlInput: { maxLength: 2000 } }}
      />
      <Button
        type="submit"
        variant="outlined"
        loading={form.busy}
        disabled={!form.value.body.trim()}
      >
        {translate('desk.notes.add')}
      </Button>
    </Stack>
  );
}

function NotesSoFar({ id }: { id: number }) {
  const translate = useTranslate();
  const notify = useNotify();
  const tellFailure = useTellFailure();
  const { notes, error, remove, again } = useNotes(id);
  const forget = async (noteId: number) => {
    try {
      await remove(noteId);
      notify('desk.notes.deleted', { type: 'success' });
    } catch (refused) {
      tellFailure(refused);
    }
    await again();
  };
  if (!notes && error) return <ListFailed onRetry={again} error={error} />;
  if (!notes) return <Skeleton variant="rounded" height={80} />;
  return (
    <>
      {notes.length ? null : (
        <Typography color="text.secondary">{translate('desk.notes.none')}</Typography>
      )}
      <Stack component="ul" spacing={1.5} sx={{ listStyle: 'none', m: 0, p: 0 }}>
        {notes.map((note) => (
          <Note key={note.note_id} note={note} onDelete={() => void forget(note.note_id)} />
        ))}
      </Stack>
    </>
  );
}

/** What staff noted of a customer; everybody reads them, whoever wrote one deletes it. */
export function Notes({ id }: { id: number }) {
  const translate = useTranslate();
  const mayAdd = useCan('customers.update');
  return (
    <Section title={translate('desk.tabs.notes')}>
      <Stack spacing={2}>
        {mayAdd ? <NewNote id={id} /> : null}
        <NotesSoFar id={id} />
      </Stack>
    </Section>
  );
}
