import { cp737 } from './cp737.ts';

const greek = 'windows-1253';
const western = 'windows-1252';

const count = (text: string, pattern: RegExp) => text.match(pattern)?.length ?? 0;
/** Greek and Latin letters that touch: what an accent becomes in the other alphabet. */
const mixed = /\p{Script=Latin}\p{Script=Greek}|\p{Script=Greek}\p{Script=Latin}/gu;
const pairs = /\p{Script=Greek}{2}/gu;
/** Where ISO 8859-7 has its Ά. */
const otherAlpha = /[¶](?=\p{Script=Greek})/u;

/** DOS has its Greek letters where Windows has hardly any. */
function isDos(head: Buffer) {
  const high = head.filter((byte) => byte >= 0x80);
  return high.filter((byte) => byte < 0xb0).length * 2 > high.length;
}

/**
 * The encoding of a text of single bytes: by its letters, the country's own where they leave it open. Greek
 * letters stand beside each other; accents of Italian, read as Greek, stand among Latin ones.
 */
export function alphabetOf(head: Buffer, legacy: string): string {
  if (isDos(head)) return cp737;
  const text = new TextDecoder(greek).decode(head);
  const [between, among] = [count(text, mixed), count(text, pairs)];
  if (between > among) return western;
  if (among <= between) return legacy;
  return otherAlpha.test(text) && !text.includes('Ά') ? 'iso-8859-7' : greek;
}
