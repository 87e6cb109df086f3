import { TextField } from '@mui/material';

interface Props<V extends string> {
  readonly label: string;
  readonly value: V;
  readonly choices: readonly V[];
  readonly nameOf: (value: V) => string;
  readonly onChange: (value: V) => void;
}

/** One of a few, in a row of others. */
export function Choice<V extends string>({ label, value, choices, nameOf, onChange }: Props<V>) {
  return (
    <TextField
      select
      label={label}
      value={value}
      onChange={({ target }) => onChange(target.value as V)}
      slotProps={{ select: { native: true }, inputLabel: { shrink: true } }}
      sx={{ m: 0 }}
    >
      {choices.map((each) => (
        <option key={each} value={each}>
          {nameOf(each)}
        </option>
      ))}
    </TextField>
  );
}
