import {
  Button,
  Dialog,
  DialogActions,
  DialogContent,
  DialogTitle,
  LinearProgress,
  Typography,
} from '@mui/material';
import { useId } from 'react';
import { type RaRecord, useTranslate } from 'react-admin';
import { usePanel } from '../../shell/context.ts';
import { Outcome } from '../uses/Outcome.tsx';
import type { Action } from './use-actions.ts';
import { useBulkActing } from './use-bulk-acting.ts';

interface Props {
  readonly action: Action;
  readonly rows: readonly RaRecord[];
  readonly onClose: () => void;
}

/** How many records there are, and with how many of them it can be done as they stand. */
function Counts({ able, all }: { able: number; all: number }) {
  const translate = useTranslate();
  const { lang } = usePanel();
  const counted = (count: number) => ({ smart_count: count, count: count.toLocaleString(lang) });
  return (
    <>
      <Typography>{translate('bulk.able', counted(able))}</Typography>
      {all > able ? (
        <Typography color="text.secondary" sx={{ mt: 1 }}>
          {translate('bulk.unable', counted(all - able))}
        </Typography>
      ) : null}
    </>
  );
}

function Progress({ count, of }: { count: number; of: number }) {
  const translate = useTranslate();
  return (
    <>
      <Typography role="status" sx={{ mb: 1 }}>
        {translate('bulk.progress', { count, of })}
      </Typography>
      <LinearProgress variant="determinate" value={(100 * count) / of} aria-hidden />
    </>
  );
}

/** An action on several chosen rows: its question with the numbers, how far it is, and its outcome. */
export function BulkActing({ action, rows, onClose }: Props) {
  const translate = useTranslate();
  const id = useId();
  const { able, count, outcome, run, stop } = useBulkActing(action, rows, onClose);
  if (outcome) return <Outcome words="bulk" {...outcome} onClose={onClose} />;
  const isRunning = count !== undefined;
  return (
    <Dialog open fullWidth maxWidth="xs" aria-labelledby={id} {...(isRunning ? {} : { onClose })}>
      <DialogTitle id={id}>{translate(`${action.words}.title`)}</DialogTitle>
      <DialogContent>
        {isRunning ? (
          <Progress count={count} of={able.length} />
        ) : (
          <Counts able={able.length} all={rows.length} />
        )}
      </DialogContent>
      <DialogActions>
        <Button onClick={isRunning ? stop : onClose} autoFocus>
          {translate(isRunning ? 'bulk.stop' : 'ra.action.cancel')}
        </Button>
        {isRunning || !able.length ? null : (
          <Button
            variant="contained"
            color={action.tone === 'danger' ? 'error' : 'primary'}
            onClick={() => void run()}
          >
            {translate(`${action.words}.title`)}
          </Button>
        )}
      </DialogActions>
    </Dialog>
  );
}
