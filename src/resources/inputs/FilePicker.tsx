import FileIcon from '@mui/icons-material/UploadFileOutlined';
import { Box, Button, Stack, Typography } from '@mui/material';
import { type DragEvent, useRef, useState } from 'react';
import { useTranslate } from 'react-admin';
import { Meter } from '../pieces/Meter.tsx';

interface Props {
  /** What a file may be, above the button. */
  readonly hint: string;
  /** What the button says. */
  readonly choose: string;
  /** How much of a file is sent, from 0 to 1; null when none is under way. */
  readonly part: number | null;
  /** What is told while one is under way. */
  readonly text: string;
  readonly onFile: (file: File) => void;
  readonly onStop: () => void;
}

/** The browser's own field, whose words are not ours, behind a button that opens it. */
function Chooser({ choose, onFile }: Pick<Props, 'choose' | 'onFile'>) {
  const field = useRef<HTMLInputElement>(null);
  return (
    <>
      <Button variant="contained" startIcon={<FileIcon />} onClick={() => field.current?.click()}>
        {choose}
      </Button>
      <input
        ref={field}
        hidden
        type="file"
        accept=".csv,.txt,.tsv,.xlsx"
        aria-label={choose}
        onChange={({ target }) => target.files?.[0] && onFile(target.files[0])}
      />
    </>
  );
}

function UnderWay({ part, text, onStop }: Pick<Props, 'text' | 'onStop'> & { part: number }) {
  const translate = useTranslate();
  return (
    <Stack spacing={2} sx={{ width: '100%', maxWidth: 480, alignItems: 'center' }}>
      <Box aria-live="polite" sx={{ width: '100%' }}>
        <Meter done={Math.round(part * 100)} total={100} text={text} />
      </Box>
      <Button onClick={onStop}>{translate('ra.action.cancel')}</Button>
    </Stack>
  );
}

/** Whether something is dragged over, and what the element under it listens to. */
function useDropped(take: (file: File) => void) {
  const [over, setOver] = useState(false);
  const drag = (is: boolean) => (event: DragEvent) => {
    event.preventDefault();
    setOver(is);
  };
  const onDrop = (event: DragEvent) => {
    drag(false)(event);
    const [file] = event.dataTransfer.files;
    if (file) take(file);
  };
  return { over, handlers: { onDragOver: drag(true), onDragLeave: drag(false), onDrop } };
}

/** A table as a file: chosen, or dropped here, and how far it is sent. */
export function FilePicker({ hint, choose, part, text, onFile, onStop }: Props) {
  const { over, handlers } = useDropped((file) => part === null && onFile(file));
  return (
    <Stack
      {...handlers}
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
      <Typography color="text.secondary" sx={{ maxWidth: '62ch' }}>
        {hint}
      </Typography>
      {part === null ? (
        <Chooser choose={choose} onFile={onFile} />
      ) : (
        <UnderWay part={part} text={text} onStop={onStop} />
      )}
    </Stack>
  );
}
