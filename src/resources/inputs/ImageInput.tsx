import { Box, Button, FormHelperText, Stack, Typography } from '@mui/material';
import { type ChangeEvent, type DragEvent, useEffect, useId, useRef, useState } from 'react';
import { FieldTitle, useInput, useResourceContext, useTranslate } from 'react-admin';
import { type ChosenImage, isChosen } from '../../dataProvider/image.ts';
import { fileUrl } from '../../session/api.ts';
import type { InputProps } from './inputs.tsx';

const accepted = ['image/jpeg', 'image/png', 'image/webp', 'image/gif', 'image/avif'];
const mostBytes = 8_000_000;

function problemOf(file: File): string | undefined {
  if (!accepted.includes(file.type)) return 'shell.image.wrongType';
  return file.size > mostBytes ? 'shell.image.tooLarge' : undefined;
}

// A preview holds the file in memory until its address is given back.
function useReleased(image: unknown) {
  const src = isChosen(image) ? image.src : undefined;
  useEffect(
    () => () => {
      if (src) URL.revokeObjectURL(src);
    },
    [src],
  );
}

function Preview({ image }: { image: ChosenImage | string | null }) {
  const src = isChosen(image) ? image.src : image && fileUrl(image);
  const shape = {
    width: 112,
    height: 112,
    borderRadius: 2,
    flexShrink: 0,
    bgcolor: 'action.hover',
  } as const;
  return src ? (
    <Box component="img" src={src} alt="" sx={{ ...shape, objectFit: 'cover' }} />
  ) : (
    <Box aria-hidden sx={shape} />
  );
}

/** A picture: chosen or dropped, seen at once, and uploaded after the record is saved. */
export function ImageInput({ source }: InputProps) {
  const translate = useTranslate();
  const resource = useResourceContext();
  const { field } = useInput({ source });
  const [problem, setProblem] = useState<string>();
  const chooser = useRef<HTMLInputElement>(null);
  const hint = useId();
  useReleased(field.value);
  const take = (file: File | undefined) => {
    if (!file) return;
    const wrong = problemOf(file);
    setProblem(wrong);
    if (!wrong) field.onChange({ rawFile: file, src: URL.createObjectURL(file) });
  };
  const drop = (event: DragEvent) => {
    event.preventDefault();
    take(event.dataTransfer.files[0]);
  };
  return (
    <Stack
      component="fieldset"
      direction="row"
      spacing={2}
      onDrop={drop}
      onDragOver={(event) => event.preventDefault()}
      sx={{ alignItems: 'center', border: 0, p: 0, m: 0, mb: 2 }}
    >
      <Preview image={field.value} />
      <div>
        <Typography component="legend" variant="body2" color="text.secondary">
          <FieldTitle source={source} resource={resource} />
        </Typography>
        <input
          ref={chooser}
          type="file"
          hidden
          accept={accepted.join(',')}
          onChange={(event: ChangeEvent<HTMLInputElement>) => take(event.target.files?.[0])}
          aria-label={translate('shell.image.choose')}
        />
        <Button
          variant="outlined"
          size="small"
          aria-describedby={hint}
          onClick={() => chooser.current?.click()}
        >
          {translate('shell.image.choose')}
        </Button>
        <FormHelperText id={hint} error={Boolean(problem)} role={problem ? 'alert' : undefined}>
          {translate(problem ?? 'shell.image.hint')}
        </FormHelperText>
      </div>
    </Stack>
  );
}
