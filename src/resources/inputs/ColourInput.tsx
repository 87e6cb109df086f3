import { Box, FormHelperText, InputLabel, Stack } from '@mui/material';
import { type ReactNode, type Ref, useId } from 'react';
import { FieldTitle, useInput, useResourceContext } from 'react-admin';
import type { InputProps } from './inputs.tsx';

const shape = {
  width: 56,
  height: 40,
  p: 0.25,
  border: 1,
  borderColor: 'divider',
  borderRadius: 1,
  bgcolor: 'background.paper',
  cursor: 'pointer',
} as const;

interface Props {
  readonly label: ReactNode;
  readonly value: string | null | undefined;
  readonly onChange: (colour: string) => void;
  readonly onBlur?: () => void;
  readonly name?: string;
  readonly inputRef?: Ref<HTMLInputElement>;
  readonly disabled?: boolean;
  readonly error?: string | undefined;
}

/** A colour, chosen with the device's own picker and shown with its value. */
export function ColourField({ label, value, onChange, error, inputRef, ...input }: Props) {
  const id = useId();
  return (
    <Box sx={{ mb: 2 }}>
      <InputLabel htmlFor={id} sx={{ mb: 0.5 }}>
        {label}
      </InputLabel>
      <Stack direction="row" spacing={1.5} sx={{ alignItems: 'center' }}>
        <Box
          component="input"
          type="color"
          id={id}
          ref={inputRef}
          {...input}
          value={value || '#000000'}
          onChange={(event) => onChange(event.target.value)}
          sx={shape}
        />
        <code>{value}</code>
      </Stack>
      {error ? <FormHelperText error>{error}</FormHelperText> : null}
    </Box>
  );
}

/** The colour field of a generated form. */
export function ColourInput({ source, isRequired }: InputProps) {
  const resource = useResourceContext();
  const { field, fieldState } = useInput({ source });
  const { ref, ...input } = field;
  return (
    <ColourField
      {...input}
      inputRef={ref}
      label={<FieldTitle source={source} resource={resource} isRequired={isRequired} />}
      error={fieldState.error?.message}
    />
  );
}
