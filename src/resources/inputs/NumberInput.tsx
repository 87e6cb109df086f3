import {
  FieldTitle,
  InputHelperText,
  useInput,
  useResourceContext,
  useTranslate,
} from 'react-admin';
import type { Kind } from '../../../contract/engine/fields.ts';
import type { InputProps } from './inputs.tsx';
import { NumberField, type NumberFieldProps } from './NumberField.tsx';

interface Props extends Pick<NumberFieldProps, 'unit'> {
  readonly source: string;
  readonly label?: string;
  readonly isRequired?: boolean;
  readonly help?: string | undefined;
  /** What an empty field means, a word of `shell.without`. */
  readonly without?: string | undefined;
}

/** A number of a form of react-admin. */
export function NumberInput({ source, label, isRequired, help, without, unit }: Props) {
  const translate = useTranslate();
  const resource = useResourceContext();
  const { field, fieldState, id } = useInput({ source });
  const { ref, ...input } = field;
  const said = fieldState.error?.message;
  return (
    <NumberField
      {...input}
      id={id}
      inputRef={ref}
      unit={unit}
      label={
        <FieldTitle label={label} source={source} resource={resource} isRequired={isRequired} />
      }
      error={said ? <InputHelperText error={said} /> : undefined}
      hint={help === undefined ? ' ' : translate(help, { _: help })}
      {...(without ? { none: translate(`shell.without.${without}`) } : {})}
    />
  );
}

const units: Partial<Record<Kind, NumberFieldProps['unit']>> = {
  money: 'money',
  points: 'points',
  integer: 'count',
  decimal: 'rate',
};

/** The number field of a generated form, by the kind of its field. */
export const NumberOf = ({ source, isRequired, help, field }: InputProps) => (
  <NumberInput
    source={source}
    isRequired={isRequired && !field.without}
    help={help}
    without={field.without}
    unit={field.degrees ? 'degrees' : units[field.kind]}
  />
);
