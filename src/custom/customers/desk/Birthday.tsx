import { Box, TextField } from '@mui/material';
import dayjs from 'dayjs';
import { useState } from 'react';
import { useTranslate } from 'react-admin';
import { locales } from '../../../../contract/engine/languages.ts';
import { usePanel } from '../../../shell/context.ts';

type Values = Record<string, unknown>;
interface Props {
  readonly value: Values;
  readonly onChange: (value: Values) => void;
}

const padded = (part: number | string) => String(part).padStart(2, '0');
const monthsOf = (locale: string) =>
  Array.from({ length: 12 }, (_, month) =>
    new Intl.DateTimeFormat(locale, { month: 'long' }).format(
      dayjs().month(month).date(1).toDate(),
    ),
  );

/** A birthday without its year: whoever has it on that day. */
export function Birthday({ value, onChange }: Props) {
  const translate = useTranslate();
  const { lang } = usePanel();
  const [typedMonth = '', typedDay = ''] = String(value.birth_date ?? '')
    .split('-')
    .slice(-2);
  const [day, setDay] = useState(typedDay);
  const [month, setMonth] = useState(typedMonth);
  const take = (nextDay: string, nextMonth: string) => {
    setDay(nextDay);
    setMonth(nextMonth);
    const whole = nextDay && nextMonth ? `${nextMonth}-${nextDay}` : '';
    onChange({ ...value, birth_date: whole });
  };
  const native = { select: { native: true }, inputLabel: { shrink: true } } as const;
  return (
    <Box
      role="group"
      aria-label={translate('desk.filters.birthday')}
      sx={{ display: 'grid', gridTemplateColumns: '1fr 1fr', gap: 1.5 }}
    >
      <TextField
        select
        size="small"
        label={`${translate('desk.filters.birthday')}: ${translate('desk.filters.day')}`}
        value={day}
        onChange={({ target }) => take(target.value, month)}
        slotProps={native}
      >
        <option value="">{translate('shell.filters.any')}</option>
        {Array.from({ length: 31 }, (_, index) => padded(index + 1)).map((each) => (
          <option key={each} value={each}>
            {Number(each)}
          </option>
        ))}
      </TextField>
      <TextField
        select
        size="small"
        label={translate('desk.filters.month')}
        value={month}
        onChange={({ target }) => take(day, target.value)}
        slotProps={native}
      >
        <option value="">{translate('shell.filters.any')}</option>
        {monthsOf(locales[lang]).map((name, index) => (
          <option key={name} value={padded(index + 1)}>
            {name}
          </option>
        ))}
      </TextField>
    </Box>
  );
}
