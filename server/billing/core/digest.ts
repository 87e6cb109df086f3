import { createHash } from 'node:crypto';

const letters = 22;

/** A digest of something that was shown: the same for the same, of 22 letters. */
export const digestOfShown = (shown: unknown): string =>
  createHash('sha256').update(JSON.stringify(shown)).digest('base64url').slice(0, letters);
