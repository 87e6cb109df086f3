import type { Language } from '../engine/languages.ts';
import { messageVariables, type VariableName, type VariableValues } from './variables.ts';

/** How long a value gets, and whether it is in the alphabet of text messages. */
export interface Extent {
  readonly length: number;
  readonly plain: boolean;
}

const filler = ({ length, plain }: Extent) => (plain ? 'x' : 'α').repeat(length);

/** What is typed by people in their own language. */
const written: readonly VariableName[] = ['first_name', 'last_name', 'company', 'store', 'title'];

/**
 * A stand-in for the value of each variable, as long as the value gets and in its alphabet. What is not known
 * of a company is as long as it may be; what people write in Greek is in Greek.
 */
export function longestValues(
  language: Language,
  known: Readonly<Record<string, Extent>> = {},
): VariableValues {
  const names = Object.keys(messageVariables) as VariableName[];
  return Object.fromEntries(
    names.map((name) => {
      const plain = language !== 'el' || !written.includes(name);
      return [name, filler(known[name] ?? { length: messageVariables[name].longest, plain })];
    }),
  );
}
