import { beforeEach, expect, test } from 'vitest';
import { roles } from '../../../contract/common/common.ts';
import { storeUsers } from '../../../contract/people/members.ts';
import { treeOf } from '../../../contract/permissions/permissions.ts';
import { customersTable } from '../../../server/tables/customers.ts';
import { call, type TestApp, testApp } from '../../support/app.ts';
import { memberCallsOf } from '../../support/areas/members.ts';
import {
  addCompany,
  addMember,
  addPerson,
  addPlace,
  addSuperAdmin,
  join,
  type Person,
  type Place,
} from '../../support/areas/people.ts';

let within: TestApp;
let company: Place;
beforeEach(async () => {
  within = await testApp();
  company = await addCompany(within);
});

test('the roles come from the server, by their ids (roles-list-from-server)', async () => {
  const as = await addPerson(within);
  const { data } = await call(within, roles, { as, language: 'en' });
  expect(data.roles.slice(1, 3)).toEqual([
    { role_id: 2, name: 'Company admin' },
    { role_id: 3, name: 'Store moderator' },
  ]);
});

test('company staff and super admins work in the loyalty panel, store moderators do not (loyalty-panel-users)', async () => {
  const store = await addPlace(within, 'store', company);
  const list = (as: Person) => memberCallsOf(within, 'company', company).list(as);
  expect((await list(await addMember(within, company))).status).toBe(200);
  expect((await list(await addSuperAdmin(within))).status).toBe(200);
  expect((await list(await addMember(within, store))).status).toBe(404);
});

test('the store panel has rights for its users and its cleaners (store-panel-extra-permissions)', async () => {
  const store = await addPlace(within, 'store', company);
  const admin = await addMember(within, store);
  const { userId } = await addMember(within, store, {});
  const extra = treeOf(['settings.users.read', 'settings.cleaners']);
  const calls = memberCallsOf(within, 'store', store);
  expect((await calls.rights(admin, userId, extra)).data.permissions).toEqual(extra);
  expect(storeUsers.permission.read).toBe('settings.users.read');
});

test('a member who is a customer of the programme too has their account told, in that company alone', async () => {
  const staff = await addMember(within, company);
  const other = await addCompany(within, 'Βήτα');
  const theirs = await addMember(within, other);
  const [customer] = await within.database.db
    .insert(customersTable)
    .values({
      company_id: company.companyId,
      store_id: company.storeId,
      first_name: 'Άννα',
      country_id: 300,
      mobile: staff.mobile,
      qr_code: 'P-1',
    })
    .returning({ id: customersTable.user_account_id });
  const { data } = await memberCallsOf(within, 'company', company).read(staff, staff.userId);
  expect(data.user_account_id).toBe(customer?.id);
  await join(within, staff, other);
  const member = await memberCallsOf(within, 'company', other).read(theirs, staff.userId);
  expect(member.data.user_account_id).toBeNull();
});
