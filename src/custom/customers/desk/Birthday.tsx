import { useState } from 'react';
import { useTranslate } from 'react-admin';
import { DayOfYearField } from '../../../resources/inputs/DayOfYearField.tsx';

type Values = Record<string, unknown>;
interface Props {
  readonly value: Values;
  readonly onChange: (value: Values) => void;
}

/** A birthday without its year: whoever has it on that day. */
export function Birthday({ value, onChange }: Props) {
  const translate = useTranslate();
  const [typedMonth = '', typedDay = ''] = String(value.birth_date ?? '')
    .split('-')
    .slice(-2);
  const [day, setDay] = useState(typedDay);
  const [month, setMonth] = useState(typedMonth);
  const take = (nextMonth: string, nextDay: string) => {
    setDay(nextDay);
    setMonth(nextMonth);
    const whole = nextDay && nextMonth ? `${nextMonth}-${nextDay}` : '';
    onChange({ ...value, birth_date: whole });
  };
  return (
    <DayOfYearField
      label={translate('desk.filters.birthday')}
      month={month}
      day={day}
      none={translate('shell.filters.any')}
      onChange={take}
    />
  );
}
