import { TextInput } from 'react-admin';
import { type Numeric, numberOf } from '../../i18n/shape/digits.ts';
import type { InputProps } from './inputs.tsx';

export const isNumeric = (format: string | undefined): format is Numeric =>
  format === 'digits' || format === 'mobile';

const keyboards = { mobile: 'tel', digits: 'numeric' } as const;

interface Props extends InputProps {
  readonly numeric: Numeric;
}

/** Takes digits alone, whatever is typed or pasted (numeric-only-digits). */
export const NumericInput = ({ source, field, isRequired, help, numeric }: Props) => (
  <TextInput
    source={source}
    isRequired={isRequired}
    helperText={help}
    parse={(typed: string) => numberOf(numeric, typed, field.max)}
    slotProps={{ htmlInput: { inputMode: keyboards[numeric] } }}
  />
);
