import type { z } from 'zod';
import type { Field } from './fields.ts';
import { text } from './text-fields.ts';
import { topLevelDomains } from './top-level-domains.data.ts';

const withScheme = /[a-z]+:\/\/\S*|\bwww\.\S*|\d{1,3}(?:\.\d{1,3}){3}/giu;
/** Words with dots between them, and what follows a slash. */
const dotted = /[\p{L}\p{M}\p{N}-]+(?:\.[\p{L}\p{M}\p{N}-]+)+(?:\/\S*)?/gu;
/** Titles before a name, such as 'Sig.na', and legal forms, which are written without a space. */
const abbreviated =
  /^(?:(?:sig|dott|prof|dr|mr|mrs|ms|avv|ing|arch|rag|geom)\.\p{L}+|co\.ltd|soc\.coop)$/iu;

/** Characters that nobody sees, with those that turn the direction of what follows. */
const unseen = /[\p{Default_Ignorable_Code_Point}\p{Cf}\u2800]/gu;
/** The same without those that shape a letter or a picture before them. */
const hidden =
  /(?![\uFE0E\uFE0F])(?!(?<=[\p{M}\p{Script=Arabic}\p{Extended_Pictographic}])[\u200C\u200D])[\p{Default_Ignorable_Code_Point}\p{Cf}\u2800]/gu;

/** A name as a phone reads it: without what nobody sees, with plain letters and dots. */
const readable = (name: string) => name.replace(unseen, '').normalize('NFKC').replaceAll('。', '.');

/** Whether a word after a dot ends an address: a country's two letters, or another domain of the web. */
const isDomain = (word: string) =>
  /^(?:[a-z]{2}|xn--[a-z0-9-]+)$/i.test(word) || topLevelDomains.has(word.toLowerCase());

/** Whether words with dots are an address. Before a domain stands a word, or one small letter as in 'x.com'. */
function isAddress(found: string): boolean {
  const [host = '', ...path] = found.split('/');
  const words = host.split('.');
  const isHost = (word: string, index: number) => {
    const before = words[index - 1] ?? '';
    const isLetter = /^[a-z0-9]$/.test(before) && word === word.toLowerCase();
    return isDomain(word) && (before.length > 1 || isLetter || path.length > 0);
  };
  return !abbreviated.test(found) && words.some((word, index) => index > 0 && isHost(word, index));
}

const apart = (found: string) => found.replace(/[./:\\]+/g, ' ');

/** A name as a text to a stranger has it: nothing in it is an address that a phone opens, or hidden. */
export function withoutAddresses(name: string): string {
  const read = readable(name);
  const bare = read
    .replace(withScheme, apart)
    .replace(dotted, (found) => (isAddress(found) ? apart(found) : found));
  return bare === read ? name.replace(hidden, '') : bare;
}

const isProper = (name: string) => withoutAddresses(name) === name.replace(hidden, '');
const isSeen = (name: string) => name.replace(hidden, '') === name;
/** Longer than any name is: it is refused for that, and not searched. */
const longest = 200;

/** Refuses `no_address` and `no_hidden` in a name that `schema` takes. */
export const proper = <S extends z.ZodType<string>>(schema: S): S =>
  schema
    .refine((name) => name.length > longest || isProper(name), { params: { rule: 'no_address' } })
    .refine((name) => name.length > longest || isSeen(name), { params: { rule: 'no_hidden' } });

/**
 * The name of a company, a store, a programme or a person, up to `max` letters. It holds no web address, as it stands in
 * messages to strangers: 'Shop.gr' is refused with `no_address`, while 'S.p.A.', 'Α.Ε.' and 'Κων.Παππάς' are names. What
 * nobody sees, such as a space without width, is refused with `no_hidden`.
 */
export const properName = (max: number) => {
  const field = text(max);
  const value: z.ZodType<string> = proper(field.value);
  return { ...field, value } as const satisfies Field<string, string>;
};
