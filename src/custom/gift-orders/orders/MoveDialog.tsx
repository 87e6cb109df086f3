import {
  Alert,
  Button,
  Dialog,
  DialogActions,
  DialogContent,
  DialogTitle,
  Stack,
  TextField,
  Typography,
} from '@mui/material';
import { type FormEvent, type ReactNode, useId } from 'react';
import { useNotify, useTranslate } from 'react-admin';
import { useOwnForm } from '../../../resources/form/use-own-form.ts';
import { useOneKey } from '../../../session/use-one-key.ts';
import { states } from './moves.data.ts';
import { useOrderCalls, useOrdersChanged } from './use-order.ts';

interface Asking {
  readonly form: {
    readonly value: { readonly note: string };
    readonly set: (change: { note: string }) => void;
    readonly said: (path: string) => string | undefined;
    readonly refused: string | undefined;
    readonly busy: boolean;
    readonly save: () => Promise<void>;
  };
  readonly lost: boolean;
}

interface Props extends Asking {
  readonly title: string;
  readonly children: ReactNode;
  readonly label: string;
  readonly hint?: string;
  readonly confirm: string;
  readonly danger: boolean;
  readonly onClose: () => void;
}

/** Asks before something is done that stands in a timeline, with a note. A refusal stays in it. */
export function AskWithNote({ form, lost, title, children, label, hint, ...rest }: Props) {
  const translate = useTranslate();
  const id = useId();
  const { confirm, danger, onClose } = rest;
  const { value, set, said, busy, save } = form;
  const refused = form.refused ?? said('status') ?? said('transaction_id') ?? said('order_ids');
  const submit = (event: FormEvent) => {
    event.preventDefault();
    save().catch(() => undefined);
  };
  return (
    <Dialog open fullWidth maxWidth="xs" onClose={busy ? undefined : onClose} aria-labelledby={id}>
      <form noValidate onSubmit={submit} style={{ display: 'contents' }}>
        <DialogTitle id={id}>{title}</DialogTitle>
        <DialogContent>
          <Stack spacing={2}>
            {lost ? <Alert severity="warning">{translate('shell.lost')}</Alert> : null}
            {refused && !lost ? <Alert severity="error">{refused}</Alert> : null}
            {children}
            <TextField
              label={label}
              value={value.note}
              disabled={lost}
              onChange={({ target }) => set({ note: target.value })}
              error={Boolean(said('note'))}
              helperText={said('note') ?? hint}
              slotProps={{ htmlInput: { maxLength: 200 } }}
            />
          </Stack>
        </DialogContent>
        <DialogActions>
          <Button onClick={onClose} disabled={busy}>
            {translate('orders.notNow')}
          </Button>
          <Button
            type="submit"
            variant="contained"
            color={danger ? 'error' : 'primary'}
            loading={busy}
            autoFocus
          >
            {lost ? translate('shell.sendAgain') : confirm}
          </Button>
        </DialogActions>
      </form>
    </Dialog>
  );
}

interface Move {
  readonly ids: readonly number[];
  readonly status: number;
  /** Called after the orders were moved, and when nothing was done. */
  readonly onClose: (moved: boolean) => void;
}

function useMove({ ids, status, onClose }: Move) {
  const translate = useTranslate();
  const notify = useNotify();
  const changed = useOrdersChanged();
  const { move } = useOrderCalls();
  const { once, lost } = useOneKey();
  const state = translate(`orders.states.${status}`);
  const form = useOwnForm({
    saved: { note: '' },
    rule: undefined,
    toSend: ({ note }) => ({ order_ids: [...ids], status, ...(note.trim() ? { note } : {}) }),
    send: async (body) => {
      const { data } = await once((key) => move(body, key));
      const messageArgs = { smart_count: data.moved, count: data.moved, state };
      notify('orders.moved', { type: 'success', messageArgs });
      await changed();
      onClose(true);
    },
    again: changed,
  });
  return { form, lost, state };
}

/** Moves one order or several to another state, with a note for the timeline. */
export function MoveDialog(props: Move) {
  const translate = useTranslate();
  const { form, lost, state } = useMove(props);
  const { ids, status, onClose } = props;
  const counted = { smart_count: ids.length, count: ids.length, state };
  return (
    <AskWithNote
      form={form}
      lost={lost}
      title={translate(`orders.to.${status}`)}
      label={translate('orders.note')}
      hint={translate('orders.noteHint')}
      confirm={translate(`orders.to.${status}`)}
      danger={status === states.cancelled || status === states.returned}
      onClose={() => onClose(false)}
    >
      <Typography>{translate('orders.asking', counted)}</Typography>
      {status === states.cancelled ? (
        <Typography>{translate('orders.pointsBack', counted)}</Typography>
      ) : null}
    </AskWithNote>
  );
}
