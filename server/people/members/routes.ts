import {
  changeDefaultPermissions,
  changeStorePermissions,
  defaultPermissions,
  storePermissions,
} from '../../../contract/people/default-permissions.ts';
import * as members from '../../../contract/people/members.ts';
import { removeTillPin, setTillPin } from '../../../contract/tills/cashiers.ts';
import type { Call } from '../../http/call.ts';
import { type Api, serve } from '../../http/serve.ts';
import { authenticate } from '../../http/session.ts';
import { platformId } from '../../messages/outbox.ts';
import { changeRights, downgrade, remove, upgrade } from './change.ts';
import { joinPlace } from './join.ts';
import { mountOwnInvitations } from './own-invitations.ts';
import { listMembers, memberOf } from './rows.ts';
import { changeStoreRights, storeRightsOf } from './store-permissions.ts';
import { changeTemplates, templatesOf } from './templates.ts';
import { removePin, setPin } from './till-pins.ts';

function mountStaff(api: Api) {
  serve(api, members.staff.calls.list, ({ database, scope, query }) =>
    listMembers(database, scope, query),
  );
  serve(api, members.readStaff, ({ database, scope, params }) =>
    memberOf(database.db, scope, params.id),
  );
  serve(api, members.createStaff, (call) => joinPlace(call, call.body, 'users.create'));
  serve(api, members.changeStaffRights, (call) => changeRights(call, call.params.id, call.body));
  serve(api, members.upgradeStaff, (call) => upgrade(call, call.params.id));
  serve(api, members.downgradeStaff, (call) => downgrade(call, call.params.id));
  serve(api, members.removeStaff, (call) => remove(call, call.params.id, 'users.delete'));
}

function mountStoreUsers(api: Api) {
  serve(api, setTillPin, (call) => setPin(call, call.params.userId, call.body.pin));
  serve(api, removeTillPin, (call) => removePin(call, call.params.userId));
  serve(api, members.storeUsers.calls.list, ({ database, scope, query }) =>
    listMembers(database, scope, query),
  );
  serve(api, members.storeUserProfile, ({ database, scope, params }) =>
    memberOf(database.db, scope, params.userId),
  );
  serve(api, members.createStoreModerator, (call) =>
    joinPlace(call, call.body, 'settings.users.create'),
  );
  serve(api, members.changeStoreUserRights, (call) =>
    changeRights(call, call.params.userId, call.body),
  );
  serve(api, members.upgradeStoreUser, (call) => upgrade(call, call.params.userId));
  serve(api, members.downgradeStoreUser, (call) => downgrade(call, call.params.userId));
  serve(api, members.removeStoreUser, (call) =>
    remove(call, call.params.userId, 'settings.users.delete'),
  );
}

/** The templates in the company of the caller's store; without one, the platform's. */
async function templatesFor({ database, query, request, now }: Call<typeof defaultPermissions>) {
  const storeId = query['store-id'];
  if (!storeId) return templatesOf(database.db, platformId);
  const { scope } = await authenticate(database, request.header('authorization'), now(), {
    storeId,
  });
  return templatesOf(database.db, scope?.companyId ?? platformId);
}

/** Who belongs to a company or a store, and what they and the stores may do. */
export function mountMembers(api: Api) {
  mountOwnInvitations(api);
  mountStaff(api);
  mountStoreUsers(api);
  serve(api, defaultPermissions, templatesFor);
  serve(api, changeDefaultPermissions, changeTemplates);
  serve(api, storePermissions, ({ database, scope, params }) =>
    storeRightsOf(database.db, scope.companyId, params.id),
  );
  serve(api, changeStorePermissions, changeStoreRights);
}
