import {
  Box,
  Checkbox,
  FormControl,
  FormControlLabel,
  FormGroup,
  FormHelperText,
  FormLabel,
  Radio,
  RadioGroup,
  TextField,
  Typography,
} from '@mui/material';
import type { ReactNode } from 'react';

export interface Choice {
  readonly id: string;
  readonly name: string;
  /** What it means, in a sentence. */
  readonly text?: string;
}

interface GroupProps {
  readonly label: string;
  readonly error?: string | undefined;
  readonly hint?: string | undefined;
  readonly children: ReactNode;
}

function Group({ label, error, hint, children }: GroupProps) {
  return (
    <FormControl component="fieldset" error={Boolean(error)}>
      <FormLabel component="legend" sx={{ mb: 0.5 }}>
        {label}
      </FormLabel>
      {children}
      {error || hint ? <FormHelperText sx={{ ml: 0 }}>{error ?? hint}</FormHelperText> : null}
    </FormControl>
  );
}

interface OneProps extends Omit<GroupProps, 'children'> {
  readonly choices: readonly Choice[];
  readonly value: string;
  readonly onChange: (id: string) => void;
  /** Each with its sentence on a card of its own. */
  readonly cards?: boolean;
}

const card = {
  m: 0,
  p: 1.5,
  alignItems: 'flex-start',
  border: 1,
  borderColor: 'divider',
  borderRadius: 2,
  '&:has(:checked)': { borderColor: 'primary.main', bgcolor: 'action.hover' },
} as const;
const cardGrid = {
  display: 'grid',
  gap: 1,
  gridTemplateColumns: 'repeat(auto-fill, minmax(min(100%, 260px), 1fr))',
} as const;

/** One of a few choices, all of them in view. */
export function OneOf({ choices, value, onChange, cards = false, ...group }: OneProps) {
  return (
    <Group {...group}>
      <RadioGroup
        aria-label={group.label}
        value={value}
        onChange={(_, id) => onChange(id)}
        sx={cards ? cardGrid : {}}
      >
        {choices.map(({ id, name, text }) => (
          <FormControlLabel
            key={id}
            value={id}
            control={<Radio sx={cards ? { p: 0, mr: 1.25 } : {}} />}
            sx={cards ? card : {}}
            label={
              text ? (
                <>
                  <Typography sx={{ fontWeight: 650, lineHeight: 1.5 }}>{name}</Typography>
                  <Typography variant="body2" color="text.secondary">
                    {text}
                  </Typography>
                </>
              ) : (
                name
              )
            }
          />
        ))}
      </RadioGroup>
    </Group>
  );
}

interface SomeProps extends Omit<GroupProps, 'children'> {
  readonly choices: readonly Choice[];
  readonly value: readonly string[];
  readonly onChange: (ids: readonly string[]) => void;
}

/** Any of a few choices, all of them in view and in their order. */
export function SomeOf({ choices, value, onChange, ...group }: SomeProps) {
  const turn = (id: string, on: boolean) =>
    onChange(
      choices.flatMap((each) => ((each.id === id ? on : value.includes(each.id)) ? [each.id] : [])),
    );
  return (
    <Group {...group}>
      <FormGroup row>
        {choices.map(({ id, name }) => (
          <FormControlLabel
            key={id}
            label={name}
            control={<Checkbox checked={value.includes(id)} onChange={(_, on) => turn(id, on)} />}
          />
        ))}
      </FormGroup>
    </Group>
  );
}

export interface SelectProps {
  readonly label: string;
  readonly choices: readonly Choice[];
  readonly value: string | number | null;
  readonly onChange: (id: string) => void;
  /** What nothing chosen is called, where that may be. */
  readonly none?: string;
  readonly error?: string | undefined;
  readonly hint?: string | undefined;
}

/** One of many choices. */
export function Select({ label, choices, value, onChange, none, error, hint }: SelectProps) {
  return (
    <TextField
      select
      label={label}
      value={value ?? ''}
      onChange={({ target }) => onChange(target.value)}
      error={Boolean(error)}
      helperText={error ?? hint}
      slotProps={{ select: { native: true }, inputLabel: { shrink: true } }}
    >
      {none === undefined ? null : <option value="">{none}</option>}
      {choices.map(({ id, name }) => (
        <option key={id} value={id}>
          {name}
        </option>
      ))}
    </TextField>
  );
}

/** Fields beside one another where there is room. */
export const Beside = ({ children }: { children: ReactNode }) => (
  <Box
    sx={{
      display: 'grid',
      gap: 2,
      gridTemplateColumns: 'repeat(auto-fit, minmax(min(100%, 220px), 1fr))',
    }}
  >
    {children}
  </Box>
);
