import { fonts, gap, layouts, spaces } from '../../contract/email-themes/limits.ts';
import {
  footerWords,
  inLanguage,
  type MailValues,
} from '../../contract/email-themes/mail-words.ts';
import { readableOn } from '../../contract/email-themes/readable.ts';
import type { Section, ThemeSource } from '../../contract/email-themes/source.ts';
import type { Language } from '../../contract/engine/languages.ts';
import { blockRows, type Writing } from './render-blocks.ts';
import { frame } from './render-frame.ts';
import { plainTheme } from './render-plain.ts';
import { richWords } from './render-words.ts';

const table = (inner: string, more = '') =>
  `<table role="presentation" width="100%" cellpadding="0" cellspacing="0" border="0"${more}>${inner}</table>`;
const side = 24;

/** Columns beside each other; below each other on a telephone, where `column` is told to be a block. */
function columnsOf({ layout, columns, background }: Section, writing: Writing): string {
  const shares: readonly number[] = layouts[layout];
  const whole = shares.reduce((sum, share) => sum + share, 0);
  const room = writing.look.width - 2 * side - gap * (shares.length - 1);
  const ground = background ?? writing.look.paper;
  return columns
    .map((blocks, place) => {
      const width = Math.round((room * (shares[place] ?? 1)) / whole);
      const at = { width, ground, isPaper: background === null };
      const rows = blocks.map((block) => blockRows(block, writing, at)).join('');
      const left = place ? gap : 0;
      return `<td class="column" valign="top" width="${width + left}" style="width:${width + left}px;vertical-align:top;padding:0 0 0 ${left}px;">${table(rows)}</td>`;
    })
    .join('');
}

function sectionRow(section: Section, writing: Writing): string {
  const ground = section.background ?? writing.look.paper;
  const space = spaces[section.space];
  const kind = section.background === null ? ' class="paper"' : '';
  const style = `background-color:${ground};padding:${space}px ${side}px ${Math.max(0, space - 12)}px ${side}px;`;
  const columns = table(`<tr>${columnsOf(section, writing)}</tr>`);
  return `<tr><td${kind} bgcolor="${ground}" style="${style}">${columns}</td></tr>`;
}

/** Who writes, and the way out: below every mail. */
function footerRow({ look, language, values }: Writing): string {
  const ink = readableOn(look.ground, look.text);
  const style = `color:${ink};text-decoration:underline;`;
  const way = `[${footerWords.unsubscribe[language]}]({unsubscribe})`;
  const words = richWords(`${footerWords.why[language]}\n${way}`, values, style);
  return `<tr><td class="ink" align="center" style="padding:20px 24px;font-size:13px;line-height:1.5;color:${ink};font-family:${fonts[look.font]};">${words}</td></tr>`;
}

/** What the head of a mail is called: its first heading. */
const titleOf = ({ sections }: ThemeSource, language: Language) => {
  const blocks = sections.flatMap(({ columns }) => columns.flat());
  const first = blocks.find((block) => block.kind === 'heading');
  return first?.kind === 'heading' ? inLanguage(first.text, language) : '';
};

/**
 * A theme as a mail in one language: HTML that Outlook shows too, and the same as plain text. Without a
 * way out `{unsubscribe}` stays for whoever sends it; `origin` is where the files of its pictures are.
 */
export function renderTheme(
  source: ThemeSource,
  language: Language,
  values: MailValues,
  origin = '',
): { html: string; text: string } {
  const writing: Writing = { look: source.look, language, values, origin };
  const sections = source.sections.map((section) => sectionRow(section, writing)).join('\n');
  const html = frame(writing, titleOf(source, language), `${sections}\n${footerRow(writing)}`);
  return { html, text: plainTheme(source, writing) };
}
