import { z } from 'zod';
import { printable, printableLines } from './characters.ts';
import type { Field } from './fields.ts';
import { fillFromAny, fillFromGreek, type Localized } from './languages.ts';
import { proper } from './names.ts';

const localizedRead: z.ZodType<Localized> = z
  .object({
    el: z.string(),
    en: z.string(),
    it: z.string(),
  })
  .meta({ id: 'Localized', description: 'One text in Greek, English and Italian.' });

/** One line, one that is held as a name is (`properName`), or several lines. */
type Kind = 'line' | 'name' | 'lines';

const sentWords = (max: number, kind: Kind) => {
  const plain = z
    .string()
    .trim()
    .max(max)
    .regex(kind === 'lines' ? printableLines : printable);
  const word = kind === 'name' ? proper(plain) : plain;
  return { el: word.min(1), maybe: word.nullish().transform((text) => text ?? '') };
};

/** Greek is required, English and Italian fall back to it (product-language-fallback). */
export const localized = (max: number, kind: Kind = 'line') => {
  const { el, maybe } = sentWords(max, kind);
  const value: z.ZodType<Localized> = z
    .object({ el, en: maybe.optional(), it: maybe.optional() })
    .transform(fillFromGreek);
  return {
    kind: 'localized',
    value,
    read: localizedRead,
    max,
    wants: 'el',
  } as const satisfies Field<Localized, Localized>;
};

/** Any one language is enough (names-language-fallback). */
export const localizedAny = (max: number, kind: Kind = 'line') => {
  const { maybe } = sentWords(max, kind);
  const value: z.ZodType<Localized> = z
    .object({ el: maybe.optional(), en: maybe.optional(), it: maybe.optional() })
    .refine((sent) => Boolean(sent.el || sent.en || sent.it), {
      path: ['el'],
      params: { rule: 'one_language' },
    })
    .transform(fillFromAny);
  return {
    kind: 'localized',
    value,
    read: localizedRead,
    max,
    wants: 'any',
  } as const satisfies Field<Localized, Localized>;
};

/** A longer text that may be empty; what is given in Greek fills the other languages. */
export const localizedOptional = (max: number) => {
  const { maybe } = sentWords(max, 'lines');
  const value: z.ZodType<Localized> = z
    .object({ el: maybe.optional(), en: maybe.optional(), it: maybe.optional() })
    .nullable()
    .transform((sent) => fillFromGreek(sent ?? {}));
  return {
    kind: 'localized',
    value,
    read: localizedRead,
    max,
    wants: 'none',
    multiline: true,
    default: { el: '', en: '', it: '' },
  } as const satisfies Field<Localized, Localized>;
};
