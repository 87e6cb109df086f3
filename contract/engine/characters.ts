// No name, code or address contains a control character, and PostgreSQL can store neither NUL nor
// half of a surrogate pair.
export const printable = /^[^\p{Cc}\p{Cs}]*$/u;
export const printableLines = /^[^\p{Cc}\p{Cs}]*(?:[\n\r\t][^\p{Cc}\p{Cs}]*)*$/u;

const invisible = /[\u00ad\u200b-\u200f\u202a-\u202e\u2060-\u2064\u2066-\u2069\ufeff]/g;

/** A text without marks that turn the reading direction or take no room: they come with what is pasted. */
export const withoutInvisible = (text: string) => text.replace(invisible, '');

/** Arabic-Indic and Persian digits as those of ASCII; full-width ones are so by NFKC. */
export const asciiDigits = (text: string) =>
  text.replace(/[\u0660-\u0669\u06f0-\u06f9]/g, (digit) => String(digit.charCodeAt(0) & 15));
