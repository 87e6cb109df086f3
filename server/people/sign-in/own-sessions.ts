import { and, eq, isNull, ne, sql } from 'drizzle-orm';
import {
  changePassword,
  endOtherSessions,
  endSession,
  ownSession,
  ownSessions,
} from '../../../contract/people/sessions.ts';
import type { Database } from '../../db/connection.ts';
import type { Caller } from '../../http/call.ts';
import { Refusal } from '../../http/refusal.ts';
import { type Api, serve } from '../../http/serve.ts';
import { accessTokensTable } from '../../tables/people.ts';
import { replacePassword } from './change-password.ts';

const moments = ['created_at', 'seen_at', 'expires_at'] as const;
const iso = (row: Record<string, unknown>) =>
  Object.fromEntries(moments.map((name) => [name, new Date(row[name] as string).toISOString()]));

/** Where somebody is signed in, the place they use now first, then by when it was last used. */
async function sessionsOf({ db }: Database, { userId, tokenHash }: Caller, nowMs: number) {
  const now = new Date(nowMs);
  const { rows } = await db.execute(
    sql`select t.session_id, t.device, t.address, t.created_at, t.seen_at, t.expires_at,
        t.token_hash = ${tokenHash} as current, s.name as till_store
      from access_tokens t left join stores s on s.store_id = t.store_id
      where t.user_id = ${userId} and t.expires_at > ${now} and (t.idle_until is null or t.idle_until > ${now})
      order by current desc, t.seen_at desc, t.session_id desc limit 200`,
  );
  return ownSession.array().parse(rows.map((row) => ({ ...row, ...iso(row) })));
}

const { user_id, session_id, token_hash, store_id } = accessTokensTable;

/** Where somebody is signed in, and how they end it: a session is nobody else's. */
export function mountOwnSessions(api: Api) {
  serve(api, ownSessions, async ({ database, caller, now }) => ({
    sessions: await sessionsOf(database, caller, now()),
  }));
  serve(api, endSession, async ({ database, caller, params }) => {
    const ended = await database.db
      .delete(accessTokensTable)
      .where(and(eq(user_id, caller.userId), eq(session_id, params.id)))
      .returning({ id: session_id });
    if (!ended.length) throw new Refusal('not_found');
    return null;
  });
  serve(api, endOtherSessions, async ({ database, caller }) => {
    const others = and(
      eq(user_id, caller.userId),
      ne(token_hash, caller.tokenHash),
      isNull(store_id),
    );
    const ended = await database.db
      .delete(accessTokensTable)
      .where(others)
      .returning({ id: session_id });
    return { ended: ended.length };
  });
  serve(api, changePassword, replacePassword);
}
