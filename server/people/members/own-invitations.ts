import { eq, sql } from 'drizzle-orm';
import {
  acceptInvitation,
  declineInvitation,
  type OwnInvitation,
  ownInvitation,
  ownInvitations,
} from '../../../contract/people/invitations.ts';
import { assertRoom } from '../../billing/limits/assert-room.ts';
import { attributed } from '../../db/attributed.ts';
import type { Database } from '../../db/connection.ts';
import type { Executor } from '../../db/executor.ts';
import type { Caller } from '../../http/call.ts';
import { Refusal } from '../../http/refusal.ts';
import { type Api, serve } from '../../http/serve.ts';
import { invitationsTable, membershipsTable } from '../../tables/people.ts';

// An invitation is for a mobile, and so for whoever proved that it is theirs.
const isFor = (userId: number) => sql`exists (select 1 from users u where u.user_id = ${userId}
  and u.app_provider_id = i.app_provider_id and u.country_id = i.country_id and u.mobile = i.mobile)`;

/** The places that ask somebody to join, the newest first. */
async function invitationsOf({ db }: Database, userId: number): Promise<OwnInvitation[]> {
  const { rows } = await db.execute(
    sql`select i.invitation_id, i.store_id, s.kind, s.name, c.name as company_name, i.role_id, i.created_at
      from invitations i
      join stores s on s.company_id = i.company_id and s.store_id = i.store_id and s.deleted_at is null
      join stores c on c.company_id = i.company_id and c.store_id = i.company_id and c.deleted_at is null
      where ${isFor(userId)} order by i.created_at desc, i.invitation_id desc`,
  );
  return ownInvitation
    .array()
    .parse(
      rows.map((row) => ({ ...row, created_at: new Date(row.created_at as string).toISOString() })),
    );
}

/** Takes an invitation of somebody's away. Throws not_found for one that is not theirs, or gone. */
async function take(tx: Executor, userId: number, id: number) {
  const { rows } = await tx.execute<{ company_id: number; store_id: number }>(
    sql`select i.company_id, i.store_id from invitations i where i.invitation_id = ${id} and ${isFor(userId)} for update`,
  );
  if (!rows[0]) throw new Refusal('not_found');
  const [taken] = await tx
    .delete(invitationsTable)
    .where(eq(invitationsTable.invitation_id, id))
    .returning();
  if (!taken) throw new Refusal('not_found');
  return taken;
}

/** What somebody does with an invitation is theirs in the place's log of changes. */
const answering = (
  { database, caller, address }: { database: Database; caller: Caller; address: string },
  call: string,
) => attributed(database, { user_id: caller.userId, store_id: null, address, call });

async function join(tx: Executor, userId: number, id: number) {
  const { company_id, store_id, role_id, permissions } = await take(tx, userId, id);
  await assertRoom(tx, { companyId: company_id, storeId: store_id }, 'users');
  await tx
    .insert(membershipsTable)
    .values({ company_id, store_id, user_id: userId, role_id, permissions })
    .onConflictDoNothing();
  // Whom the company named for a supplier was known by the invitation until now.
  await tx.execute(
    sql`update supplier_users set user_id = ${userId} where company_id = ${company_id} and store_id = ${store_id} and user_id = ${id}`,
  );
}

/** Where somebody is asked to join, and what they answer. */
export function mountOwnInvitations(api: Api) {
  serve(api, ownInvitations, async ({ database, caller }) => ({
    invitations: await invitationsOf(database, caller.userId),
  }));
  serve(api, acceptInvitation, async (call) => {
    const database = answering(call, 'POST /users/me/invitations/{id}/accept');
    await database.db.transaction((tx) => join(tx, call.caller.userId, call.params.id));
    return null;
  });
  serve(api, declineInvitation, async (call) => {
    const database = answering(call, 'POST /users/me/invitations/{id}/decline');
    await database.db.transaction((tx) => take(tx, call.caller.userId, call.params.id));
    return null;
  });
}
