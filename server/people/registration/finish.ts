import { eq, sql } from 'drizzle-orm';
import type { z } from 'zod';
import type { finishRegistration } from '../../../contract/people/registration.ts';
import type { Executor } from '../../db/executor.ts';
import type { AnyCall } from '../../http/call.ts';
import { Refusal } from '../../http/refusal.ts';
import { hashOf } from '../../http/session.ts';
import { countTry, forgive, triesOf } from '../../http/throttle.ts';
import { type Beginning, issueToken } from '../../http/tokens.ts';
import { usersTable } from '../../tables/people.ts';
import { becomeUser } from '../sign-in/first-passwords.ts';
import { hashPassword } from '../sign-in/passwords.ts';
import type { Person } from '../sign-in/person.ts';
import { assertStrong } from '../sign-in/strength/strength.ts';

type Proved = Person & { tos_accepted_at: string; proved_at: string };
type Body = z.output<NonNullable<(typeof finishRegistration)['body']>>;

/** Takes a registration whose mobile was proved; it is used once. Throws registration_over. */
async function take(tx: Executor, identifier: string, nowMs: number): Promise<Proved> {
  const { rows } = await tx.execute<Proved & Record<string, unknown>>(
    sql`delete from registrations where identifier_hash = ${hashOf(identifier)} and proved_at is not null and expires_at > ${new Date(nowMs)}
      returning app_provider_id, country_id, mobile, tos_accepted_at, proved_at`,
  );
  const [row] = rows;
  if (!row) throw new Refusal('registration_over');
  return row;
}

/** The mobile's new user, who may have been asked to join somewhere. Throws registration_over where it has become somebody's meanwhile. */
async function createUser(tx: Executor, proved: Proved, body: Body, password_hash: string) {
  const { tos_accepted_at, proved_at, ...person } = proved;
  const { full_name, referral, marketing, gender = null, birth_date = null } = body;
  const own = { full_name, referral, marketing, gender, birth_date, tos_accepted_at };
  const invited = await becomeUser(tx, person, password_hash, proved_at);
  if (invited) {
    await tx.update(usersTable).set(own).where(eq(usersTable.user_id, invited));
    return invited;
  }
  const [created] = await tx
    .insert(usersTable)
    .values({ ...person, ...own, password_hash, proved_at })
    .onConflictDoNothing()
    .returning({ id: usersTable.user_id });
  if (!created) throw new Refusal('registration_over');
  return created.id;
}

/** The mobile that registers, once it is proved. Throws registration_over. */
async function mobileOf(db: Executor, identifierHash: string, nowMs: number): Promise<string> {
  const { rows } = await db.execute<{ mobile: string }>(
    sql`select mobile from registrations
      where identifier_hash = ${identifierHash} and proved_at is not null and expires_at > ${new Date(nowMs)}`,
  );
  const [row] = rows;
  if (!row) throw new Refusal('registration_over');
  return row.mobile;
}

/** Whoever registers may think of several passwords, each of which is judged for up to a second. */
const mostPasswords = 20;

type Finishing = Pick<AnyCall, 'database' | 'address'>;

/**
 * Makes a user of whoever proved their mobile and signs them in. Throws registration_over, too_many_attempts, and invalid
 * for a weak password, in that order: a password is judged once it is known whose it is, and that it was tried.
 */
export async function finish({ database, address }: Finishing, body: Body, beginning: Beginning) {
  const { user_registration_identifier: identifier, password, full_name } = body;
  const account = hashOf(identifier);
  const mobile = await mobileOf(database.db, account, beginning.nowMs);
  const tried = triesOf('finish:', { account, address, most: mostPasswords });
  await countTry(database, tried, beginning.nowMs);
  await assertStrong(password, [mobile, full_name]);
  const password_hash = await hashPassword(password);
  const done = await database.db.transaction(async (tx) => {
    const proved = await take(tx, identifier, beginning.nowMs);
    const id = await createUser(tx, proved, body, password_hash);
    return { id, ...(await issueToken(tx, id, beginning)) };
  });
  await forgive(database, tried);
  return done;
}
