import { useSourceContext } from 'react-admin';
import type { InputProps } from './inputs.tsx';

/** The language of what is typed, where the field has a tab for each: it is read aloud and spelled in that one. */
export function useTextLanguage({ source, field }: InputProps) {
  const { getSource } = useSourceContext();
  return field.kind === 'localized' ? getSource(source).split('.').at(-1) : undefined;
}
