import { sql } from 'drizzle-orm';
import type { PermissionTree } from '../../../contract/permissions/permissions.ts';
import { assertRoom } from '../../billing/limits/assert-room.ts';
import { e164Of } from '../../common/phones.ts';
import type { Database } from '../../db/connection.ts';
import type { Executor } from '../../db/executor.ts';
import { Refusal } from '../../http/refusal.ts';
import { assertPaid, spendText } from '../../http/text-budget.ts';
import { countTry, triesOf } from '../../http/throttle.ts';
import { queueMessage } from '../../messages/outbox.ts';
import { invitationText, languageOfCountry } from '../../messages/texts.ts';
import { invitationsTable, usersTable } from '../../tables/people.ts';
import { hashPassword } from '../sign-in/passwords.ts';
import { type Person, subjectOf } from '../sign-in/person.ts';
import { assertStrong } from '../sign-in/strength/strength.ts';

interface Place {
  companyId: number;
  storeId: number;
}

/** A membership that is offered to whoever has the mobile. */
export interface Offer {
  person: Person;
  full_name: string;
  role_id: number;
  permissions: PermissionTree;
  first_password_hash: string | null;
  referral?: string;
  marketing?: boolean;
  /** The field that names the mobile in the call. */
  field: string;
}

/** Messages to one mobile that ask it somewhere cost somebody, and may be a nuisance. */
const mostInvitations = 10;

type Calling = { database: Database; address: string; now: () => number };

/**
 * What every invitation begins with. Throws subscription_inactive for a company that has not paid yet, and too_many_attempts
 * for a mobile that is invited too often, and where the day's texts are used up.
 */
export async function prepareOffer(
  call: Calling,
  companyId: number,
  person: Person,
  password: string | undefined,
  field = 'password',
) {
  const account = subjectOf(person);
  const tried = triesOf('invite:', { account, address: call.address, most: mostInvitations });
  await assertPaid(call.database, companyId);
  await countTry(call.database, tried, call.now());
  await spendText(call.database, companyId, 'invitation', call.now());
  if (password) await assertStrong(password, [person.mobile], field);
  // Hashing takes a tenth of a second: not within the transaction.
  return password ? hashPassword(password) : null;
}

async function assertNew(tx: Executor, place: Place, { person, field }: Offer) {
  const { app_provider_id, country_id, mobile } = person;
  const { rows } = await tx.execute(
    sql`select 1 from memberships m join ${usersTable} u on u.user_id = m.user_id
      where m.company_id = ${place.companyId} and m.store_id = ${place.storeId}
        and u.app_provider_id = ${app_provider_id} and u.country_id = ${country_id} and u.mobile = ${mobile}`,
  );
  if (rows.length) throw new Refusal('already_member', { field });
}

async function tell(tx: Executor, { companyId, storeId }: Place, person: Person, origin: string) {
  const result = await tx.execute<{ company: string; place: string }>(
    sql`select c.name as company, s.name as place from stores s join stores c on c.company_id = s.company_id and c.store_id = s.company_id
      where s.company_id = ${companyId} and s.store_id = ${storeId}`,
  );
  const { company = '', place = '' } = result.rows[0] ?? {};
  const language = languageOfCountry(person.country_id);
  const url = `${origin}/${language}/sign-in?invited=1`;
  const name = company === place ? company : `${company}, ${place}`;
  await queueMessage(tx, {
    companyId,
    channel: 'sms',
    recipient: e164Of(person),
    body: invitationText(language, { name, url }),
  });
}

/**
 * Asks whoever has a mobile to a place, and answers the invitation's id. Known or not, the caller is
 * told the same; it becomes a membership when they accept. Throws already_member.
 */
export async function invite(
  tx: Executor,
  place: Place,
  offer: Offer,
  origin: string,
): Promise<number> {
  const { person, field, ...offered } = offer;
  await assertNew(tx, place, offer);
  await assertRoom(tx, place, 'users');
  const { companyId: company_id, storeId: store_id } = place;
  const [row] = await tx
    .insert(invitationsTable)
    .values({
      // A user's id, so that nobody sees from it whether there was one.
      invitation_id: sql`nextval(pg_get_serial_sequence('users', 'user_id'))`,
      company_id,
      store_id,
      ...person,
      ...offered,
    })
    .onConflictDoNothing()
    .returning({ id: invitationsTable.invitation_id });
  if (!row) throw new Refusal('already_member', { field });
  await tell(tx, place, person, origin);
  return row.id;
}
