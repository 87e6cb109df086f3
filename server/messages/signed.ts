import { createHmac, timingSafeEqual } from 'node:crypto';

const macBytes = 12;
const radix = 36;

const macOf = (secret: string, purpose: string, text: string) =>
  createHmac('sha256', secret).update(`${purpose}:${text}`).digest().subarray(0, macBytes);

/**
 * Numbers that only this installation could have put together, for one purpose; short, for it stands in links.
 * The last one has at least so many digits.
 */
export function signNumbers(
  secret: string,
  purpose: string,
  numbers: readonly number[],
  lastDigits = 1,
): string {
  const written = numbers.map((each) => each.toString(radix));
  const text = [...written.slice(0, -1), written.at(-1)?.padStart(lastDigits, '0')].join('.');
  return `${text}.${macOf(secret, purpose, text).toString('base64url')}`;
}

/** The numbers that were signed for a purpose; undefined for what is not ours. */
export function readNumbers(secret: string, purpose: string, token: string) {
  const [, text = '', mac = ''] = /^((?:[0-9a-z]{1,11}\.){1,5})([\w-]{16})$/.exec(token) ?? [];
  const numbers = text.slice(0, -1);
  if (!numbers) return undefined;
  if (!timingSafeEqual(macOf(secret, purpose, numbers), Buffer.from(mac, 'base64url')))
    return undefined;
  return numbers.split('.').map((each) => Number.parseInt(each, radix));
}
