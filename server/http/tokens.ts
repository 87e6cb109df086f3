import { randomBytes } from 'node:crypto';
import Bowser from 'bowser';
import { and, eq, lte, or } from 'drizzle-orm';
import type { Database } from '../db/connection.ts';
import type { Executor } from '../db/executor.ts';
import { accessTokensTable } from '../tables/people.ts';
import type { AnyCall } from './call.ts';
import { hashOf } from './session.ts';

/** How long somebody stays signed in at most, and without doing anything, in milliseconds. */
export interface SessionLimits {
  readonly lifeMs: number;
  readonly idleMs: number;
}

/** Where a session begins. */
export interface Beginning {
  readonly address: string;
  /** What the browser says it is. */
  readonly agent: string | undefined;
  readonly nowMs: number;
  readonly limits: SessionLimits;
}

/** Where a call that signs somebody in comes from. */
export const beginningOf = ({
  address,
  agent,
  now,
  settings,
}: Pick<AnyCall, 'address' | 'agent' | 'now' | 'settings'>): Beginning => ({
  address,
  agent,
  nowMs: now(),
  limits: settings.session,
});

/** A secret that only its holder knows; what is kept of it is a hash. */
export const newSecret = () => randomBytes(32).toString('base64url');

/** A browser and its system in words that its owner knows; null for what tells nothing. */
export function deviceNamed(agent: string | undefined): string | null {
  if (!agent) return null;
  const { browser, os } = Bowser.parse(agent.slice(0, 500));
  return [browser.name, os.name].filter(Boolean).join(', ').slice(0, 60) || null;
}

/** A new access token; only its hash is kept, and the user's expired ones go. */
export async function issueToken(db: Executor, userId: number, beginning: Beginning) {
  const { address, agent, nowMs, limits } = beginning;
  const access_token = newSecret();
  const [now, expires_at, idle_until] = [0, limits.lifeMs, limits.idleMs].map((ms) =>
    new Date(nowMs + ms).toISOString(),
  ) as [string, string, string];
  const { user_id, expires_at: ends, idle_until: idle } = accessTokensTable;
  const isOver = or(lte(ends, now), lte(idle, now));
  await db.delete(accessTokensTable).where(and(eq(user_id, userId), isOver));
  await db.insert(accessTokensTable).values({
    token_hash: hashOf(access_token),
    user_id: userId,
    expires_at,
    idle_until,
    seen_at: now,
    created_at: now,
    address,
    device: deviceNamed(agent),
  });
  return { access_token, expires_at };
}

/** A minute is near enough: who works all day writes a row a minute and not with each call. */
const seenEveryMs = (idleMs: number) => Math.min(60_000, idleMs / 10);

/** For how long a call keeps a session at least. */
export const keptMs = ({ idleMs }: SessionLimits) => idleMs - seenEveryMs(idleMs);

/** Keeps a session that is used from ending for idleness. */
export async function keepAlive(
  { pool }: Database,
  { tokenHash, seenAt }: { tokenHash: string; seenAt: Date },
  nowMs: number,
  idleMs: number,
) {
  if (nowMs - seenAt.getTime() < seenEveryMs(idleMs)) return;
  await pool.query({
    name: 'session-seen',
    text: `update access_tokens set seen_at = $2, idle_until = case when idle_until is null then null else $3::timestamptz end
      where token_hash = $1 and seen_at < $2`,
    values: [tokenHash, new Date(nowMs), new Date(nowMs + idleMs)],
  });
}
