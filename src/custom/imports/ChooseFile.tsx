import FileIcon from '@mui/icons-material/UploadFileOutlined';
import { Alert, Box, Button, Stack, Typography } from '@mui/material';
import { type DragEvent, useState } from 'react';
import { useTranslate } from 'react-admin';
import { Meter } from '../../resources/Meter.tsx';
import { Section } from '../../resources/Section.tsx';
import { useUpload } from './use-upload.ts';

// The browser's own field, whose words are not ours: what is seen is the button around it.
const unseen = { position: 'absolute', width: 1, height: 1, opacity: 0, inset: 0 } as const;

function Chooser({ onFile }: { onFile: (file: File | undefined) => void }) {
  const translate = useTranslate();
  return (
    <Button
      component="label"
      variant="contained"
      startIcon={<FileIcon />}
      sx={{ '&:focus-within': { outline: 3, outlineColor: 'primary.main', outlineOffset: 2 } }}
    >
      {translate('imports.choose')}
      <Box
        component="input"
        type="file"
        accept=".csv,.txt,.tsv,.xlsx"
        aria-label={translate('imports.choose')}
        onChange={({ target }) => onFile((target as HTMLInputElement).files?.[0])}
        sx={unseen}
      />
    </Button>
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
