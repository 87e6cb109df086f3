import {
  Alert,
  Button,
  Dialog,
  DialogActions,
  DialogContent,
  DialogContentText,
  DialogTitle,
  FormControl,
  FormControlLabel,
  FormLabel,
  Radio,
  RadioGroup,
} from '@mui/material';
import { useQueryClient } from '@tanstack/react-query';
import { use, useState } from 'react';
import { useNotify, useStore, useTranslate } from 'react-admin';
import type { ExportFormat } from '../../../contract/export-files/export-file.ts';
import { loadGroup } from '../../i18n/load-panel.ts';
import { usePanel } from '../../shell/context.ts';
import { awaitedExports, failureOf, startExport } from './calls.ts';

const formats: readonly ExportFormat[] = ['csv', 'xlsx'];
const mostAwaited = 50;
/** What leaves no row out: the order, and whose list it is. */
const unnarrowing: readonly string[] = ['sort', 'order', 'id'];

/** What is exported, and what its columns, filters and choices are called here. */
export interface Wanted {
  readonly exportKey: string;
  readonly query: Readonly<Record<string, unknown>>;
  readonly headings: Readonly<Record<string, string>>;
  /** How many rows it is about; unknown of a report. */
  readonly rows?: number | undefined;
  /** Whether it is about rows that were chosen, and no others of the list. */
  readonly chosen?: boolean;
}

interface Props extends Wanted {
  readonly onClose: () => void;
}

function useStarting({ exportKey, query, headings, onClose }: Props, format: ExportFormat) {
  const { panel, store } = usePanel();
  const notify = useNotify();
  const queries = useQueryClient();
  const [awaited, setAwaited] = useStore<readonly number[]>(awaitedExports, []);
  const [busy, setBusy] = useState(false);
  const [failure, setFailure] = useState<string>();
  const start = async () => {
    setBusy(true);
    setFailure(undefined);
    try {
      const place = { panel, storeId: store.store_id };
      const file = await startExport(place, exportKey, query, { format, headings });
      const id = file.user_store_export_id ?? 0;
      setAwaited([...awaited.filter((each) => each !== id), id].slice(-mostAwaited));
      void queries.invalidateQueries({ queryKey: ['exports'] });
      notify('exports.started', { type: 'info' });
      onClose();
    } catch (error) {
      setFailure(failureOf(error, 'start'));
    } finally {
      setBusy(false);
    }
  };
  return { busy, failure, start };
}

function Formats({
  format,
  onChoose,
}: {
  readonly format: ExportFormat;
  readonly onChoose: (format: ExportFormat) => void;
}) {
  const translate = useTranslate();
  return (
    <FormControl sx={{ mt: 2 }}>
      <FormLabel>{translate('exports.format')}</FormLabel>
      <RadioGroup
        value={format}
        onChange={(_, value) => onChoose(value === 'xlsx' ? 'xlsx' : 'csv')}
      >
        {formats.map((each) => (
          <FormControlLabel
            key={each}
            value={each}
            control={<Radio />}
            label={translate(`exports.formats.${each}`)}
          />
        ))}
      </RadioGroup>
    </FormControl>
  );
}

/** Asks as what a list is to be exported, as it is narrowed now; the answer is remembered. */
export function ExportDialog(props: Props) {
  const { exportKey, query, rows, chosen = false, onClose } = props;
  const { lang } = usePanel();
  use(loadGroup(lang, 'exports'));
  const translate = useTranslate();
  const [format, setFormat] = useStore<ExportFormat>('exports.format', 'csv');
  const { busy, failure, start } = useStarting(props, format);
  const filters = Object.entries(query).filter(
    ([name, value]) => value && !unnarrowing.includes(name),
  );
  const what = chosen ? 'chosen' : filters.length ? 'narrowed' : 'whole';
  return (
    <Dialog open onClose={onClose} maxWidth="xs" fullWidth aria-labelledby="export-title">
      <DialogTitle id="export-title">
        {translate('exports.title', { name: translate(`exports.keys.${exportKey}`) })}
      </DialogTitle>
      <DialogContent>
        <DialogContentText>
          {rows === undefined
            ? translate('exports.report')
            : translate(`exports.${what}`, { smart_count: rows })}
        </DialogContentText>
        <Formats format={format} onChoose={setFormat} />
        {failure ? (
          <Alert severity="error" role="alert" sx={{ mt: 2 }}>
            {translate(failure)}
          </Alert>
        ) : null}
      </DialogContent>
      <DialogActions>
        <Button onClick={onClose}>{translate('ra.action.cancel')}</Button>
        <Button variant="contained" loading={busy} onClick={() => void start()}>
          {translate('ra.action.export')}
        </Button>
      </DialogActions>
    </Dialog>
  );
}
