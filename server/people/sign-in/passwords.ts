import { randomBytes } from 'node:crypto';
import { hash, verify } from '@node-rs/argon2';
import { Gate } from '../../runtime/gate.ts';

// OWASP's figures for argon2id: 19 MiB, two passes, one lane.
const cost = { memoryCost: 19_456, timeCost: 2, parallelism: 1 };

/** Hashing takes 30 ms of one of the four threads that files are read by, too: two stay free, and none waits over 3 s. */
const gate = new Gate(2, 200);

/** The argon2id hash of a password. Throws Busy where too many are being hashed. */
export const hashPassword = (password: string) => gate.run(() => hash(password, cost));

let nobodysHash: Promise<string> | undefined;

/**
 * Whether the password fits the hash. With no hash it spends the same time on a random one, so that
 * an unknown mobile cannot be told from a wrong password. Throws Busy where too many are being hashed.
 */
export async function fits(passwordHash: string | undefined, password: string): Promise<boolean> {
  nobodysHash ??= hashPassword(randomBytes(24).toString('base64'));
  const against = passwordHash ?? (await nobodysHash);
  const matches = await gate.run(() => verify(against, password));
  return matches && passwordHash !== undefined;
}
