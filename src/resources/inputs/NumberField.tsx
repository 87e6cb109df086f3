import { InputAdornment, TextField, type TextFieldProps } from '@mui/material';
import { type KeyboardEvent, type ReactNode, type Ref, useState } from 'react';
import type { Language } from '../../../contract/engine/languages.ts';
import { degreesOf } from '../../../contract/engine/numbers.ts';
import { formatAmount, parseAmount } from '../../i18n/format.ts';
import { eitherOf } from '../../i18n/understood.ts';
import { usePanel } from '../../shell/context.ts';
import { Understood } from './Understood.tsx';

const euro = '\u20ac';
const sign = <InputAdornment position="end">{euro}</InputAdornment>;

/** Decimals that a number is written with while it is edited, the least and the most. */
const decimals = {
  money: [2, 6],
  points: [0, 2],
  count: [0, 2],
  rate: [0, 6],
  degrees: [0, 7],
} as const;

export interface NumberFieldProps
  extends Pick<TextFieldProps, 'disabled' | 'id' | 'name' | 'required' | 'size' | 'sx' | 'margin'> {
  /** A number, or what was typed and is none, or may be two. */
  readonly value: number | string | null | undefined;
  readonly onChange: (value: number | string | null) => void;
  readonly onBlur?: () => void;
  readonly onKeyDown?: (event: KeyboardEvent<HTMLElement>) => void;
  readonly label?: ReactNode;
  /** The name for a screen reader, where no label is drawn. */
  readonly ariaLabel?: string;
  /** Money shows its currency and its cents, all else no more decimals than it has. */
  readonly unit?: keyof typeof decimals;
  readonly error?: ReactNode;
  readonly hint?: ReactNode;
  /** What an empty field means, where a 0 means the same and is shown as empty. */
  readonly none?: string;
  readonly placeholder?: string;
  /** The arrow keys count up and down between these. */
  readonly between?: readonly [number, number];
  readonly inputRef?: Ref<HTMLInputElement>;
}

const empty = /^\s*$/;
/** What a text is in a field: nobody groups degrees, whatever stands before their decimals. */
const readAs = (text: string, unit: NumberFieldProps['unit'], lang: Language) =>
  unit === 'degrees' && !empty.test(text) ? (degreesOf(text) ?? text) : parseAmount(text, lang);

/** What was typed as long as it is the value: a form that is put back shows its own. */
function useTyped({ value, onChange, unit = 'money', none }: NumberFieldProps) {
  const { lang } = usePanel();
  const [typed, setTyped] = useState<string>();
  const stands = typed !== undefined && Object.is(readAs(typed, unit, lang), value ?? null);
  const [least, most] = decimals[unit];
  const isNone = none !== undefined && value === 0;
  const written =
    !isNone && typeof value === 'number'
      ? formatAmount(value, lang, least, most)
      : String(isNone ? '' : (value ?? ''));
  const type = (text: string) => {
    setTyped(text);
    onChange(readAs(text, unit, lang));
  };
  const choose = (chosen: number) => {
    setTyped(undefined);
    onChange(chosen);
  };
  const isUnsure =
    unit !== 'degrees' && typeof value === 'string' && eitherOf(value, lang) !== undefined;
  const isShown = isUnsure || (stands && unit !== 'degrees');
  const leave = () => setTyped(undefined);
  return { shown: stands ? typed : written, type, choose, leave, isUnsure, isShown };
}

const steps: Readonly<Record<string, number>> = { ArrowUp: 1, ArrowDown: -1 };

/**
 * The one field for a number, read as its language writes it: with a comma in Greek and Italian. It shows
 * what it understood of thousands, and asks where a text may be two numbers.
 */
export function NumberField(props: NumberFieldProps) {
  const { value, onChange, onBlur, onKeyDown, unit = 'money', ariaLabel, ...rest } = props;
  const { error, hint, none, placeholder, between, inputRef, ...field } = rest;
  const { shown, type, choose, leave, isUnsure, isShown } = useTyped(props);
  const press = (event: KeyboardEvent<HTMLElement>) => {
    const step = between && steps[event.key];
    if (step) {
      event.preventDefault();
      const now = typeof value === 'number' ? value : between[0];
      choose(Math.max(between[0], Math.min(between[1], now + step)));
    }
    onKeyDown?.(event);
  };
  const below = error ?? hint;
  const helper = isShown ? (
    <Understood text={shown} onChoose={choose} isWhole={unit === 'count'}>
      {below}
    </Understood>
  ) : (
    below
  );
  return (
    <TextField
      {...field}
      inputRef={inputRef}
      value={shown}
      onChange={(event) => type(event.target.value)}
      onBlur={() => {
        leave();
        onBlur?.();
      }}
      onKeyDown={press}
      error={Boolean(error) || isUnsure}
      helperText={helper}
      slotProps={{
        input: unit === 'money' ? { endAdornment: sign } : {},
        htmlInput: {
          inputMode: unit === 'count' ? 'numeric' : 'decimal',
          autoComplete: 'off',
          placeholder: none ?? placeholder,
          'aria-label': ariaLabel,
        },
        ...((none ?? placeholder) === undefined ? {} : { inputLabel: { shrink: true } }),
        formHelperText: { component: 'div' },
      }}
    />
  );
}
