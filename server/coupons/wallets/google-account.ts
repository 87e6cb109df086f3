import { createPrivateKey } from 'node:crypto';
import { z } from 'zod';
import { invalidField } from '../../http/refusal.ts';

const file = z.object({ client_email: z.email(), private_key: z.string() });

/** The account and the key of a key file of Google's. Throws invalid for what is none. */
export function serviceAccount(text: string): { account: string; key: string } {
  try {
    const { client_email: account, private_key } = file.parse(JSON.parse(text));
    const key = createPrivateKey(private_key);
    if (key.asymmetricKeyType !== 'rsa') throw new Error('not an RSA key');
    return { account, key: key.export({ type: 'pkcs8', format: 'pem' }).toString() };
  } catch {
    throw invalidField('service_account', 'accountUnreadable');
  }
}
