import { Box, Stack, TextField, Typography } from '@mui/material';
import type { ReactNode } from 'react';
import { useTranslate } from 'react-admin';
import { NumberField } from '../../../resources/inputs/NumberField.tsx';

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

const isFigure = (name: string) => /^(minimum|maximum)_|^county_id$/.test(name);

/** Filters as they are edited: what an address says of a figure is a number. */
export const asDraft = (filters: Values): Values =>
  Object.fromEntries(
    Object.entries(filters).map(([name, value]) => [
      name,
      isFigure(name) && value !== '' && Number.isFinite(Number(value)) ? Number(value) : value,
    ]),
  );

/** Whether a figure of a draft is a text that is no number. */
export const hasUnread = (draft: Values) =>
  Object.entries(draft).some(([name, value]) => isFigure(name) && typeof value === 'string');

/** A number that a list is narrowed by. */
export function Figure({ name, label, value, onChange }: OneProps) {
  const translate = useTranslate();
  const number = value[name] as number | string | undefined;
  const { [name]: _, ...others } = value;
  return (
    <NumberField
      size="small"
      label={label}
      unit="points"
      value={number ?? null}
      onChange={(typed) => onChange(typed === null ? others : { ...value, [name]: typed })}
      error={typeof number === 'string' ? translate('validation.notANumber') : undefined}
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
