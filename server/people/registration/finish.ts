import { eq, sql } from 'drizzle-orm';
import type { z } from 'zod';
import type { finishRegistration } from '../../../contract/people/registration.ts';
import type { Database } from '../../db/connection.ts';
import type { Executor } from '../../db/executor.ts';
import { Refusal } from '../../http/refusal.ts';
import { hashOf } from '../../http/session.ts';
import { type Beginning, issueToken } from '../../http/tokens.ts';
import { usersTable } from '../../tables/people.ts';
import { becomeUser } from '../sign-in/first-passwords.ts';
import { hashPassword } from '../sign-in/passwords.ts';
import type { Person } from '../sign-in/person.ts';
import { assertStrong } from '../sign-in/strength.ts';

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

/** Of whoever registers; '' of nobody, who is refused later. */
async function mobileOf(db: Executor, identifier: string): Promise<string> {
  const { rows } = await db.execute<{ mobile: string }>(
    sql`select mobile from registrations where identifier_hash = ${hashOf(identifier)}`,
  );
  return rows[0]?.mobile ?? '';
}

/** Makes a user of whoever proved their mobile and signs them in. Throws registration_over, and invalid for a weak password. */
export async function finish({ db }: Database, body: Body, beginning: Beginning) {
  const mobile = await mobileOf(db, body.user_registration_identifier);
  await assertStrong(body.password, [mobile, body.full_name]);
  const password_hash = await hashPassword(body.password);
  return db.transaction(async (tx) => {
    const proved = await take(tx, body.user_registration_identifier, beginning.nowMs);
    const id = await createUser(tx, proved, body, password_hash);
    return { id, ...(await issueToken(tx, id, beginning)) };
  });
}
