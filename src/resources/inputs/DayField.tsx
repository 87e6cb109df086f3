import { TextField } from '@mui/material';
import { type ReactNode, useState } from 'react';
import { useTranslate } from 'react-admin';
import { formatDate } from '../../i18n/format.ts';
import { parseDay } from '../../i18n/period.ts';
import { CalendarButton } from './CalendarButton.tsx';

interface Props {
  readonly label: string;
  /** `YYYY-MM-DD`, or nothing for what is no day. */
  readonly day: string | undefined;
  readonly onChange: (day: string | undefined) => void;
  readonly error?: ReactNode;
  /** What no day means, where there may be none; what is no day is then handed on as it was typed. */
  readonly none?: string;
  readonly name?: string;
  readonly isRequired?: boolean;
  readonly help?: string | undefined;
}

/** Whether a text is a day and not what is still being typed. */
export const isDay = (text: string) => /^\d{4}-\d{2}-\d{2}$/.test(text);

/**
 * A day as DD/MM/YYYY (period-range-display), typed or taken from a calendar. A field of the browser
 * would be written as the browser's language has it, whatever the page's is.
 */
export function DayField({ label, day, onChange, error, none, isRequired = false, ...own }: Props) {
  const { name, help = none === undefined ? undefined : ' ' } = own;
  const translate = useTranslate();
  const [typed, setTyped] = useState<string>();
  const type = (text: string) => {
    setTyped(text);
    onChange(parseDay(text) ?? (none === undefined ? undefined : text.trim() || undefined));
  };
  const choose = (chosen: string) => {
    setTyped(undefined);
    onChange(chosen);
  };
  const missing = none === undefined && !day;
  const said = error ?? (missing ? translate('period.noDay') : undefined);
  const shown = day && isDay(day) ? day : undefined;
  return (
    <TextField
      label={label}
      name={name}
      required={isRequired}
      value={typed ?? (day ? formatDate(day) : '')}
      onChange={({ target }) => type(target.value)}
      onBlur={() => typed !== undefined && parseDay(typed) && setTyped(undefined)}
      error={Boolean(said)}
      helperText={said ?? help}
      slotProps={{
        input: { endAdornment: <CalendarButton label={label} day={shown} onChoose={choose} /> },
        htmlInput: {
          inputMode: 'numeric',
          autoComplete: 'off',
          maxLength: 10,
          placeholder: none,
        },
        ...(none === undefined ? {} : { inputLabel: { shrink: true } }),
      }}
    />
  );
}
