// No name, code or address contains a control character, and PostgreSQL can store neither NUL nor
// half of a surrogate pair.
export const printable = /^[^\p{Cc}\p{Cs}]*$/u;
export const printableLines = /^[^\p{Cc}\p{Cs}]*(?:[\n\r\t][^\p{Cc}\p{Cs}]*)*$/u;
