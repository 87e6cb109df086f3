import CalendarIcon from '@mui/icons-material/CalendarMonthOutlined';
import { Box, IconButton, InputAdornment, TextField } from '@mui/material';
import { type ChangeEvent, type ReactNode, useRef, useState } from 'react';
import { useTranslate } from 'react-admin';
import { formatDate } from '../../i18n/format.ts';
import { parseDay } from '../../i18n/period.ts';

interface Props {
  readonly label: string;
  /** `YYYY-MM-DD`, or nothing for what is no day. */
  readonly day: string | undefined;
  readonly onChange: (day: string | undefined) => void;
  readonly error?: ReactNode;
  /** What no day means, where there may be none; what is no day is then handed on as it was typed. */
  readonly none?: string;
  readonly name?: string;
}

// The device's own calendar opens below the field; what it writes, it writes in its own order.
const below = { position: 'absolute', right: 0, bottom: 0, width: 0, opacity: 0, border: 0, p: 0 };

/**
 * A day as DD/MM/YYYY (period-range-display), typed or taken from the device's calendar. A field of
 * the browser would be written as the browser's language has it, whatever the page's is.
 */
export function DayField({ label, day, onChange, error, none, name }: Props) {
  const translate = useTranslate();
  const calendar = useRef<HTMLInputElement>(null);
  const [typed, setTyped] = useState<string>();
  const type = (text: string) => {
    setTyped(text);
    onChange(parseDay(text) ?? (none === undefined ? undefined : text.trim() || undefined));
  };
  const choose = (chosen: string) => {
    setTyped(undefined);
    if (chosen) onChange(chosen);
  };
  const open = (
    <InputAdornment position="end">
      <IconButton
        edge="end"
        aria-label={translate('period.calendar', { name: label })}
        onClick={() => calendar.current?.showPicker()}
      >
        <CalendarIcon fontSize="small" />
      </IconButton>
    </InputAdornment>
  );
  const missing = none === undefined && !day;
  const said = error ?? (missing ? translate('period.noDay') : undefined);
  return (
    <Box sx={{ position: 'relative' }}>
      <TextField
        label={label}
        name={name}
        value={typed ?? (day ? formatDate(day) : '')}
        onChange={({ target }) => type(target.value)}
        onBlur={() => typed !== undefined && parseDay(typed) && setTyped(undefined)}
        error={Boolean(said)}
        helperText={said ?? (none === undefined ? undefined : ' ')}
        slotProps={{
          input: { endAdornment: open },
          htmlInput: {
            inputMode: 'numeric',
            autoComplete: 'off',
            maxLength: 10,
            placeholder: none,
          },
          ...(none === undefined ? {} : { inputLabel: { shrink: true } }),
        }}
      />
      <Box
        component="input"
        type="date"
        ref={calendar}
        tabIndex={-1}
        aria-hidden
        value={typed === undefined ? (day ?? '') : (parseDay(typed) ?? '')}
        onChange={({ target }: ChangeEvent<HTMLInputElement>) => choose(target.value)}
        sx={below}
      />
    </Box>
  );
}
