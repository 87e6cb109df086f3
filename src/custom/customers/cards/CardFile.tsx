import {
  Alert,
  Button,
  Dialog,
  DialogActions,
  DialogContent,
  DialogTitle,
  Stack,
  useMediaQuery,
} from '@mui/material';
import { useTranslate } from 'react-admin';
import { mostCardFileRows } from '../../../../contract/customers/card-files.ts';
import { FileSteps } from '../../../resources/form/FileSteps.tsx';
import { FilePicker } from '../../../resources/inputs/FilePicker.tsx';
import { DownloadButton } from '../../../resources/pieces/DownloadButton.tsx';
import { saveFile } from '../../../session/download.ts';
import { useWritten } from '../../../shell/use-written.ts';
import { CardCounts, CardFileCheck } from './CardFileCheck.tsx';
import { type CardFileWork, useCardFile } from './use-card-file.ts';

const steps = ['file', 'check', 'result'] as const;

/** The step that a file is at: chosen, checked, saved. */
function Current({ work }: { work: CardFileWork }) {
  const translate = useTranslate();
  const { number } = useWritten();
  const { preview, outcome, part, choose, pick, stop } = work;
  const percent = Math.round((part ?? 0) * 100);
  const text = (part ?? 0) < 1 ? 'uploading' : 'reading';
  if (!preview)
    return (
      <FilePicker
        hint={translate('cards.file.hint', { most: number(mostCardFileRows) })}
        choose={translate('cards.file.choose')}
        text={translate(`cards.file.${text}`, { percent })}
        part={part}
        onStop={stop}
        onFile={(file) => void choose(file).catch(() => undefined)}
      />
    );
  if (!outcome) return <CardFileCheck preview={preview} onPick={pick} />;
  return (
    <>
      <Alert role="status" severity="success">
        {translate('cards.file.done')}
      </Alert>
      <CardCounts of={outcome} />
    </>
  );
}

/** The rejected rows as a file to correct, another file, and the button that adds what is shown. */
function Next({ work }: { work: CardFileWork }) {
  const translate = useTranslate();
  const { number } = useWritten();
  const { preview, outcome, part, refused, save, again } = work;
  if (!preview) return null;
  const { rejected_file: file, created } = preview;
  const name = `${translate('cards.file.rejectedFile')}.csv`;
  return (
    <>
      {file === null ? null : (
        <DownloadButton
          label={translate('cards.file.rejectedRows')}
          onDownload={async () => saveFile(new Blob([file], { type: 'text/csv' }), name)}
        />
      )}
      <Button onClick={again}>{translate('cards.file.another')}</Button>
      {outcome ? null : (
        <Button
          variant="contained"
          loading={part !== null}
          disabled={!created || Boolean(refused)}
          onClick={() => void save().catch(() => undefined)}
        >
          {translate('cards.file.start', { smart_count: created, count: number(created) })}
        </Button>
      )}
    </>
  );
}

/** Cards out of a file: what was understood of it is confirmed before anything is added. */
export function CardFile({ onClose }: { onClose: () => void }) {
  const translate = useTranslate();
  const isPhone = useMediaQuery('(max-width: 600px)');
  const work = useCardFile();
  const { preview, outcome, refused } = work;
  return (
    <Dialog
      open
      fullWidth
      maxWidth="md"
      fullScreen={isPhone}
      onClose={onClose}
      aria-labelledby="card-file"
    >
      <DialogTitle id="card-file">{translate('cards.file.title')}</DialogTitle>
      <DialogContent>
        <Stack spacing={2}>
          <FileSteps
            at={outcome ? steps.length : Number(preview !== undefined)}
            steps={steps.map((name) => translate(`cards.file.steps.${name}`))}
          />
          <Current work={work} />
          <div aria-live="assertive">
            {refused ? <Alert severity="error">{translate(refused, { _: refused })}</Alert> : null}
          </div>
        </Stack>
      </DialogContent>
      <DialogActions sx={{ flexWrap: 'wrap', gap: 1 }}>
        <Button onClick={onClose}>{translate('cards.file.close')}</Button>
        <Next work={work} />
      </DialogActions>
    </Dialog>
  );
}
