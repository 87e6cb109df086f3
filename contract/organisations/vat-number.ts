import { z } from 'zod';
import type { Field } from '../engine/fields.ts';

const typed = z.string().max(40);
const bare = typed.transform((text) => text.replace(/[\s.-]/g, '').toUpperCase());
const value: z.ZodType<string, string> = bare.pipe(
  z
    .string()
    .min(4)
    .max(20)
    .regex(/^[0-9A-Z]+$/),
);

/**
 * A tax number: digits in Greece and Italy, letters too elsewhere in the European Union. It is kept in capitals, without
 * spaces, dots and dashes; whether it has the form of its country is found out with that (`isVatNumber`).
 */
export const vatNumber = () =>
  ({ kind: 'text', value, read: z.string(), max: 24, format: 'vat' }) as const satisfies Field<
    string,
    string
  >;
