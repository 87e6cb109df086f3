import { Box, Stack, TextField, Typography } from '@mui/material';
import type { ReactNode } from 'react';
import { useTranslate } from 'react-admin';

type Values = Record<string, unknown>;
export interface Props {
  readonly value: Values;
  readonly onChange: (value: Values) => void;
}
interface OneProps extends Props {
  readonly name: string;
  readonly label: string;
}

/** Filters of one matter. */
export function Part({ title, children }: { title: string; children: ReactNode }) {
  return (
    <Box component="fieldset" sx={{ border: 0, p: 0, m: 0, mb: 2.5, minWidth: 0 }}>
      <Typography component="legend" variant="h4" sx={{ mb: 1.5 }}>
        {title}
      </Typography>
      <Stack spacing={1.5}>{children}</Stack>
    </Box>
  );
}

export function Figure({ name, label, value, onChange }: OneProps) {
  return (
    <TextField
      size="small"
      label={label}
      type="number"
      value={value[name] ?? ''}
      onChange={({ target }) => onChange({ ...value, [name]: target.value })}
      slotProps={{ htmlInput: { min: 0, step: 'any' }, inputLabel: { shrink: true } }}
    />
  );
}

interface ChoiceProps extends OneProps {
  readonly options: readonly { id: string; name: string }[];
}

export function Choice({ name, label, options, value, onChange }: ChoiceProps) {
  const translate = useTranslate();
  if (!options.length) return null;
  const chosen = String(value[name] ?? '');
  const nameOf = (one: string) => options.find(({ id }) => id === one)?.name ?? one;
  // A report may lead here with several.
  const several = chosen.includes(',')
    ? [{ id: chosen, name: chosen.split(',').map(nameOf).join(', ') }]
    : [];
  return (
    <TextField
      select
      size="small"
      label={label}
      value={chosen}
      onChange={({ target }) => onChange({ ...value, [name]: target.value })}
      slotProps={{ select: { native: true }, inputLabel: { shrink: true } }}
    >
      <option value="">{translate('shell.filters.any')}</option>
      {[...several, ...options].map(({ id, name: called }) => (
        <option key={id} value={id}>
          {called}
        </option>
      ))}
    </TextField>
  );
}
