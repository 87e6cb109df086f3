import { useEffect } from 'react';
import { TextInput } from 'react-admin';
import { useFormContext, useWatch } from 'react-hook-form';
import { type Numeric, numberOf } from '../../i18n/shape/digits.ts';
import type { InputProps } from './inputs.tsx';
import { useCallingCountry } from './use-calling-country.ts';

export const isNumeric = (format: string | undefined): format is Numeric =>
  format === 'digits' || format === 'mobile';

const keyboards = { mobile: 'tel', digits: 'numeric' } as const;

interface Props extends InputProps {
  readonly numeric: Numeric;
}

/** Which country a mobile is understood to be of; where the form has a country chooser of the mobile, it follows. */
function useUnderstood(source: string, numeric: Numeric) {
  const typed = useWatch({ name: source, disabled: numeric !== 'mobile' });
  const { getValues, setValue } = useFormContext();
  const understood = useCallingCountry(numeric === 'mobile' && typed ? String(typed) : '');
  const id = understood?.id;
  useEffect(() => {
    const chooser = source.replace(/mobile$/, 'country_id');
    const chosen = getValues(chooser);
    if (id && chosen && chosen !== id) setValue(chooser, id, { shouldDirty: true });
  }, [id, source, getValues, setValue]);
  return understood?.said;
}

/** Takes digits alone, whatever is typed or pasted (numeric-only-digits). */
export function NumericInput({ source, field, isRequired, help, numeric }: Props) {
  const understood = useUnderstood(source, numeric);
  return (
    <TextInput
      source={source}
      isRequired={isRequired}
      helperText={understood ?? help}
      parse={(typed: string) => numberOf(numeric, typed, field.max)}
      slotProps={{ htmlInput: { inputMode: keyboards[numeric] } }}
    />
  );
}
