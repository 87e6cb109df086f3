import { createHmac, timingSafeEqual } from 'node:crypto';
import { eq } from 'drizzle-orm';
import { ownStoresOf } from '../auth/own-stores.ts';
import { usersTable } from '../auth/tables.ts';
import type { Database } from '../db/connection.ts';

/** The application of the push service: ours, or the one at Pusher Channels. */
export interface RealtimeApp {
  readonly key: string;
  /** Signs who a user is; never leaves the server. */
  readonly secret: string;
  readonly cluster: string;
  readonly builtIn: boolean;
}

/** What proves to the push service which user a socket belongs to. */
export interface Proof {
  readonly auth: string;
  readonly user_data: string;
}

export const signed = (secret: string, text: string) =>
  createHmac('sha256', secret).update(text).digest('hex');

const authOf = ({ key, secret }: RealtimeApp, socketId: string, userData: string) =>
  `${key}:${signed(secret, `${socketId}::user::${userData}`)}`;

/** The proof of a user for one socket; it is worth nothing on another one. */
export function proofOf(app: RealtimeApp, socketId: string, userId: number): Proof {
  const user_data = JSON.stringify({ id: String(userId) });
  return { auth: authOf(app, socketId, user_data), user_data };
}

/** Whom a proof is of; undefined when this server did not sign it for this socket. */
export function userOf(app: RealtimeApp, socketId: string, proof: Proof): number | undefined {
  const wanted = Buffer.from(authOf(app, socketId, proof.user_data));
  const given = Buffer.from(proof.auth);
  if (wanted.length !== given.length || !timingSafeEqual(wanted, given)) return undefined;
  // Signed, hence written by proofOf.
  return Number((JSON.parse(proof.user_data) as { id: string }).id);
}

/** Whether a user may open a store, and so hear of it. */
export async function mayListen(
  database: Database,
  userId: number,
  storeId: number,
): Promise<boolean> {
  const [user] = await database.db
    .select({ isSuperAdmin: usersTable.is_super_admin })
    .from(usersTable)
    .where(eq(usersTable.user_id, userId));
  if (!user) return false;
  return (await ownStoresOf(database, { userId, ...user }, storeId)).length > 0;
}
