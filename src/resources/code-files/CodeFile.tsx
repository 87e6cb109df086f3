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
import { mostCodeFileRows } from '../../../contract/common/code-files.ts';
import { saveFile } from '../../session/download.ts';
import { useWritten } from '../../shell/use-written.ts';
import { FileSteps } from '../form/FileSteps.tsx';
import { FilePicker } from '../inputs/FilePicker.tsx';
import { DownloadButton } from '../pieces/DownloadButton.tsx';
import { CodeCounts, CodeFileCheck } from './CodeFileCheck.tsx';
import { type CodeFileKind, type CodeFileWork, useCodeFile } from './use-code-file.ts';

const steps = ['file', 'check', 'result'] as const;

interface Props extends Pick<CodeFileKind, 'words'> {
  readonly work: CodeFileWork;
}

/** The step that a file is at: chosen, checked, saved. */
function Current({ work, words }: Props) {
  const translate = useTranslate();
  const { number } = useWritten();
  const { preview, outcome, part, choose, pick, stop } = work;
  const percent = Math.round((part ?? 0) * 100);
  const text = (part ?? 0) < 1 ? 'uploading' : 'reading';
  if (!preview)
    return (
      <FilePicker
        hint={translate(`${words}.hint`, { most: number(mostCodeFileRows) })}
        choose={translate('codeFile.choose')}
        text={translate(`codeFile.${text}`, { percent })}
        part={part}
        onStop={stop}
        onFile={(file) => void choose(file).catch(() => undefined)}
      />
    );
  if (!outcome) return <CodeFileCheck preview={preview} words={words} onPick={pick} />;
  return (
    <>
      <Alert role="status" severity="success">
        {translate('codeFile.done')}
      </Alert>
      <CodeCounts of={outcome} words={words} />
    </>
  );
}

/** The rejected rows as a file to correct, another file, and the button that adds what is shown. */
function Next({ work, words }: Props) {
  const translate = useTranslate();
  const { number } = useWritten();
  const { preview, outcome, part, refused, save, again } = work;
  if (!preview) return null;
  const { rejected_file: file, created } = preview;
  const name = `${translate(`${words}.rejectedFile`)}.csv`;
  return (
    <>
      {file === null ? null : (
        <DownloadButton
          label={translate('codeFile.rejectedRows')}
          onDownload={async () => saveFile(new Blob([file], { type: 'text/csv' }), name)}
        />
      )}
      <Button onClick={again}>{translate('codeFile.another')}</Button>
      {outcome ? null : (
        <Button
          variant="contained"
          loading={part !== null}
          disabled={!created || Boolean(refused)}
          onClick={() => void save().catch(() => undefined)}
        >
          {translate(`${words}.start`, { smart_count: created, count: number(created) })}
        </Button>
      )}
    </>
  );
}

/** Codes out of a file: what was understood of it is confirmed before anything is added. */
export function CodeFile({ onClose, words, ...calls }: CodeFileKind & { onClose: () => void }) {
  const translate = useTranslate();
  const isPhone = useMediaQuery('(max-width: 600px)');
  const work = useCodeFile(calls);
  const { preview, outcome, refused } = work;
  return (
    <Dialog
      open
      fullWidth
      maxWidth="md"
      fullScreen={isPhone}
      onClose={onClose}
      aria-labelledby="code-file"
    >
      <DialogTitle id="code-file">{translate(`${words}.title`)}</DialogTitle>
      <DialogContent>
        <Stack spacing={2}>
          <FileSteps
            at={outcome ? steps.length : Number(preview !== undefined)}
            steps={steps.map((name) => translate(`codeFile.steps.${name}`))}
          />
          <Current work={work} words={words} />
          <div aria-live="assertive">
            {refused ? <Alert severity="error">{translate(refused, { _: refused })}</Alert> : null}
          </div>
        </Stack>
      </DialogContent>
      <DialogActions sx={{ flexWrap: 'wrap', gap: 1 }}>
        <Button onClick={onClose}>{translate('codeFile.close')}</Button>
        <Next work={work} words={words} />
      </DialogActions>
    </Dialog>
  );
}
