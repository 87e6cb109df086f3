import {
  Alert,
  Link as Anchor,
  Button,
  Dialog,
  DialogActions,
  DialogContent,
  DialogContentText,
  DialogTitle,
  TextField,
} from '@mui/material';
import { useId, useState } from 'react';
import { useCreatePath, useTranslate } from 'react-admin';
import { Link } from 'react-router';
import type { z } from 'zod';
import type { EventName } from '../../../../contract/developers/event-names.ts';
import type { testWebhook } from '../../../../contract/developers/webhooks.ts';
import { useAct } from '../../../resources/actions/use-act.ts';
import { useTellFailure } from '../../../resources/pieces/use-tell-failure.ts';
import type { ActionDialog } from '../../../shell/action.ts';
import { calls } from './calls.data.ts';
import { useEventName, useEvents } from './EventsInput.tsx';
import { logsResource } from './use-hooks.ts';

type Tried = z.output<(typeof testWebhook)['reply']>;

function useTest({ record }: ActionDialog) {
  const { act, refresh } = useAct();
  const tellFailure = useTellFailure();
  const [busy, setBusy] = useState(false);
  const [tried, setTried] = useState<Tried>();
  const go = async (event: EventName) => {
    setBusy(true);
    try {
      const { data } = await act<typeof testWebhook>(calls.test, record.id, { body: { event } });
      setTried(data);
    } catch (error) {
      tellFailure(error);
    } finally {
      setBusy(false);
      await refresh();
    }
  };
  return { go, busy, tried };
}

function Outcome({ tried }: { tried: Tried }) {
  const translate = useTranslate();
  const createPath = useCreatePath();
  const { outcome, status, ms, problem, store_event_log_id: id } = tried;
  const said =
    status === null
      ? translate('hooks.test.silent', { problem })
      : translate('hooks.test.answered', { status, ms });
  return (
    <Alert severity={outcome === 'accepted' ? 'success' : 'error'} sx={{ mt: 2 }}>
      {said}{' '}
      <Anchor
        component={Link}
        to={createPath({ resource: logsResource(), type: 'edit', id })}
        color="inherit"
      >
        {translate('hooks.test.open')}
      </Anchor>
    </Alert>
  );
}

/** Sends an example now, and says what came of it. */
export function TestDialog(props: ActionDialog) {
  const { record: hook, onClose } = props;
  const translate = useTranslate();
  const nameOf = useEventName();
  const id = useId();
  const { data: { events } = { events: [] } } = useEvents();
  const { go, busy, tried } = useTest(props);
  const [event, setEvent] = useState<EventName>(hook.events[0] ?? 'transaction.created');
  return (
    <Dialog open onClose={onClose} aria-labelledby={id} fullWidth maxWidth="sm">
      <DialogTitle id={id}>{translate('hooks.test.question', { name: hook.name })}</DialogTitle>
      <DialogContent>
        <DialogContentText sx={{ mb: 2.5 }}>{translate('hooks.test.text')}</DialogContentText>
        <TextField
          select
          label={translate('hooks.test.event')}
          value={event}
          onChange={({ target }) => setEvent(target.value as EventName)}
          slotProps={{ select: { native: true }, inputLabel: { shrink: true } }}
        >
          {events
            .filter((each) => each.permitted || each.event === event)
            .map((each) => (
              <option key={each.event} value={each.event}>
                {nameOf(each.event)}
              </option>
            ))}
        </TextField>
        <div role="status">{tried ? <Outcome tried={tried} /> : null}</div>
      </DialogContent>
      <DialogActions>
        <Button onClick={onClose}>{translate('ra.action.close')}</Button>
        <Button variant="contained" loading={busy} onClick={() => void go(event)}>
          {translate('hooks.test.send')}
        </Button>
      </DialogActions>
    </Dialog>
  );
}
