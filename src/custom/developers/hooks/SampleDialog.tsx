import { Button, Dialog, DialogActions, DialogContent, DialogTitle } from '@mui/material';
import { useId } from 'react';
import { useTranslate } from 'react-admin';
import type { eventSample } from '../../../../contract/developers/events.ts';
import { useRead } from '../../../resources/pieces/use-read.ts';
import { Answered } from '../../../resources/records/Answered.tsx';
import { Code } from '../shared/Code.tsx';

interface Props {
  readonly eventId: number;
  readonly name: string;
  readonly onClose: () => void;
}

/** What a program would be sent. */
export function SampleDialog({ eventId, name, onClose }: Props) {
  const translate = useTranslate();
  const id = useId();
  const sample = useRead<typeof eventSample>('/companies/{storeId}/events/{eventId}/sample', {
    params: { eventId },
  });
  return (
    <Dialog open onClose={onClose} aria-labelledby={id} fullWidth maxWidth="md">
      <DialogTitle id={id}>{translate('hooks.example', { event: name })}</DialogTitle>
      <DialogContent>
        <Answered query={sample}>
          {({ headers, payload }) => (
            <>
              <Code label={translate('hooks.headers')} headers={headers} />
              <Code label={translate('hooks.body')} text={JSON.stringify(payload)} />
            </>
          )}
        </Answered>
      </DialogContent>
      <DialogActions>
        <Button onClick={onClose}>{translate('ra.action.close')}</Button>
      </DialogActions>
    </Dialog>
  );
}
