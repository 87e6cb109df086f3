import dayjs from 'dayjs';
import {
  InputHelperText,
  useInput,
  useResourceContext,
  useTranslate,
  useTranslateLabel,
} from 'react-admin';
import { DayField } from './DayField.tsx';
import type { InputProps } from './inputs.tsx';

/** The day of a moment, by the device's calendar; what is typed and is none stays as it is. */
const dayOf = (value: unknown) =>
  typeof value === 'string' && value.includes('T') ? dayjs(value).format('YYYY-MM-DD') : value;

/** A day that a rule counts from or to; it is sent as a day, and the server knows where it begins. */
export function DayInput({ source, field: { without } }: InputProps) {
  const translate = useTranslate();
  const label = useTranslateLabel();
  const resource = useResourceContext() ?? '';
  const { field, fieldState } = useInput({ source });
  const said = fieldState.error?.message;
  const day = dayOf(field.value);
  return (
    <DayField
      name={source}
      label={String(label({ source, resource }))}
      day={typeof day === 'string' && day ? day : undefined}
      onChange={(chosen) => field.onChange(chosen ?? null)}
      error={said ? <InputHelperText error={said} /> : undefined}
      none={without ? translate(`shell.without.${without}`) : ''}
    />
  );
}
