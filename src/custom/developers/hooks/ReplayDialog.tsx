import {
  Button,
  Checkbox,
  Dialog,
  DialogActions,
  DialogContent,
  DialogContentText,
  DialogTitle,
  FormControlLabel,
  Stack,
} from '@mui/material';
import { useId, useState } from 'react';
import { useNotify, useTranslate } from 'react-admin';
import type { replayWebhook } from '../../../../contract/developers/webhooks.ts';
import { momentAfterDay, momentOfDay } from '../../../i18n/calendar.ts';
import { lastDays } from '../../../i18n/period.ts';
import { useAct } from '../../../resources/actions/use-act.ts';
import { DayField } from '../../../resources/inputs/DayField.tsx';
import { useTellFailure } from '../../../resources/pieces/use-tell-failure.ts';
import type { ActionDialog } from '../../../shell/action.ts';
import { calls } from './calls.data.ts';
import { useSentAgain } from './use-hooks.ts';

type Days = { from: string | undefined; to: string | undefined };
type Chosen = { from: string; to: string };

function useReplay({ record, onClose }: ActionDialog) {
  const { act } = useAct();
  const sentAgain = useSentAgain();
  const notify = useNotify();
  const tellFailure = useTellFailure();
  const [busy, setBusy] = useState(false);
  const go = async ({ from, to }: Chosen, all: boolean) => {
    setBusy(true);
    try {
      const body = {
        from: momentOfDay(from).toISOString(),
        until: momentAfterDay(to).toISOString(),
        all,
      };
      const { data } = await act<typeof replayWebhook>(calls.replay, record.id, { body });
      notify('hooks.replay.done', {
        type: 'success',
        messageArgs: { smart_count: data.replayed },
      });
      onClose();
    } catch (error) {
      tellFailure(error);
    } finally {
      setBusy(false);
      await sentAgain();
    }
  };
  return { go, busy };
}

/** Sends what happened on some days once more. */
export function ReplayDialog(props: ActionDialog) {
  const translate = useTranslate();
  const id = useId();
  const { go, busy } = useReplay(props);
  const [days, setDays] = useState<Days>(() => lastDays(7));
  const [all, setAll] = useState(false);
  const { from, to } = days;
  return (
    <Dialog open onClose={props.onClose} aria-labelledby={id} fullWidth maxWidth="sm">
      <DialogTitle id={id}>{translate('hooks.replay.question')}</DialogTitle>
      <DialogContent>
        <DialogContentText sx={{ mb: 2.5 }}>{translate('hooks.replay.text')}</DialogContentText>
        <Stack direction={{ xs: 'column', sm: 'row' }} spacing={2}>
          <DayField
            label={translate('hooks.replay.from')}
            day={days.from}
            onChange={(from) => setDays({ ...days, from })}
          />
          <DayField
            label={translate('hooks.replay.to')}
            day={days.to}
            onChange={(to) => setDays({ ...days, to })}
          />
        </Stack>
        <FormControlLabel
          control={<Checkbox checked={all} onChange={(_, on) => setAll(on)} />}
          label={translate('hooks.replay.all')}
        />
      </DialogContent>
      <DialogActions>
        <Button onClick={props.onClose}>{translate('ra.action.cancel')}</Button>
        <Button
          variant="contained"
          loading={busy}
          disabled={!from || !to}
          onClick={() => from && to && void go({ from, to }, all)}
        >
          {translate('hooks.replay.send')}
        </Button>
      </DialogActions>
    </Dialog>
  );
}
