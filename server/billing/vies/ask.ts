import { z } from 'zod';
import { answeredText } from '../../runtime/bounded-text.ts';

/** How long VIES may take to answer. */
const mostMs = 5000;

/** What VIES says of a number: valid or not, with the name it asked under; `away` where it says neither. */
export type ViesAnswer = { readonly valid: boolean; readonly id: string | null } | 'away';

/** Its answer has a few hundred letters. */
const mostAnswered = 20_000;

/** What VIES calls an answer about a number; any other word says why there is none, such as MS_UNAVAILABLE or TIMEOUT. */
const answers = ['', 'VALID', 'INVALID', 'INVALID_INPUT'];

const answer = z.object({
  valid: z.boolean(),
  requestIdentifier: z.string().max(100).nullish(),
  userError: z.enum(answers).nullish(),
});

/**
 * Asks VIES at `url`, by its REST interface, about a number with the letters of its country (EL for Greece). What takes longer
 * than five seconds, or is too long or no answer about the number, is `away`. Call it outside of transactions.
 */
export async function askVies(url: string, vatNumber: string): Promise<ViesAnswer> {
  const body = { countryCode: vatNumber.slice(0, 2), vatNumber: vatNumber.slice(2) };
  try {
    const response = await fetch(url, {
      method: 'POST',
      headers: { 'content-type': 'application/json', accept: 'application/json' },
      body: JSON.stringify(body),
      redirect: 'error',
      signal: AbortSignal.timeout(mostMs),
    });
    const text = await answeredText(response, mostAnswered);
    const read = answer.safeParse(response.ok ? JSON.parse(text) : undefined);
    return read.success
      ? { valid: read.data.valid, id: read.data.requestIdentifier || null }
      : 'away';
  } catch {
    return 'away';
  }
}
