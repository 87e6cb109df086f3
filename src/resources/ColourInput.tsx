import { Box, FormHelperText, InputLabel, Stack } from '@mui/material';
import { FieldTitle, useInput, useResourceContext } from 'react-admin';
import type { InputProps } from './inputs.tsx';

/** A colour, chosen with the device's own picker and shown with its value. */
export function ColourInput({ source, isRequired }: InputProps) {
  const resource = useResourceContext();
  const { field, fieldState, id } = useInput({ source });
  return (
    <Box sx={{ mb: 2 }}>
      <InputLabel htmlFor={id} sx={{ mb: 0.5 }}>
        <FieldTitle source={source} resource={resource} isRequired={isRequired} />
      </InputLabel>
      <Stack direction="row" spacing={1.5} sx={{ alignItems: 'center' }}>
        <Box
          component="input"
          type="color"
          id={id}
          {...field}
          value={field.value || '#000000'}
          sx={{
            width: 56,
            height: 40,
            p: 0.25,
            border: 1,
            borderColor: 'divider',
            borderRadius: 1,
            bgcolor: 'background.paper',
            cursor: 'pointer',
          }}
        />
        <code>{field.value}</code>
      </Stack>
      {fieldState.error ? <FormHelperText error>{fieldState.error.message}</FormHelperText> : null}
    </Box>
  );
}
