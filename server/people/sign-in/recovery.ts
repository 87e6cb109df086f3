import { randomInt } from 'node:crypto';
import { eq, sql } from 'drizzle-orm';
import type { Language } from '../../../contract/engine/languages.ts';
import { forgotPassword, updatePassword } from '../../../contract/people/auth.ts';
import { e164Of } from '../../common/phones.ts';
import type { Database } from '../../db/connection.ts';
import type { Executor } from '../../db/executor.ts';
import type { Dependencies } from '../../http/dependencies.ts';
import { invalidField } from '../../http/refusal.ts';
import { type Api, serve } from '../../http/serve.ts';
import { spendText } from '../../http/text-budget.ts';
import { countTry, forgive, triesOf } from '../../http/throttle.ts';
import { withoutCode } from '../../messages/codes/codes.ts';
import { isRight, keepCode, spendCode } from '../../messages/codes/one-time-codes.ts';
import { platformId } from '../../messages/outbox.ts';
import { passwordCodeText } from '../../messages/texts.ts';
import { accessTokensTable, usersTable } from '../../tables/people.ts';
import { becomeUser } from './first-passwords.ts';
import { hashPassword } from './passwords.ts';
import { type Named, type Person, personNamed, subjectOf, userOf } from './person.ts';
import { assertStrong } from './strength/strength.ts';

const codeLivesMs = 15 * 60_000;

const nobody: Person = { app_provider_id: 0, country_id: 0, mobile: '' };

/** Whether a mobile is somebody's, or was asked to join. */
const isSomebody = ({ app_provider_id, country_id, mobile }: Person) =>
  sql.join(
    ['users', 'invitations'].map(
      (
        table,
      ) => sql`exists (select 1 from ${sql.identifier(table)} where app_provider_id = ${app_provider_id}
        and country_id = ${country_id} and mobile = ${mobile})`,
    ),
    sql` or `,
  );

interface Asking {
  database: Database;
  body: Named;
  address: string;
  language: Language;
  settings: Pick<Dependencies['settings'], 'secret'>;
  now: () => number;
}

/**
 * Sends a code for setting a password, to a mobile that is somebody's or was asked to join. Throws
 * too_many_attempts: every code costs a message.
 */
export async function sendPasswordCode({
  database,
  body,
  address,
  language,
  settings,
  now,
}: Asking) {
  const subject = subjectOf(body);
  await countTry(database, triesOf('code:', { account: subject, address }), now());
  await spendText(database, platformId, 'password', now());
  const code = String(randomInt(1_000_000)).padStart(6, '0');
  const to = personNamed(body) ?? nobody;
  const say = (each: string) => passwordCodeText(language, each);
  const text = withoutCode(settings.secret, platformId, say, code);
  // The same statements for a mobile that nobody has: the time an answer takes tells nothing.
  await database.db.transaction(async (tx) => {
    await keepCode(tx, subject, code, now() + codeLivesMs);
    await tx.execute(
      sql`insert into messages (company_id, channel, recipient, body, sealed_code, state)
        select ${platformId}, 'sms', ${e164Of(to)}, ${text.body}, ${text.sealed_code}, 'queued'
        where ${isSomebody(to)}`,
    );
  });
}

/** Sets the password of whoever proved the mobile; somebody who was asked to join becomes a user by it. */
async function setPassword(tx: Executor, person: Person, password_hash: string, nowMs: number) {
  const proved_at = new Date(nowMs).toISOString();
  const user = await userOf(tx, person);
  if (!user) return becomeUser(tx, person, password_hash, proved_at);
  await tx
    .update(usersTable)
    .set({ password_hash, proved_at: user.proved_at ?? proved_at })
    .where(eq(usersTable.user_id, user.user_id));
  // Whoever knew the old password is signed out everywhere.
  await tx.delete(accessTokensTable).where(eq(accessTokensTable.user_id, user.user_id));
  return user.user_id;
}

/** Setting a password with a code sent to the mobile. */
export function mountRecovery(api: Api) {
  serve(api, forgotPassword, async (call) => {
    await sendPasswordCode(call);
    return null;
  });
  serve(api, updatePassword, async ({ database, body, address, now }) => {
    const subject = subjectOf(body);
    const person = personNamed(body);
    const tried = triesOf('reset:', { account: subject, address });
    await countTry(database, tried, now());
    const right = await isRight(database.db, subject, body.code, now());
    if (!right || !person) throw invalidField('code', 'wrongCode');
    await assertStrong(body.password, [body.mobile]);
    const password_hash = await hashPassword(body.password);
    const done = await database.db.transaction(
      async (tx) =>
        (await spendCode(tx, subject, body.code, now())) &&
        (await setPassword(tx, person, password_hash, now())),
    );
    if (!done) throw invalidField('code', 'wrongCode');
    await forgive(database, tried);
    return null;
  });
}
