import { TextField } from '@mui/material';
import { useTranslate } from 'react-admin';

interface Props<N extends string> {
  readonly field: string;
  readonly names: readonly N[];
  /** The words of the names, below the editor's. */
  readonly words: string;
  readonly value: N;
  readonly onChange: (name: N) => void;
}

/** One of a few, by its name. */
export function Choice<N extends string>({ field, names, words, value, onChange }: Props<N>) {
  const translate = useTranslate();
  return (
    <TextField
      select
      fullWidth
      label={translate(`themeEditor.fields.${field}`)}
      value={value}
      onChange={({ target }) => onChange(target.value as N)}
      slotProps={{ select: { native: true } }}
    >
      {names.map((name) => (
        <option key={name} value={name}>
          {translate(`themeEditor.${words}.${name}`)}
        </option>
      ))}
    </TextField>
  );
}
