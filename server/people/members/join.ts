import type { NewMember } from '../../../contract/people/members.ts';
import { regranted } from '../../../contract/permissions/permission-trees.ts';
import type { PermissionPath } from '../../../contract/permissions/permissions.ts';
import { roleIds } from '../../common/catalogue.ts';
import type { Database } from '../../db/connection.ts';
import type { Executor } from '../../db/executor.ts';
import type { Dependencies } from '../../http/dependencies.ts';
import { personOf } from '../sign-in/person.ts';
import { invite, prepareOffer } from './invite.ts';
import { type Acting, assertGivable, holdRights } from './rights.ts';
import { memberOf } from './rows.ts';
import { templatesOf } from './templates.ts';

type Joining = Acting &
  Pick<Dependencies, 'settings' | 'now'> & { database: Database; address: string };

/** What a new member starts with: what was asked for, or the default as far as the caller holds it. */
async function startOf(tx: Executor, { scope }: Acting, wanted: NewMember['permissions']) {
  if (wanted) return wanted;
  const templates = await templatesOf(tx, scope.companyId);
  return scope.kind === 'company' ? templates.default_company_cms : templates.default_store_cms;
}

async function countryOf({ pool }: Database, { companyId, storeId }: Acting['scope']) {
  const { rows } = await pool.query<{ country_id: number }>(
    'select country_id from stores where company_id = $1 and store_id = $2',
    [companyId, storeId],
  );
  return rows[0]?.country_id ?? 0;
}

/**
 * Asks somebody to join a place as a moderator (default-moderator-permissions). Nobody is told whether
 * the mobile is known. Throws already_member, and right_not_held for what the caller lacks.
 */
export async function joinPlace(call: Joining, body: NewMember, permission: PermissionPath) {
  const { scope, database, settings } = call;
  const country_id = body.country_id ?? (await countryOf(database, scope));
  const person = personOf({ ...body, country_id });
  const first_password_hash = await prepareOffer(call, call.scope.companyId, person, body.password);
  return database.db.transaction(async (tx) => {
    const { holds } = await holdRights(tx, call, permission);
    if (body.permissions) assertGivable({}, body.permissions, holds);
    const offer = {
      person,
      field: 'mobile',
      full_name: body.full_name ?? person.mobile,
      role_id: roleIds.storeModerator,
      permissions: regranted({}, await startOf(tx, call, body.permissions), holds),
      first_password_hash,
    };
    return memberOf(tx, scope, await invite(tx, scope, offer, settings.publicUrl));
  });
}
