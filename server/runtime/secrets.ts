import { createCipheriv, createDecipheriv, hkdfSync, randomBytes } from 'node:crypto';

const cipher = 'aes-256-gcm';
const nonceBytes = 12;
const tagBytes = 16;

const keyOf = (secret: string) =>
  Buffer.from(hkdfSync('sha256', secret, '', 'secrets of company settings', 32));

/** Whose secret it is and which: one that is copied to another place does not open there. */
const placeOf = (companyId: number, name: string) => Buffer.from(`${companyId}:${name}`);

/** Seals a secret for one company under one name: nonce, tag and cipher text, base64url. */
export function seal(secret: string, companyId: number, name: string, text: string): string {
  const nonce = randomBytes(nonceBytes);
  const sealing = createCipheriv(cipher, keyOf(secret), nonce).setAAD(placeOf(companyId, name));
  const sealed = Buffer.concat([sealing.update(text, 'utf8'), sealing.final()]);
  return Buffer.concat([nonce, sealing.getAuthTag(), sealed]).toString('base64url');
}

/** Opens what was sealed. Throws where the installation's secret or the place is another. */
export function unseal(secret: string, companyId: number, name: string, sealed: string): string {
  const bytes = Buffer.from(sealed, 'base64url');
  const opening = createDecipheriv(cipher, keyOf(secret), bytes.subarray(0, nonceBytes))
    .setAAD(placeOf(companyId, name))
    .setAuthTag(bytes.subarray(nonceBytes, nonceBytes + tagBytes));
  const text = Buffer.concat([
    opening.update(bytes.subarray(nonceBytes + tagBytes)),
    opening.final(),
  ]);
  return text.toString('utf8');
}
