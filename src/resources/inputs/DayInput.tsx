import {
  InputHelperText,
  useInput,
  useResourceContext,
  useTranslate,
  useTranslateLabel,
} from 'react-admin';
import type { FieldOutline } from '../../dataProvider/field-outline.ts';
import { dayOfMoment } from '../../i18n/calendar.ts';
import { DayField } from './DayField.tsx';

interface Props {
  readonly source: string;
  /** Where it is not the word of a field. */
  readonly label?: string;
  readonly field?: Pick<FieldOutline, 'without'>;
  readonly isRequired?: boolean;
  readonly help?: string | undefined;
}

/** The day of a moment, by the programme's calendar; what is typed and is none stays as it is. */
export const dayOf = (value: unknown) =>
  typeof value === 'string' && value.includes('T') ? dayOfMoment(value) : value;

/** A day in a form; it is sent as a day, and the server knows where it begins. */
export function DayInput({ source, label, field = {}, isRequired = false, help }: Props) {
  const { without } = field;
  const translate = useTranslate();
  const labelOf = useTranslateLabel();
  const resource = useResourceContext() ?? '';
  const { field: input, fieldState } = useInput({ source });
  const said = fieldState.error?.message;
  const day = dayOf(input.value);
  return (
    <DayField
      name={source}
      label={label ?? String(labelOf({ source, resource }))}
      isRequired={isRequired && !without}
      day={typeof day === 'string' && day ? day : undefined}
      onChange={(chosen) => input.onChange(chosen ?? null)}
      error={said ? <InputHelperText error={said} /> : undefined}
      help={help}
      none={without ? translate(`shell.without.${without}`) : translate('period.form')}
    />
  );
}
