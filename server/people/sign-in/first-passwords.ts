import { and, desc, eq, isNotNull, type SQL } from 'drizzle-orm';
import type { Executor } from '../../db/executor.ts';
import { invitationsTable, usersTable } from '../../tables/people.ts';
import type { Person } from './person.ts';

const { app_provider_id, country_id, mobile, first_password_hash, created_at, invitation_id } =
  invitationsTable;

/** The invitations of a mobile. */
const invitationsOf = (person: Person) =>
  and(
    eq(app_provider_id, person.app_provider_id),
    eq(country_id, person.country_id),
    eq(mobile, person.mobile),
  ) as SQL;

/** The first password of somebody new: that of the newest invitation that has one, so that one is tried and not many. */
export async function firstPasswordOf(db: Executor, person: Person): Promise<string | undefined> {
  const [newest] = await db
    .select({ hash: first_password_hash })
    .from(invitationsTable)
    .where(and(invitationsOf(person), isNotNull(first_password_hash)))
    .orderBy(desc(created_at), desc(invitation_id))
    .limit(1);
  return newest?.hash ?? undefined;
}

/**
 * Makes a user of somebody who was asked to join and proved their mobile, under the name they were
 * asked by; first passwords for it are gone. Answers undefined where nobody asked.
 */
export async function becomeUser(
  tx: Executor,
  person: Person,
  passwordHash: string,
  provedAt: string,
) {
  const [newest] = await tx
    .select()
    .from(invitationsTable)
    .where(invitationsOf(person))
    .orderBy(desc(created_at), desc(invitation_id))
    .limit(1);
  if (!newest) return undefined;
  const [created] = await tx
    .insert(usersTable)
    .values({
      user_id: newest.invitation_id,
      ...person,
      full_name: newest.full_name,
      referral: newest.referral,
      marketing: newest.marketing,
      password_hash: passwordHash,
      proved_at: provedAt,
    })
    .onConflictDoNothing()
    .returning({ user_id: usersTable.user_id });
  await tx.update(invitationsTable).set({ first_password_hash: null }).where(invitationsOf(person));
  return created?.user_id;
}
