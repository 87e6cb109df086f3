import {
  FieldTitle,
  InputHelperText,
  useInput,
  useResourceContext,
  useTranslate,
} from 'react-admin';
import { AmountField } from './AmountField.tsx';
import type { InputProps } from './inputs.tsx';

/** The amount field of a generated form. */
export function MoneyInput({ source, isRequired, help, field: { without } }: InputProps) {
  const translate = useTranslate();
  const resource = useResourceContext();
  const { field, fieldState, id } = useInput({ source });
  const { ref, ...input } = field;
  const said = fieldState.error?.message;
  return (
    <AmountField
      {...input}
      id={id}
      inputRef={ref}
      label={<FieldTitle source={source} resource={resource} isRequired={isRequired} />}
      error={said ? <InputHelperText error={said} /> : undefined}
      hint={help ?? ' '}
      {...(without ? { none: translate(`shell.without.${without}`) } : {})}
    />
  );
}
