import {
  Button,
  Dialog,
  DialogActions,
  DialogContent,
  DialogTitle,
  Typography,
} from '@mui/material';
import { useId } from 'react';
import {
  type Identifier,
  type RaRecord,
  useGetMany,
  useGetRecordRepresentation,
  useResourceContext,
  useTranslate,
} from 'react-admin';
import { usePanel } from '../../shell/context.ts';

/** A record with which something was not done, and the server's reason or its key. */
export interface Refused {
  readonly id: Identifier;
  readonly why: string;
}

function Reasons({ refused }: { refused: readonly Refused[] }) {
  const translate = useTranslate();
  const resource = useResourceContext() ?? '';
  const named = useGetRecordRepresentation(resource);
  const { data = [] } = useGetMany<RaRecord>(resource, { ids: refused.map(({ id }) => id) });
  return (
    <ul>
      {refused.map(({ id, why }) => {
        const record = data.find((each) => each?.id === id);
        return (
          <Typography component="li" key={id}>
            {record ? <strong>{named(record)}</strong> : null}
            <br />
            {translate(why)}
          </Typography>
        );
      })}
    </ul>
  );
}

interface Props {
  /** Where its words are: `done` with how many it is done with, `refused` with how many it is not. */
  readonly words: string;
  readonly done: number;
  readonly refused: readonly Refused[];
  readonly onClose: () => void;
}

/** With how many of several something is done, and with which not and why. */
export function Outcome({ words, done, refused, onClose }: Props) {
  const translate = useTranslate();
  const { lang } = usePanel();
  const id = useId();
  const counted = (count: number) => ({ smart_count: count, count: count.toLocaleString(lang) });
  return (
    <Dialog open fullWidth maxWidth="xs" onClose={onClose} aria-labelledby={id}>
      <DialogTitle id={id}>{translate(`${words}.done`, counted(done))}</DialogTitle>
      <DialogContent>
        <Typography color="error">
          {translate(`${words}.refused`, counted(refused.length))}
        </Typography>
        <Reasons refused={refused} />
      </DialogContent>
      <DialogActions>
        <Button onClick={onClose} autoFocus>
          {translate('ra.action.close')}
        </Button>
      </DialogActions>
    </Dialog>
  );
}
