import { Box, FormLabel, TextField } from '@mui/material';
import { useId } from 'react';
import { locales } from '../../../contract/engine/languages.ts';
import { usePanel } from '../../shell/context.ts';

interface Props {
  readonly label: string;
  /** Two digits each, or empty where none is chosen. */
  readonly month: string;
  readonly day: string;
  /** What stands where none is chosen. */
  readonly none: string;
  readonly name?: string;
  readonly isWrong?: boolean;
  readonly onChange: (month: string, day: string) => void;
}

const padded = (part: number) => String(part).padStart(2, '0');
const daysOf = (month: string) =>
  month ? new Date(Date.UTC(2000, Number(month), 0)).getUTCDate() : 31;
const monthsOf = (locale: string) =>
  Array.from({ length: 12 }, (_, month) =>
    new Intl.DateTimeFormat(locale, { month: 'long', timeZone: 'UTC' }).format(
      Date.UTC(2000, month),
    ),
  );

/** A day of every year: its day and its month, chosen each by itself. */
export function DayOfYearField({ label, month, day, none, name, isWrong, onChange }: Props) {
  const { lang } = usePanel();
  const id = useId();
  const locale = locales[lang];
  const words = new Intl.DisplayNames(locale, { type: 'dateTimeField' });
  const most = Math.max(daysOf(month), Number(day));
  const native = { select: { native: true }, inputLabel: { shrink: true } } as const;
  const common = {
    select: true,
    size: 'small',
    error: Boolean(isWrong),
    slotProps: native,
  } as const;
  return (
    <Box
      role="group"
      aria-labelledby={id}
      sx={{ display: 'grid', gridTemplateColumns: '1fr 1fr', gap: 1.5 }}
    >
      <FormLabel
        component="span"
        id={id}
        error={Boolean(isWrong)}
        sx={{ gridColumn: '1 / -1', typography: 'body2' }}
      >
        {label}
      </FormLabel>
      <TextField
        {...common}
        {...(name ? { id: name } : {})}
        label={words.of('day')}
        value={day}
        onChange={({ target }) => onChange(month, target.value)}
      >
        <option value="">{none}</option>
        {Array.from({ length: most }, (_, index) => padded(index + 1)).map((each) => (
          <option key={each} value={each}>
            {Number(each)}
          </option>
        ))}
      </TextField>
      <TextField
        {...common}
        label={words.of('month')}
        value={month}
        onChange={({ target }) => onChange(target.value, day)}
      >
        <option value="">{none}</option>
        {monthsOf(locale).map((each, index) => (
          <option key={each} value={padded(index + 1)}>
            {each}
          </option>
        ))}
      </TextField>
    </Box>
  );
}
