import CheckIcon from '@mui/icons-material/Check';
import { CircularProgress, InputAdornment, TextField } from '@mui/material';
import { type KeyboardEvent, useState } from 'react';
import { formatAmount } from '../../i18n/format.ts';
import { usePanel } from '../../shell/context.ts';
import { type InlineValue, useInlineValue } from './use-inline-value.ts';

interface Props extends InlineValue {
  /** What it is, for whoever does not see row and column. */
  readonly label: string;
  /** Fields of one column: the arrow keys go from one to the next. */
  readonly column: string;
  readonly unit: 'money' | 'points';
  /** What 0 stands for, while the field is not being edited. */
  readonly zero?: string;
  readonly disabled?: boolean;
}

const marks = {
  idle: null,
  busy: <CircularProgress size={16} aria-hidden />,
  saved: <CheckIcon fontSize="small" color="success" aria-hidden />,
};

function toNeighbour(field: HTMLElement, step: number) {
  const { column = '' } = field.dataset;
  const all = [...document.querySelectorAll<HTMLElement>('input[data-column]')];
  const fields = all.filter((each) => each.dataset.column === column);
  fields[fields.indexOf(field) + step]?.focus();
}

/**
 * A number that is edited where it stands: Enter or leaving the field saves it, Escape puts it back,
 * the arrow keys go up and down. It says that it was saved; a failure puts it back and says why.
 */
export function InlineAmount({ label, column, unit, zero, disabled = false, ...edited }: Props) {
  const { lang } = usePanel();
  const { value, empty } = edited;
  const [isHere, setHere] = useState(false);
  const { typed, type, putBack, state, commit } = useInlineValue(edited);
  const written = value === null ? '' : formatAmount(value, lang, unit === 'money' ? 2 : 0);
  const shown = !isHere && value === 0 && zero ? zero : written;
  const press = (event: KeyboardEvent<HTMLElement>) => {
    if (event.key === 'Escape') putBack();
    if (event.key === 'Enter') commit();
    if (event.key === 'ArrowDown') toNeighbour(event.target as HTMLElement, 1);
    if (event.key === 'ArrowUp') toNeighbour(event.target as HTMLElement, -1);
  };
  const leave = () => {
    setHere(false);
    commit();
  };
  const htmlInput = {
    'aria-label': label,
    'aria-busy': state === 'busy',
    'data-column': column,
    inputMode: 'decimal',
    autoComplete: 'off',
    style: { textAlign: 'right' },
  } as const;
  const input = {
    endAdornment: <InputAdornment position="end">{marks[state]}</InputAdornment>,
    sx: { pr: 1, '& input::placeholder': { opacity: 0.8, fontStyle: 'italic' } },
  };
  return (
    <TextField
      margin="none"
      disabled={disabled}
      value={typed ?? shown}
      placeholder={empty}
      onFocus={() => setHere(true)}
      onChange={(event) => type(event.target.value)}
      onBlur={leave}
      onKeyDown={press}
      slotProps={{ input, htmlInput }}
    />
  );
}
