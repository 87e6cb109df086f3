import { z } from 'zod';
import { printable, printableLines } from './characters.ts';
import type { Field } from './fields.ts';
import { link, longestLink } from './links.ts';

export const text = (max: number) => {
  const value = z.string().trim().min(1).max(max).regex(printable);
  return { kind: 'text', value, read: z.string(), max } as const satisfies Field<string, string>;
};

export const paragraph = (max: number) => {
  const value = z.string().trim().min(1).max(max).regex(printableLines);
  return {
    kind: 'paragraph',
    value,
    read: z.string(),
    max,
    multiline: true,
  } as const satisfies Field<string, string>;
};

const formatted = <const F extends NonNullable<Field['format']>>(
  format: F,
  value: z.ZodType<string>,
  max: number,
) =>
  ({ kind: 'text', value, read: z.string(), max, format }) as const satisfies Field<string, string>;

export const email = () => formatted('email', z.email().trim().max(254), 254);
export const url = () => formatted('url', link, longestLink);
const dialled = /^\+?[0-9 ()-]{4,24}$/;
export const phone = () => formatted('phone', z.string().trim().regex(dialled), 25);
/** A phone of which only digits are typed, and a plus before them (numeric-only-digits). */
export const mobile = () => ({ ...phone(), format: 'mobile' }) as const;
/** Digits only, as in codes (numeric-only-digits). */
export const digits = (max: number) =>
  formatted('digits', z.string().trim().min(1).max(max).regex(/^\d+$/), max);
