import {
  Button,
  Dialog,
  DialogActions,
  DialogContent,
  DialogContentText,
  DialogTitle,
  Table,
  TableBody,
  TableCell,
  TableHead,
  TableRow,
} from '@mui/material';
import { RecordContextProvider, useResourceContext, useTranslate } from 'react-admin';
import { useFormContext } from 'react-hook-form';
import { FieldCell } from '../cells/FieldCell.tsx';
import { usePanelResource } from '../pieces/use-resource.ts';

type Data = Record<string, unknown>;

const differs = (mine: Data, theirs: Data) => (name: string) =>
  JSON.stringify(mine[name] ?? null) !== JSON.stringify(theirs[name] ?? null);

const Value = ({ record, source }: { record: Data; source: string }) => (
  <RecordContextProvider value={record}>
    <FieldCell source={source} />
  </RecordContextProvider>
);

function Both({ mine, theirs, names }: { mine: Data; theirs: Data; names: string[] }) {
  const translate = useTranslate();
  const resource = useResourceContext();
  return (
    <Table size="small">
      <TableHead>
        <TableRow>
          <TableCell>{translate('shell.conflict.field')}</TableCell>
          <TableCell>{translate('shell.conflict.mine')}</TableCell>
          <TableCell>{translate('shell.conflict.theirs')}</TableCell>
        </TableRow>
      </TableHead>
      <TableBody>
        {names.map((name) => (
          <TableRow key={name}>
            <TableCell component="th" scope="row">
              {translate(`resources.${resource}.fields.${name}`)}
            </TableCell>
            <TableCell>
              <Value record={mine} source={name} />
            </TableCell>
            <TableCell>
              <Value record={theirs} source={name} />
            </TableCell>
          </TableRow>
        ))}
      </TableBody>
    </Table>
  );
}

/** Someone else saved meanwhile: shows both versions and lets the user choose which one stays. */
export function ConflictDialog({
  current,
  onClose,
}: {
  current: Data | undefined;
  onClose: () => void;
}) {
  const translate = useTranslate();
  const { entity } = usePanelResource();
  const { getValues, reset, setValue } = useFormContext();
  if (!current) return null;
  const mine = getValues();
  const names = Object.keys(entity.fields)
    .filter((name) => !entity.fields[name]?.readOnly)
    .filter(differs(mine, current));
  const takeTheirs = () => {
    reset({ ...mine, ...current });
    onClose();
  };
  const keepMine = () => {
    setValue('updated_at', current.updated_at, { shouldDirty: true });
    onClose();
  };
  return (
    <Dialog open onClose={onClose} maxWidth="md" aria-labelledby="conflict-title">
      <DialogTitle id="conflict-title">{translate('shell.conflict.title')}</DialogTitle>
      <DialogContent>
        <DialogContentText sx={{ mb: 2 }}>{translate('shell.conflict.text')}</DialogContentText>
        <Both mine={mine} theirs={current} names={names} />
      </DialogContent>
      <DialogActions>
        <Button onClick={takeTheirs}>{translate('shell.conflict.takeTheirs')}</Button>
        <Button variant="contained" onClick={keepMine}>
          {translate('shell.conflict.keepMine')}
        </Button>
      </DialogActions>
    </Dialog>
  );
}
