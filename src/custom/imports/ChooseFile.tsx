import FileIcon from '@mui/icons-material/UploadFileOutlined';
import { Alert, Box, Button, Stack, Typography } from '@mui/material';
import { type DragEvent, useRef, useState } from 'react';
import { useTranslate } from 'react-admin';
import { Meter } from '../../resources/Meter.tsx';
import { Section } from '../../resources/Section.tsx';
import { useUpload } from './use-upload.ts';

/** The browser's own field, whose words are not ours, behind a button that opens it. */
function Chooser({ onFile }: { onFile: (file: File | undefined) => void }) {
  const translate = useTranslate();
  const field = useRef<HTMLInputElement>(null);
  return (
    <>
      <Button variant="contained" startIcon={<FileIcon />} onClick={() => field.current?.click()}>
        {translate('imports.choose')}
      </Button>
      <input
        ref={field}
        hidden
        type="file"
        accept=".csv,.txt,.tsv,.xlsx"
        aria-label={translate('imports.choose')}
        onChange={({ target }) => onFile(target.files?.[0])}
      />
    </>
  );
}

function Uploading({ part, onStop }: { part: number; onStop: () => void }) {
  const translate = useTranslate();
  const percent = Math.round(part * 100);
  const told = translate(part < 1 ? 'imports.uploading' : 'imports.reading', { percent });
  return (
    <Stack spacing={2} sx={{ width: '100%', maxWidth: 480, alignItems: 'center' }}>
      <Box aria-live="polite" sx={{ width: '100%' }}>
        <Meter done={percent} total={100} told={told} />
      </Box>
      <Button onClick={onStop}>{translate('ra.action.cancel')}</Button>
    </Stack>
  );
}

/** The file: chosen, or dropped here. */
export function ChooseFile({ onTaken }: { onTaken: (id: number) => void }) {
  const translate = useTranslate();
  const { part, refused, take, stop } = useUpload(onTaken);
  const [over, setOver] = useState(false);
  const begin = (file: File | undefined) => {
    if (file && part === null) void take(file).catch(() => undefined);
  };
  const drag = (is: boolean) => (event: DragEvent) => {
    event.preventDefault();
    setOver(is);
  };
  const drop = (event: DragEvent) => {
    drag(false)(event);
    begin(event.dataTransfer.files[0]);
  };
  return (
    <Section title={translate('imports.file')}>
      {refused ? (
        <Alert severity="error" sx={{ mb: 2 }}>
          {translate(refused, { _: refused })}
        </Alert>
      ) : null}
      <Stack
        onDragOver={drag(true)}
        onDragLeave={drag(false)}
        onDrop={drop}
        spacing={2}
        sx={{
          alignItems: 'center',
          textAlign: 'center',
          p: { xs: 3, sm: 5 },
          border: '2px dashed',
          borderColor: over ? 'primary.main' : 'divider',
          bgcolor: over ? 'action.hover' : undefined,
          borderRadius: 2,
        }}
      >
        <Typography color="text.secondary" sx={{ maxWidth: '60ch' }}>
          {translate('imports.fileHint')}
        </Typography>
        {part === null ? <Chooser onFile={begin} /> : <Uploading part={part} onStop={stop} />}
      </Stack>
    </Section>
  );
}
