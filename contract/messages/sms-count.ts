/** What counts as two characters in an SMS: they are not in the alphabet it is packed with. */
const doubled = /[€{}[\]\\~^|]/g;
const placeholder = /\{code\}/g;
/** A placeholder is replaced by something longer than itself. */
const placeholderAdds = 4;
const single = 160;
const part = 153;

export interface SmsCount {
  readonly characters: number;
  /** How many messages are paid for; none for an empty text (sms-empty-zero). */
  readonly messages: number;
}

const countOf = (text: string, pattern: RegExp) => text.match(pattern)?.length ?? 0;

/**
 * How long a text is as SMS: nine special characters count two (sms-special-characters), each {code}
 * adds 4 (sms-code-placeholder), and above 160 it is sent in parts of 153 (sms-parts).
 */
export function smsCount(text: string): SmsCount {
  const codes = countOf(text, placeholder) * placeholderAdds;
  const characters = [...text].length + countOf(text, doubled) + codes;
  if (characters === 0) return { characters: 0, messages: 0 };
  return { characters, messages: characters <= single ? 1 : Math.ceil(characters / part) };
}
