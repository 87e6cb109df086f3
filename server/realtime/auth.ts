import { createHmac, timingSafeEqual } from 'node:crypto';
import { eq } from 'drizzle-orm';
import type { Database } from '../db/connection.ts';
import type { RealtimeApp } from '../http/dependencies.ts';
import { ownStoresOf } from '../people/sign-in/own-stores.ts';
import { usersTable } from '../tables/people.ts';

/** A user, and the session by which they are here. */
export interface Whose {
  readonly userId: number;
  readonly sessionId: number;
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
export function proofOf(app: RealtimeApp, socketId: string, { userId, sessionId }: Whose): Proof {
  const user_data = JSON.stringify({ id: String(userId), session: sessionId });
  return { auth: authOf(app, socketId, user_data), user_data };
}

/** Whose proof it is; undefined when this server did not sign it for this socket. */
export function whoseProof(app: RealtimeApp, socketId: string, proof: Proof): Whose | undefined {
  const wanted = Buffer.from(authOf(app, socketId, proof.user_data));
  const signature = Buffer.from(proof.auth);
  if (wanted.length !== signature.length || !timingSafeEqual(wanted, signature)) return undefined;
  // Signed, hence written by proofOf.
  const { id, session } = JSON.parse(proof.user_data) as { id: string; session: number };
  return { userId: Number(id), sessionId: session };
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

/** Which of these sessions have ended. */
export async function endedOf(database: Database, sessions: readonly number[], nowMs: number) {
  const { rows } = await database.pool.query<{ session_id: number }>({
    name: 'sessions-alive',
    text: `select session_id from access_tokens where session_id = any($1::bigint[]) and expires_at > $2
      and (idle_until is null or idle_until > $2)`,
    values: [sessions, new Date(nowMs)],
  });
  const alive = new Set(rows.map(({ session_id }) => Number(session_id)));
  return new Set(sessions.filter((id) => !alive.has(id)));
}
