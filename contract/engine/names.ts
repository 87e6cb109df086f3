import type { z } from 'zod';
import type { Field } from './fields.ts';
import { text } from './text-fields.ts';

// The domains most in use; those of two letters are countries' own.
const domains =
  'com|net|org|info|biz|name|pro|mobi|shop|store|app|dev|online|site|website|web|xyz|top|link|click|club|live|page|blog|cloud|space|icu|vip|tech|digital|agency|bar|cafe|restaurant|pizza|hotel|travel|boutique|fashion|edu|gov|ελ|ευ|xn--[a-z0-9-]+';
const address = new RegExp(
  [
    '[a-z]+://\\S*',
    '\\bwww\\.\\S*',
    '\\d{1,3}(?:\\.\\d{1,3}){3}',
    `(?<![\\p{L}\\p{N}])[\\p{L}\\p{N}]\\.(?:[a-z]{2}|${domains})/\\S*`,
    `(?:[\\p{L}\\p{N}-]+\\.)*[\\p{L}\\p{N}-]{2,}\\.(?:[a-z]{2}|${domains})(?![\\p{L}\\p{N}])(?:/\\S*)?`,
  ].join('|'),
  'giu',
);
/** Titles before a name, such as 'Sig.na', which are written without a space. */
const title = /^(?:sig|dott|prof|dr|mr|mrs|ms|avv|ing|arch|rag|geom)\.\p{L}+$/iu;
/** Signs that many readers take for a dot. */
const dots = /[．。｡․]/gu;
/** Characters that turn the direction of what follows, and make a text read as another. */
const turning = /[\u202A-\u202E\u2066-\u2069]/u;

/** A name as a text to a stranger has it: nothing in it is an address that a phone opens. */
export const withoutAddresses = (name: string): string =>
  name
    .replace(dots, '.')
    .replace(address, (found) => (title.test(found) ? found : found.replace(/[./:\\]+/g, ' ')));

/**
 * The name of a company, a store or a person, up to `max` letters. It holds no web address, as it stands in messages to
 * strangers: 'Shop.gr' is refused with `no_address`, while 'S.p.A.', 'Α.Ε.' and 'Κων.Παππάς' are names.
 */
export const properName = (max: number) => {
  const field = text(max);
  const value: z.ZodType<string> = field.value
    // What is too long is refused for that, and not searched.
    .refine((name) => name.length > max || withoutAddresses(name) === name.replace(dots, '.'), {
      params: { rule: 'no_address' },
    })
    .refine((name) => !turning.test(name), { params: { rule: 'no_turning' } });
  return { ...field, value } as const satisfies Field<string, string>;
};
