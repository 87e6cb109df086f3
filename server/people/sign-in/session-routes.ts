import { eq } from 'drizzle-orm';
import {
  changeLanguage,
  changeProfile,
  me,
  ownStores,
  type SessionUser,
  signOut,
} from '../../../contract/people/session.ts';
import type { Database } from '../../db/connection.ts';
import type { Caller } from '../../http/call.ts';
import { Refusal } from '../../http/refusal.ts';
import { type Api, serve } from '../../http/serve.ts';
import { authenticate } from '../../http/session.ts';
import { keptMs, type SessionLimits } from '../../http/tokens.ts';
import { accessTokensTable, usersTable } from '../../tables/people.ts';
import { ownStoresOf } from './own-stores.ts';

const { user_id, full_name, email, mobile, country_id, language_id, is_super_admin } = usersTable;
const { notify_mail: mail, notify_push: push, notify_sms: sms } = usersTable;
const profile = {
  user_id,
  full_name,
  email,
  mobile,
  country_id,
  language_id,
  is_super_admin,
  notifications: { mail, push, sms },
};

/** A user as the session tells them; nothing secret. */
export async function sessionUserOf({ db }: Database, userId: number): Promise<SessionUser> {
  const [user] = await db.select(profile).from(usersTable).where(eq(user_id, userId));
  if (!user) throw new Refusal('signed_out');
  return user;
}

async function sessionIn(
  database: Database,
  caller: Caller,
  authorization: string | undefined,
  nowMs: number,
  storeId: number,
) {
  const { scope } = await authenticate(database, authorization, nowMs, { storeId });
  const [store] = await ownStoresOf(database, caller, storeId);
  return {
    user_store_permissions: scope?.userStorePermissions ?? {},
    store_permissions: scope?.storePermissions ?? {},
    store: store ?? null,
  };
}

const endOf = ({ expiresAt }: Caller, limits: SessionLimits, nowMs: number) => ({
  kept_seconds: Math.floor(keptMs(limits) / 1000),
  left_seconds: Math.floor((expiresAt.getTime() - nowMs) / 1000),
});

/** Who is signed in, where they may go, and what they may change about themselves. */
export function mountSession(api: Api) {
  serve(api, me, async ({ database, caller, query, request, now, settings }) => {
    const user = await sessionUserOf(database, caller.userId);
    const own = { user, session: endOf(caller, settings.session, now()) };
    const storeId = query['store-id'];
    if (!storeId) return { ...own, user_store_permissions: {}, store_permissions: {}, store: null };
    return {
      ...own,
      ...(await sessionIn(database, caller, request.header('authorization'), now(), storeId)),
    };
  });
  serve(api, ownStores, async ({ database, caller }) => ({
    stores: await ownStoresOf(database, caller),
    is_super_admin: caller.isSuperAdmin,
  }));
  serve(api, changeLanguage, async ({ database, caller, body }) => {
    await database.db
      .update(usersTable)
      .set({ language_id: body.language_id })
      .where(eq(user_id, caller.userId));
    return { language_id: body.language_id };
  });
  serve(api, changeProfile, async ({ database, caller, body }) => {
    const { full_name, email: address, notifications = {} } = body;
    const wishes = Object.entries(notifications).map(([type, on]) => [`notify_${type}`, on]);
    const changes = {
      ...(full_name ? { full_name } : {}),
      ...(address === undefined ? {} : { email: address }),
      ...Object.fromEntries(wishes),
    };
    if (Object.keys(changes).length)
      await database.db.update(usersTable).set(changes).where(eq(user_id, caller.userId));
    return changeProfile.reply.parse(await sessionUserOf(database, caller.userId));
  });
  serve(api, signOut, async ({ database, caller }) => {
    await database.db
      .delete(accessTokensTable)
      .where(eq(accessTokensTable.token_hash, caller.tokenHash));
    return null;
  });
}
