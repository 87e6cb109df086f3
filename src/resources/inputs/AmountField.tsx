import { InputAdornment, TextField } from '@mui/material';
import { type KeyboardEvent, type ReactNode, type Ref, useState } from 'react';
import { formatAmount, parseAmount } from '../../i18n/format.ts';
import { usePanel } from '../../shell/context.ts';

const euro = '\u20ac';
const sign = <InputAdornment position="end">{euro}</InputAdornment>;

interface Props {
  /** A number, or what was typed and is none. */
  readonly value: number | string | null | undefined;
  readonly onChange: (value: number | string | null) => void;
  readonly onBlur?: () => void;
  readonly onKeyDown?: (event: KeyboardEvent<HTMLElement>) => void;
  readonly label: ReactNode;
  /** Money shows its currency and its cents, points no more decimals than they have. */
  readonly unit?: 'money' | 'points';
  readonly error?: ReactNode;
  readonly hint?: ReactNode;
  /** What an empty field means, where a 0 means the same and is shown as empty. */
  readonly none?: string;
  readonly disabled?: boolean;
  readonly id?: string;
  readonly name?: string;
  readonly inputRef?: Ref<HTMLInputElement>;
}

/** A number as the language writes it: with a comma in Greek and Italian, and a point is understood too. */
export function AmountField({
  value,
  onChange,
  onBlur,
  onKeyDown,
  unit = 'money',
  error,
  hint,
  none,
  inputRef,
  ...field
}: Props) {
  const { lang } = usePanel();
  const [typed, setTyped] = useState<string>();
  // What was typed stands as long as it is the value: a form that is put back shows its own.
  const stands = typed !== undefined && Object.is(parseAmount(typed, lang), value ?? null);
  const decimals = unit === 'money' ? 2 : 0;
  const isNone = none !== undefined && value === 0;
  const written =
    !isNone && typeof value === 'number'
      ? formatAmount(value, lang, decimals)
      : String(isNone ? '' : (value ?? ''));
  const type = (text: string) => {
    setTyped(text);
    onChange(parseAmount(text, lang));
  };
  const leave = () => {
    setTyped(undefined);
    onBlur?.();
  };
  return (
    <TextField
      {...field}
      inputRef={inputRef}
      value={stands ? typed : written}
      onChange={(event) => type(event.target.value)}
      onBlur={leave}
      onKeyDown={onKeyDown}
      error={Boolean(error)}
      helperText={error ?? hint}
      slotProps={{
        input: unit === 'money' ? { endAdornment: sign } : {},
        htmlInput: { inputMode: 'decimal', autoComplete: 'off', placeholder: none },
        ...(none === undefined ? {} : { inputLabel: { shrink: true } }),
      }}
    />
  );
}
