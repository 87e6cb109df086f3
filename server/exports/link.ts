import { createHmac, timingSafeEqual } from 'node:crypto';
import type { Language } from '../../contract/engine/languages.ts';

const lifeMs = 3_600_000;

/** What a link says: which file, for how long, and in which language a refusal is told. */
export interface Linked {
  readonly companyId: number;
  readonly id: number;
  readonly until: number;
}

const signatureOf = (secret: string, { companyId, id, until }: Linked) =>
  createHmac('sha256', secret).update(`export ${companyId} ${id} ${until}`).digest('base64url');

/** The address of a file, good for an hour. */
export function linkTo(secret: string, file: Omit<Linked, 'until'>, nowMs: number, lang: Language) {
  const until = nowMs + lifeMs;
  const signature = signatureOf(secret, { ...file, until });
  const query = new URLSearchParams({
    company: String(file.companyId),
    until: String(until),
    signature,
    lang,
  });
  return `/api/exports/${file.id}/file?${query}`;
}

/** Whether it was this server that signed. */
export function isSigned(secret: string, linked: Linked, signature: string): boolean {
  const own = Buffer.from(signatureOf(secret, linked));
  const sent = Buffer.from(signature);
  return own.length === sent.length && timingSafeEqual(own, sent);
}
