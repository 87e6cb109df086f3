import { Button, Dialog, DialogActions, DialogContent, DialogTitle } from '@mui/material';
import type { ReactNode } from 'react';
import { type RaRecord, RecordContextProvider, useTranslate } from 'react-admin';
import { useVisible } from '../../shell/context.ts';
import { FieldCell } from '../cells/FieldCell.tsx';
import { FactList } from '../pieces/FactList.tsx';
import { usePanelResource } from '../pieces/use-resource.ts';
import { nameOf } from './column-names.ts';

interface Props {
  readonly record: RaRecord;
  readonly onClose: () => void;
}

/** All that a list knows of a row, whatever columns it shows, in the order of its columns. */
function useFacts(record: RaRecord): [string, ReactNode][] {
  const translate = useTranslate();
  const { entity, name: resource, screen } = usePanelResource();
  const isVisible = useVisible(entity.fields);
  const names = new Set([...screen.columns.map(nameOf), ...Object.keys(entity.fields)]);
  return [...names].flatMap((source) => {
    const field = entity.fields[source];
    if (!field || record[source] === undefined || !isVisible(source)) return [];
    const cell = <FieldCell key={source} source={source} />;
    return [[translate(`resources.${resource}.fields.${source}`), cell] as [string, ReactNode]];
  });
}

/** A row that has no page of its own, with all that is known of it. */
export function RowDetails({ record, onClose }: Props) {
  const translate = useTranslate();
  const facts = useFacts(record);
  return (
    <RecordContextProvider value={record}>
      <Dialog open onClose={onClose} fullWidth maxWidth="sm" aria-labelledby="row-details">
        <DialogTitle id="row-details">{translate('shell.details')}</DialogTitle>
        <DialogContent>
          <FactList facts={facts} />
        </DialogContent>
        <DialogActions>
          <Button onClick={onClose} autoFocus>
            {translate('ra.action.close')}
          </Button>
        </DialogActions>
      </Dialog>
    </RecordContextProvider>
  );
}
