import {
  type AuthenticationResponseJSON,
  generateAuthenticationOptions,
  generateRegistrationOptions,
  type RegistrationResponseJSON,
  verifyAuthenticationResponse,
  verifyRegistrationResponse,
} from '@simplewebauthn/server';
import { and, asc, eq } from 'drizzle-orm';
import type { Executor } from '../../db/executor.ts';
import { passkeysTable } from '../../tables/people.ts';

const { user_id, passkey_id, credential_id, name, created_at, used_at } = passkeysTable;
type Passkey = typeof passkeysTable.$inferSelect;

/** Whom a passkey is for: a name, never an address, and the origins of its pages. */
interface Site {
  rpID: string;
  origins: string[];
}

/** The site at a public address; one that only this machine reaches is known as localhost. */
export function siteOf(publicUrl: string): Site {
  const { hostname, origin, protocol, port } = new URL(publicUrl);
  const isLoopback = hostname === '127.0.0.1' || hostname === '[::1]';
  if (!isLoopback) return { rpID: hostname, origins: [origin] };
  return { rpID: 'localhost', origins: [`${protocol}//localhost${port && `:${port}`}`] };
}

/** Somebody's passkeys as they see them, the oldest first. */
export const listPasskeys = (db: Executor, userId: number) =>
  db
    .select({ passkey_id, name, created_at, used_at })
    .from(passkeysTable)
    .where(eq(user_id, userId))
    .orderBy(asc(passkey_id));

const credentialsOf = async (db: Executor, userId: number) => {
  const rows = await db.select().from(passkeysTable).where(eq(user_id, userId));
  return rows.map(({ credential_id: id, transports }) => ({ id, transports }));
};

/** What a browser needs to make a passkey that somebody has not yet. */
export async function creationOptions(
  db: Executor,
  user: { user_id: number; mobile: string; full_name: string },
  site: Site,
) {
  return generateRegistrationOptions({
    rpName: 'Pistos',
    rpID: site.rpID,
    userID: new TextEncoder().encode(`pistos:${user.user_id}`),
    userName: user.mobile,
    userDisplayName: user.full_name,
    excludeCredentials: await credentialsOf(db, user.user_id),
  });
}

/** Keeps a passkey that the browser made. False for an answer that is not to what was asked, or known already. */
export async function keepPasskey(
  tx: Executor,
  userId: number,
  made: { name: string; response: unknown; challenge: string },
  { rpID, origins }: Site,
): Promise<boolean> {
  const verified = await verifyRegistrationResponse({
    response: made.response as RegistrationResponseJSON,
    expectedChallenge: made.challenge,
    expectedOrigin: origins,
    expectedRPID: rpID,
    requireUserVerification: false,
  }).catch(() => undefined);
  if (!verified?.verified) return false;
  const { id, publicKey, counter, transports = [] } = verified.registrationInfo.credential;
  const row = await tx
    .insert(passkeysTable)
    .values({
      user_id: userId,
      credential_id: id,
      public_key: Buffer.from(publicKey).toString('base64url'),
      counter,
      transports,
      name: made.name,
    })
    .onConflictDoNothing()
    .returning({ id: passkey_id });
  return row.length > 0;
}

/** What a browser asks one of somebody's passkeys for; null where they have none. */
export async function requestOptions(db: Executor, userId: number, { rpID }: Site) {
  const allowCredentials = await credentialsOf(db, userId);
  return allowCredentials.length
    ? generateAuthenticationOptions({ rpID, allowCredentials, userVerification: 'preferred' })
    : null;
}

const verifiedBy = (
  passkey: Passkey,
  response: AuthenticationResponseJSON,
  challenge: string,
  { rpID, origins }: Site,
) =>
  verifyAuthenticationResponse({
    response,
    expectedChallenge: challenge,
    expectedOrigin: origins,
    expectedRPID: rpID,
    requireUserVerification: false,
    credential: {
      id: passkey.credential_id,
      publicKey: new Uint8Array(Buffer.from(passkey.public_key, 'base64url')),
      counter: passkey.counter,
      transports: passkey.transports,
    },
  }).catch(() => undefined);

/** Whether one of somebody's passkeys signed the challenge; a copy of it that counts behind is refused. */
export async function passedWith(
  tx: Executor,
  userId: number,
  answer: unknown,
  challenge: string,
  site: Site,
  nowMs: number,
): Promise<boolean> {
  const response = answer as AuthenticationResponseJSON;
  const itself = and(eq(user_id, userId), eq(credential_id, String(response.id)));
  const [passkey] = await tx.select().from(passkeysTable).where(itself).for('update');
  const verified = passkey && (await verifiedBy(passkey, response, challenge, site));
  if (!verified?.verified) return false;
  await tx
    .update(passkeysTable)
    .set({
      counter: verified.authenticationInfo.newCounter,
      used_at: new Date(nowMs).toISOString(),
    })
    .where(itself);
  return true;
}

/** Removes one of somebody's passkeys; false for one that is not theirs. */
export async function removePasskeyOf(tx: Executor, userId: number, id: number): Promise<boolean> {
  const removed = await tx
    .delete(passkeysTable)
    .where(and(eq(user_id, userId), eq(passkey_id, id)))
    .returning({ id: passkey_id });
  return removed.length > 0;
}
