import { randomBytes, randomInt } from 'node:crypto';
import { and, eq, lte } from 'drizzle-orm';
import { firstAdmin, forgotPassword, login, updatePassword } from '../../contract/auth.ts';
import { greeceId, isCountry, normalizedMobile } from '../common/countries.ts';
import type { Database } from '../db/connection.ts';
import { invalidField, Refusal } from '../http/refusal.ts';
import { type Api, serve } from '../http/serve.ts';
import { platformId, queueMessage } from '../messages/outbox.ts';
import { passwordCodeText } from '../messages/texts.ts';
import type { Executor } from '../rows.ts';
import { keepCode, spendCode } from './one-time-codes.ts';
import { fits, hashPassword } from './passwords.ts';
import { hashOf } from './session.ts';
import { sessionUserOf } from './session-routes.ts';
import { accessTokensTable, usersTable } from './tables.ts';
import { assertMayTry, clearFailures, countFailure, type Tried } from './throttle.ts';

const tokenLivesMs = 7 * 24 * 60 * 60_000;
const codeLivesMs = 15 * 60_000;

interface Person {
  app_provider_id: number;
  country_id?: number | undefined;
  mobile: string;
}

/** How a person is named in throttling and codes: the number as stored, or as typed when it is none. */
function subjectOf({ app_provider_id, country_id = greeceId, mobile }: Person) {
  const number = isCountry(country_id) ? normalizedMobile(mobile, country_id) : undefined;
  return { number, key: `${app_provider_id}:${country_id}:${number ?? hashOf(mobile)}` };
}

async function find({ db }: Database, person: Person) {
  const { number } = subjectOf(person);
  if (!number) return undefined;
  const { app_provider_id, country_id, mobile } = usersTable;
  const itself = and(
    eq(app_provider_id, person.app_provider_id),
    eq(country_id, person.country_id ?? greeceId),
    eq(mobile, number),
  );
  return (await db.select().from(usersTable).where(itself))[0];
}

/** A new access token; only its hash is kept, and the user's expired ones go. */
async function issueToken(db: Executor, userId: number, nowMs: number) {
  const access_token = randomBytes(32).toString('base64url');
  const expires_at = new Date(nowMs + tokenLivesMs).toISOString();
  const { user_id, expires_at: ends } = accessTokensTable;
  await db
    .delete(accessTokensTable)
    .where(and(eq(user_id, userId), lte(ends, new Date(nowMs).toISOString())));
  await db
    .insert(accessTokensTable)
    .values({ token_hash: hashOf(access_token), user_id: userId, expires_at });
  return { access_token, expires_at };
}

function mountLogin(api: Api) {
  serve(api, login, async ({ database, body, address, now }) => {
    const tried: Tried = { account: subjectOf(body).key, address };
    await assertMayTry(database, tried, now());
    const user = await find(database, body);
    if (!(await fits(user?.password_hash, body.password)) || !user) {
      await countFailure(database, tried, now());
      throw new Refusal('invalid_login');
    }
    await clearFailures(database, tried);
    const token = await issueToken(database.db, user.user_id, now());
    return { ...token, extra_data: { user: await sessionUserOf(database, user.user_id) } };
  });
}

function mountForgotPassword(api: Api) {
  serve(api, forgotPassword, async ({ database, body, address, language, now }) => {
    const { key } = subjectOf(body);
    const tried = { account: `code:${key}`, address: `code:${address}` };
    await assertMayTry(database, tried, now());
    // Asking is what is counted here: every code costs a message.
    await countFailure(database, tried, now());
    const user = await find(database, body);
    if (!user) return null;
    const code = String(randomInt(1_000_000)).padStart(6, '0');
    await database.db.transaction(async (tx) => {
      await keepCode(tx, key, code, now() + codeLivesMs);
      await queueMessage(tx, {
        companyId: platformId,
        channel: 'sms',
        recipient: user.mobile,
        body: passwordCodeText(language, code),
      });
    });
    return null;
  });
}

function mountUpdatePassword(api: Api) {
  serve(api, updatePassword, async ({ database, body, address, now }) => {
    const { key } = subjectOf(body);
    const tried = { account: `reset:${key}`, address: `reset:${address}` };
    await assertMayTry(database, tried, now());
    const user = await find(database, body);
    const password_hash = await hashPassword(body.password);
    const done = await database.db.transaction(async (tx) => {
      if (!user || !(await spendCode(tx, key, body.code, now()))) return false;
      await tx
        .update(usersTable)
        .set({ password_hash })
        .where(eq(usersTable.user_id, user.user_id));
      // Whoever knew the old password is signed out everywhere.
      await tx.delete(accessTokensTable).where(eq(accessTokensTable.user_id, user.user_id));
      return true;
    });
    if (!done) {
      await countFailure(database, tried, now());
      throw invalidField('code', 'wrongCode');
    }
    await clearFailures(database, { ...tried, account: key });
    return null;
  });
}

/** The subject of the one-time token that the first start of an empty installation prints. */
export const firstAdminSubject = 'first-admin';

function mountFirstAdmin(api: Api) {
  serve(api, firstAdmin, async ({ database, body, now }) => {
    const { number } = subjectOf(body);
    if (!number) throw invalidField('mobile', 'invalidPhone');
    const password_hash = await hashPassword(body.password);
    const token = await database.db.transaction(async (tx) => {
      if (!(await spendCode(tx, firstAdminSubject, body.token, now())))
        throw invalidField('token', 'wrongCode');
      const [admin] = await tx
        .insert(usersTable)
        .values({
          app_provider_id: body.app_provider_id,
          country_id: body.country_id ?? greeceId,
          mobile: number,
          full_name: body.full_name,
          password_hash,
          is_super_admin: true,
        })
        .returning({ id: usersTable.user_id });
      return { id: admin?.id ?? 0, ...(await issueToken(tx, admin?.id ?? 0, now())) };
    });
    const { id, ...issued } = token;
    return { ...issued, extra_data: { user: await sessionUserOf(database, id) } };
  });
}

/** Signing in, and setting a new password with a code. */
export function mountAuth(api: Api) {
  mountLogin(api);
  mountForgotPassword(api);
  mountUpdatePassword(api);
  mountFirstAdmin(api);
}
