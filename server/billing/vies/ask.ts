import { z } from 'zod';

/** How long VIES may take to answer. */
const mostMs = 5000;

/** What VIES says of a number: valid or not, with the name it asked under; `away` where it says neither. */
export type ViesAnswer = { readonly valid: boolean; readonly id: string | null } | 'away';

const answer = z.object({ valid: z.boolean(), requestIdentifier: z.string().max(100).nullish() });

/**
 * Asks VIES at `url`, by its REST interface, about a number with the letters of its country (EL for Greece). What takes longer
 * than five seconds, or is no answer about the number, is `away`. Call it outside of transactions.
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
    const read = answer.safeParse(response.ok ? await response.json() : undefined);
    return read.success
      ? { valid: read.data.valid, id: read.data.requestIdentifier || null }
      : 'away';
  } catch {
    return 'away';
  }
}
