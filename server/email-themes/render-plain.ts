import { footerWords, inLanguage } from '../../contract/email-themes/mail-words.ts';
import type { BlockKind, BlockOf, ThemeSource } from '../../contract/email-themes/source.ts';
import type { Writing } from './render-blocks.ts';
import { addressOf, plainWords } from './render-words.ts';

type Say<K extends BlockKind> = (block: BlockOf<K>, writing: Writing) => string;

const withAddress = (words: string, address: string) => (address ? `${words}: ${address}` : words);

const says: { [K in BlockKind]: Say<K> } = {
  heading: ({ text }, { language, values }) => plainWords(inLanguage(text, language), values),
  text: ({ text }, { language, values }) => plainWords(inLanguage(text, language), values),
  image: ({ alt, link }, { language, values }) =>
    withAddress(plainWords(inLanguage(alt, language), values), addressOf(link, values)),
  button: ({ text, link }, { language, values }) =>
    withAddress(plainWords(inLanguage(text, language), values), addressOf(link, values)),
  divider: () => '---',
  space: () => '',
};

/** The part of a mail for whoever reads no HTML. */
export function plainTheme({ sections }: ThemeSource, writing: Writing): string {
  const { language, values } = writing;
  const words = sections
    .flatMap(({ columns }) => columns.flat())
    .map((block) => (says[block.kind] as Say<BlockKind>)(block, writing));
  const footer = [
    '--',
    plainWords(footerWords.why[language], values),
    `${footerWords.unsubscribe[language]}: ${addressOf('{unsubscribe}', values)}`,
  ].join('\n');
  return [...words.filter(Boolean), footer].join('\n\n');
}
