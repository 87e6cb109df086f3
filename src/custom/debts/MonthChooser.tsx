import { TextField } from '@mui/material';
import { useTranslate } from 'react-admin';
import { monthText } from './use-months.ts';

interface Props {
  readonly month: string;
  readonly months: readonly string[];
  readonly onChange: (month: string) => void;
}

/** One of the months there is anything of, the newest first. */
export function MonthChooser({ month, months, onChange }: Props) {
  const translate = useTranslate();
  return (
    <TextField
      select
      fullWidth={false}
      label={translate('debts.month')}
      value={month}
      onChange={({ target }) => onChange(target.value)}
      sx={{ m: 0, minWidth: 140 }}
      slotProps={{ select: { native: true }, inputLabel: { shrink: true } }}
    >
      {(months.includes(month) ? months : [month, ...months]).map((each) => (
        <option key={each} value={each}>
          {monthText(each)}
        </option>
      ))}
    </TextField>
  );
}
