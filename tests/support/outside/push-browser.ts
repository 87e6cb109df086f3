import { createDecipheriv, createECDH, hkdfSync, randomBytes } from 'node:crypto';

/** A browser that allows notifications through a push service, and reads what that was handed. */
export function pushBrowser(endpoint: string) {
  const keys = createECDH('prime256v1');
  const own = keys.generateKeys();
  const auth = randomBytes(16);
  const derive = (key: Buffer, salt: Buffer, info: Buffer, bytes: number) =>
    Buffer.from(hkdfSync('sha256', key, salt, info, bytes));
  const label = (text: string) => Buffer.from(`${text}\0`);
  return {
    subscription: {
      endpoint,
      keys: { p256dh: own.toString('base64url'), auth: auth.toString('base64url') },
    },
    /** The text of an encrypted message (RFC 8291). */
    read(bytes: Buffer): Record<string, unknown> {
      const salt = bytes.subarray(0, 16);
      const length = bytes.readUInt8(20);
      const theirs = bytes.subarray(21, 21 + length);
      const info = Buffer.concat([label('WebPush: info'), own, theirs]);
      const key = derive(keys.computeSecret(theirs), auth, info, 32);
      const opening = createDecipheriv(
        'aes-128-gcm',
        derive(key, salt, label('Content-Encoding: aes128gcm'), 16),
        derive(key, salt, label('Content-Encoding: nonce'), 12),
      ).setAuthTag(bytes.subarray(-16));
      const padded = Buffer.concat([
        opening.update(bytes.subarray(21 + length, -16)),
        opening.final(),
      ]);
      return JSON.parse(padded.subarray(0, padded.lastIndexOf(2)).toString());
    },
  };
}
