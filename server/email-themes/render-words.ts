import { isMailVariable, type MailValues } from '../../contract/email-themes/mail-words.ts';

const signs: Readonly<Record<string, string>> = {
  '&': '&amp;',
  '<': '&lt;',
  '>': '&gt;',
  '"': '&quot;',
  "'": '&#39;',
};

/** A text that means nothing to HTML. */
export const escaped = (text: string) => text.replace(/[&<>"']/g, (sign) => signs[sign] ?? sign);

/** The text with its variables filled in, each as `write` writes it; none that is missing stays. */
function filledIn(text: string, values: MailValues, write: (value: string) => string): string {
  return text.replace(/\{(\w+)\}/g, (whole, name: string) => {
    if (!isMailVariable(name)) return whole;
    // Until somebody is written to, nobody's way out is known.
    return write(values[name] ?? (name === 'unsubscribe' ? whole : ''));
  });
}

/** An address with its variables; what is filled in changes nothing of where it leads. */
export const addressOf = (address: string, values: MailValues) =>
  /^\{unsubscribe\}$/.test(address)
    ? (values.unsubscribe ?? address)
    : filledIn(address, values, encodeURIComponent);

const linked = /(\[[^\]\n]+\]\((?:https?:\/\/|mailto:|tel:|\{unsubscribe\})[^)\s]*\))/;
const partsOfLink = /^\[([^\]\n]+)\]\(([^)\s]*)\)$/;

const emphasised = (html: string) =>
  html
    .replace(/\*\*([^*\n]+)\*\*/g, '<strong>$1</strong>')
    .replace(/\*([^*\n]+)\*/g, '<em>$1</em>');

const written = (text: string, values: MailValues) =>
  filledIn(emphasised(escaped(text)), values, (value) => escaped(value));

function linkOf(mark: string, values: MailValues, style: string): string {
  const [, words = '', address = ''] = partsOfLink.exec(mark) ?? [];
  const href = escaped(addressOf(address, values));
  return `<a href="${href}" style="${style}">${written(words, values)}</a>`;
}

/**
 * The text as HTML: **strong**, *stressed*, [words](address), a line for each line. What variables are
 * filled with is only text, whatever stands in it.
 */
export function richWords(text: string, values: MailValues, linkStyle: string): string {
  return text
    .trim()
    .split(linked)
    .map((part, at) => (at % 2 ? linkOf(part, values, linkStyle) : written(part, values)))
    .join('')
    .replace(/[^\S\n]{2,}/g, ' ')
    .replace(/\r?\n/g, '<br>');
}

function plainPart(part: string, values: MailValues): string {
  const [, words, address = ''] = partsOfLink.exec(part) ?? [];
  if (words !== undefined) return `${plainPart(words, values)} (${addressOf(address, values)})`;
  const bare = part.replace(/(\*{1,2})([^*\n]+)\1/g, '$2');
  return filledIn(bare, values, (value) => value);
}

/** The text without its marks, each link followed by where it leads. */
export const plainWords = (text: string, values: MailValues) =>
  text
    .split(linked)
    .map((part) => plainPart(part, values))
    .join('')
    .replace(/[^\S\n]{2,}/g, ' ')
    .trim();

/** One line without marks: what a picture shows, a title. */
export const oneLine = (text: string, values: MailValues) =>
  escaped(plainWords(text, values).replace(/\s+/g, ' '));
