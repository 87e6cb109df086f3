import { InputAdornment, TextField } from '@mui/material';
import { useState } from 'react';
import { FieldTitle, InputHelperText, useInput, useResourceContext } from 'react-admin';
import { formatAmount, parseAmount } from '../i18n/format.ts';
import { usePanel } from '../panels/context.ts';
import type { InputProps } from './inputs.tsx';

const euro = '\u20ac';
const sign = <InputAdornment position="end">{euro}</InputAdornment>;

/** An amount as the language writes it: with a comma in Greek and Italian, and a point is understood too. */
export function MoneyInput({ source, isRequired }: InputProps) {
  const { lang } = usePanel();
  const resource = useResourceContext();
  const { field, fieldState, id } = useInput({ source });
  const [typed, setTyped] = useState<string>();
  const written =
    typeof field.value === 'number' ? formatAmount(field.value, lang) : String(field.value ?? '');
  const type = (text: string) => {
    setTyped(text);
    field.onChange(parseAmount(text, lang));
  };
  const leave = () => {
    setTyped(undefined);
    field.onBlur();
  };
  const { error, invalid } = fieldState;
  return (
    <TextField
      id={id}
      name={field.name}
      inputRef={field.ref}
      value={typed ?? written}
      onChange={(event) => type(event.target.value)}
      onBlur={leave}
      label={<FieldTitle source={source} resource={resource} isRequired={isRequired} />}
      error={invalid}
      helperText={error?.message ? <InputHelperText error={error.message} /> : ' '}
      slotProps={{
        input: { endAdornment: sign },
        htmlInput: { inputMode: 'decimal', autoComplete: 'off' },
      }}
    />
  );
}
