import { fonts, headingSizes } from '../../contract/email-themes/limits.ts';
import { inLanguage, type MailValues } from '../../contract/email-themes/mail-words.ts';
import { readableOn } from '../../contract/email-themes/readable.ts';
import type { Block, BlockKind, BlockOf, Look } from '../../contract/email-themes/source.ts';
import type { Language } from '../../contract/engine/languages.ts';
import { addressOf, escaped, oneLine, richWords } from './render-words.ts';

/** What the blocks of one mail are written with. */
export interface Writing {
  readonly look: Look;
  readonly language: Language;
  readonly values: MailValues;
  /** Where the files of pictures are served. */
  readonly origin: string;
}

/** Where a block stands: how wide its column is, and on which ground. */
export interface Standing {
  readonly width: number;
  readonly ground: string;
  /** Whether the ground is the mail's own, which turns dark where mails do. */
  readonly isPaper: boolean;
}

type Write<K extends BlockKind> = (block: BlockOf<K>, writing: Writing, at: Standing) => string;

/** Outlook takes widths, aligned cells and colours from attributes, everybody else from the style. */
const cell = (align: string, style: string, inner: string, of = '') =>
  `<tr><td align="${align}"${of} style="padding:0 0 12px 0;${style}">${inner}</td></tr>`;

const inkOf = ({ look }: Writing, { ground, isPaper }: Standing) => ({
  style: `color:${readableOn(ground, look.text)};font-family:${fonts[look.font]};`,
  of: isPaper ? ' class="ink"' : '',
});

const linkStyleOf = ({ look }: Writing, { ground }: Standing) =>
  `color:${readableOn(ground, look.accent)};text-decoration:underline;`;

const heading: Write<'heading'> = (block, writing, at) => {
  const ink = inkOf(writing, at);
  const size = headingSizes[block.level];
  const words = richWords(inLanguage(block.text, writing.language), writing.values, ink.style);
  if (!words) return '';
  const style = `margin:0;font-size:${size}px;line-height:1.25;font-weight:bold;${ink.style}`;
  const inner = `<h${block.level}${ink.of} style="${style}">${words}</h${block.level}>`;
  return cell(block.align, ink.style, inner, ink.of);
};

const text: Write<'text'> = (block, writing, at) => {
  const ink = inkOf(writing, at);
  const words = inLanguage(block.text, writing.language);
  const html = richWords(words, writing.values, linkStyleOf(writing, at));
  return html && cell(block.align, `font-size:16px;line-height:1.5;${ink.style}`, html, ink.of);
};

const image: Write<'image'> = (block, writing, { width: column }) => {
  if (!block.url) return '';
  const { values, language, origin } = writing;
  const width = Math.round((column * block.width) / 100);
  const alt = oneLine(inLanguage(block.alt, language), values);
  const style = `display:block;width:100%;max-width:${width}px;height:auto;border:0;`;
  const img = `<img src="${escaped(origin + block.url)}" alt="${alt}" width="${width}" style="${style}">`;
  const link = addressOf(block.link, values);
  return cell(block.align, '', link ? `<a href="${escaped(link)}">${img}</a>` : img);
};

const button: Write<'button'> = (block, { look, language, values }) => {
  const words = oneLine(inLanguage(block.text, language), values);
  if (!words) return '';
  const ink = readableOn(look.accent, '#ffffff');
  const style = `display:inline-block;padding:12px 24px;font-size:16px;font-weight:bold;line-height:20px;color:${ink};text-decoration:none;font-family:${fonts[look.font]};`;
  const href = escaped(addressOf(block.link, values) || '#');
  const inner = `<a href="${href}" style="${style}">${words}</a>`;
  const padding = 'mso-padding-alt:12px 24px;border-radius:6px;';
  const table = `<table role="presentation" cellpadding="0" cellspacing="0" border="0" align="${block.align}"><tr><td align="center" bgcolor="${look.accent}" style="${padding}background-color:${look.accent};">${inner}</td></tr></table>`;
  return cell(block.align, '', table);
};

const divider: Write<'divider'> = (_, { look }, { ground, isPaper }) => {
  const line = `border-top:1px solid ${readableOn(ground, look.text)};opacity:0.25;`;
  const of = isPaper ? ' class="line"' : '';
  return cell(
    'left',
    'padding:8px 0 20px 0;',
    `<div${of} style="${line}font-size:0;">&nbsp;</div>`,
  );
};

const space: Write<'space'> = ({ height }) =>
  `<tr><td height="${height}" style="height:${height}px;font-size:0;line-height:0;">&nbsp;</td></tr>`;

const writes: { [K in BlockKind]: Write<K> } = { heading, text, image, button, divider, space };

/** The rows of one block; nothing of one that says nothing. */
export const blockRows = (block: Block, writing: Writing, at: Standing): string =>
  (writes[block.kind] as Write<BlockKind>)(block, writing, at);
