import { eq } from 'drizzle-orm';
import { beforeEach, describe, expect, test } from 'vitest';
import { products } from '../../../contract/catalogue/products.ts';
import { changeDefaultPermissions } from '../../../contract/people/default-permissions.ts';
import { me, ownStores } from '../../../contract/people/session.ts';
import { moderatorTrees } from '../../../contract/permissions/default-trees.ts';
import { pathsIn } from '../../../contract/permissions/permission-trees.ts';
import { granted, type PermissionTree, treeOf } from '../../../contract/permissions/permissions.ts';
import { messagesTable } from '../../../server/tables/messages.ts';
import { usersTable } from '../../../server/tables/people.ts';
import { call, type TestApp, testApp } from '../../support/app.ts';
import { acceptAll, proveMobile } from '../../support/areas/invitations.ts';
import { memberCallsOf } from '../../support/areas/members.ts';
import {
  addCompany,
  addMember,
  addPerson,
  addPlace,
  addSuperAdmin,
  allBut,
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

const fieldsOf = (errors: object = {}) => Object.keys(errors).sort();
const newcomer = {
  country_id: 300,
  mobile: '6944444444',
  full_name: 'Νίκη Ράπτη',
  password: 'a good password',
};

describe.each(['company', 'store'] as const)('the users of a %s', (kind) => {
  let place: Place;
  let admin: Person;
  let calls: ReturnType<typeof memberCallsOf>;
  const update = kind === 'company' ? 'users.update' : 'settings.users.update';
  const some = treeOf(['homepage.read', 'coupons.read']);

  beforeEach(async () => {
    place = await addPlace(within, kind, company);
    admin = await addMember(within, place, allBut(), { full_name: 'Άννα Αναγνώστου' });
    calls = memberCallsOf(within, kind, place);
  });
  const addModerator = (permissions: PermissionTree = some, own = {}) =>
    addMember(within, place, permissions, own);

  test('are listed by name, twelve a page, found by name and mobile', async () => {
    for (let count = 0; count < 12; count += 1)
      await addModerator(some, { full_name: `Νίκος ${String.fromCharCode(913 + count)}` });
    const first = await calls.list(admin);
    expect(first.data.users).toHaveLength(12);
    expect(first.data.pagination).toMatchObject({ total: 13, total_pages: 2, items_per_page: 12 });
    expect(first.data.users[0]).toMatchObject({
      full_name: 'Άννα Αναγνώστου',
      mobile: admin.mobile,
      role_id: 3,
      permissions_enabled: true,
    });
    const matches = await calls.list(admin, { q: 'ΑΝΑΓΝΩΣΤΟΥ' });
    expect(matches.data.users.map(({ user_id }) => user_id)).toEqual([admin.userId]);
    const byMobile = await calls.list(admin, { q: admin.mobile.slice(2) });
    expect(byMobile.data.users.map(({ user_id }) => user_id)).toEqual([admin.userId]);
    expect((await calls.list(admin, { q: '%' })).data.users).toEqual([]);
  });

  test('are sorted and narrowed to a role', async () => {
    const { userId } = await addModerator(some, { full_name: 'Ωρίων' });
    await calls.upgrade(admin, userId);
    const admins = await calls.list(admin, { role_id: 2 });
    expect(admins.data.users.map(({ user_id }) => user_id)).toEqual([userId]);
    const down = await calls.list(admin, { sort: 'full_name', order: 'desc' });
    expect(down.data.users.map(({ user_id }) => user_id)).toEqual([userId, admin.userId]);
    for (const sort of ['mobile', 'role_id', 'created_at'])
      expect((await calls.list(admin, { sort })).status).toBe(200);
    const { status, refusal } = await calls.list(admin, { sort: 'password_hash' });
    expect([status, fieldsOf(refusal.errors)]).toEqual([422, ['sort']]);
  });

  test('of another company or store are neither listed nor found', async () => {
    const stranger = await addMember(within, await addPlace(within, kind));
    expect((await calls.list(admin)).data.users).toHaveLength(1);
    for (const { status } of [
      await calls.read(admin, stranger.userId),
      await calls.rights(admin, stranger.userId, {}),
      await calls.upgrade(admin, stranger.userId),
      await calls.downgrade(admin, stranger.userId),
      await calls.remove(admin, stranger.userId),
    ])
      expect(status).toBe(404);
  });

  test('nobody’s rights are said to be on when no flag is set (permissions-enabled-derived)', async () => {
    const { userId } = await addModerator({ products: { read: false } });
    expect((await calls.read(admin, userId)).data.permissions_enabled).toBe(false);
    const { data } = await calls.rights(admin, userId, some);
    expect(data.permissions_enabled).toBe(true);
  });

  test('have a profile without anything secret', async () => {
    const { data } = await calls.read(admin, admin.userId);
    expect(data).toMatchObject({ mobile: admin.mobile, country_id: 300, user_account_id: null });
    expect(JSON.stringify(data)).not.toMatch(/password/);
  });

  describe('somebody new', () => {
    test('starts as a moderator with the default rights and signs in (default-moderator-permissions)', async () => {
      const { status, data } = await calls.create(admin, newcomer);
      expect(status).toBe(201);
      expect(data).toMatchObject({ role_id: 3, state: 'invited', full_name: newcomer.full_name });
      expect(pathsIn(data.permissions)).toEqual(pathsIn(moderatorTrees[kind]));
      expect(granted(data.permissions, update)).toBe(false);

      const as = await proveMobile(within, newcomer.mobile);
      await acceptAll(within, as);
      expect((await calls.read(admin, as.userId)).data.state).toBe('active');
      const { data: reply } = await call(within, ownStores, { as });
      expect(reply.stores.map(({ store_id }) => store_id)).toEqual([place.storeId]);
    });

    test('starts with the rights they are given', async () => {
      const { data } = await calls.create(admin, { ...newcomer, permissions: some });
      expect(data.permissions).toEqual(some);
    });

    test('starts with no more of the default rights than whoever creates them holds', async () => {
      const creator = await addModerator(allBut('coupons.read', 'homepage.read'));
      const { data } = await calls.create(creator, newcomer);
      expect(granted(data.permissions, 'customers.read')).toBe(true);
      expect(granted(data.permissions, 'coupons.read')).toBe(false);
      expect(granted(data.permissions, 'homepage.read')).toBe(false);
    });

    test('is not given what their creator lacks, by name', async () => {
      const creator = await addModerator(allBut('coupons.read'));
      const { status, refusal } = await calls.create(creator, { ...newcomer, permissions: some });
      expect([status, refusal.error]).toEqual([422, 'right_not_held']);
      expect(fieldsOf(refusal.errors)).toEqual(['permissions.coupons.read']);
      expect((await calls.list(admin, { q: newcomer.mobile })).data.users).toEqual([]);
    });

    test('who is known joins with their own name and password, once they accept', async () => {
      const known = await addPerson(within, { full_name: 'Μάρκος Μάρκου' });
      const body = { ...newcomer, mobile: known.mobile };
      const { data } = await calls.create(admin, body);
      expect(data).toMatchObject({ state: 'invited', full_name: newcomer.full_name });
      await acceptAll(within, known);
      const joined = await calls.read(admin, known.userId);
      expect(joined.data).toMatchObject({ state: 'active', full_name: 'Μάρκος Μάρκου' });
      const [row] = await within.database.db
        .select({ hash: usersTable.password_hash })
        .from(usersTable)
        .where(eq(usersTable.user_id, known.userId));
      expect(row?.hash).toBe('nobody signs in with this');
      const session = { as: known, query: { 'store-id': place.storeId } };
      expect((await call(within, me, session)).data.store?.role_id).toBe(3);
      const { status, refusal } = await calls.create(admin, body);
      expect([status, refusal.error]).toEqual([409, 'already_member']);
      expect(fieldsOf(refusal.errors)).toEqual(['mobile']);
    });

    test('is told apart from nobody who is known: the answers are the same', async () => {
      const known = await addPerson(within);
      const replies = [];
      for (const mobile of [known.mobile, newcomer.mobile]) {
        const { status, data } = await calls.create(admin, { country_id: 300, mobile });
        const { user_id, mobile: number, full_name, created_at, updated_at, ...same } = data;
        expect([number, full_name]).toEqual([mobile, mobile]);
        expect(user_id).toBeGreaterThan(known.userId);
        replies.push([status, same]);
      }
      expect(replies[0]).toEqual(replies[1]);
      const [one, other] = (await within.database.db.select().from(messagesTable)).map(
        ({ body }) => body,
      );
      expect(one).toBe(other);
    });

    test.each([
      [['country_id'], { country_id: 999_999 }],
      [['mobile'], { mobile: '12345' }],
      [['password'], { password: 'short' }],
      [['permissions.products.fly'], { permissions: { products: { fly: true } } }],
      [['permissions.*'], { permissions: { '*': true } }],
    ])('is refused naming %s', async (fields, own) => {
      const { status, refusal } = await calls.create(admin, { ...newcomer, ...own });
      expect([status, fieldsOf(refusal.errors)]).toEqual([422, fields]);
    });

    test('created by two at once is one person', async () => {
      const other = await addModerator(allBut());
      const answers = await Promise.all([
        calls.create(admin, newcomer),
        calls.create(other, newcomer),
      ]);
      expect(answers.map(({ status }) => status).sort()).toEqual([201, 409]);
      expect((await calls.list(admin, { q: newcomer.mobile })).data.users).toHaveLength(1);
    });
  });

  describe('their rights', () => {
    test('are what is sent, and hold from the next request on (store-moderator-transitions, staff-user-transitions)', async () => {
      const helper = await addModerator(some);
      const readsUsers = kind === 'company' ? 'users.read' : 'settings.users.read';
      expect((await calls.list(helper)).status).toBe(403);
      await calls.rights(admin, helper.userId, treeOf([readsUsers]));
      expect((await calls.list(helper)).status).toBe(200);
      await calls.rights(admin, helper.userId, some);
      expect((await calls.list(helper)).status).toBe(403);
    });

    test('are not given beyond what the giver holds, also by a wildcard', async () => {
      const giver = await addModerator(allBut('coupons.goal.create'));
      const { userId } = await addModerator({});
      const one = await calls.rights(giver, userId, treeOf(['coupons.goal.create']));
      expect(one.refusal.error).toBe('right_not_held');
      expect(one.refusal.message).toContain('Coupons › Goal › Create');
      const whole = await calls.rights(giver, userId, { coupons: { '*': true } });
      expect(fieldsOf(whole.refusal.errors)).toEqual(['permissions.coupons.*']);
      expect((await calls.read(admin, userId)).data.permissions).toEqual({});
    });

    test('that the changer lacks are neither given nor taken', async () => {
      const changer = await addModerator(allBut('coupons.read'));
      const { userId } = await addModerator(treeOf(['coupons.read', 'homepage.read']));
      const { data } = await calls.rights(changer, userId, treeOf(['customers.read']));
      expect(pathsIn(data.permissions)).toEqual(['customers.read', 'coupons.read']);
    });

    test('a super admin may give all that a place can have', async () => {
      const root = await addSuperAdmin(within);
      const { userId } = await addModerator({});
      const whole = { coupons: { '*': true } };
      expect((await calls.rights(root, userId, whole)).data.permissions).toEqual(whole);
    });

    test('that two give one another exceed nothing that was held', async () => {
      const one = await addModerator(treeOf([update, 'coupons.read']));
      const two = await addModerator(treeOf([update, 'homepage.read']));
      const everything = allBut();
      const both = treeOf([update, 'coupons.read', 'homepage.read']);
      expect((await calls.rights(one, two.userId, everything)).status).toBe(422);
      await calls.rights(one, two.userId, both);
      await calls.rights(two, one.userId, both);
      expect((await calls.rights(two, one.userId, everything)).status).toBe(422);
      for (const { userId } of [one, two])
        expect(pathsIn((await calls.read(admin, userId)).data.permissions)).toEqual(pathsIn(both));
    });

    test('that somebody else changed meanwhile are not written over', async () => {
      const { userId } = await addModerator({});
      const { updated_at } = (await calls.read(admin, userId)).data;
      await calls.rights(admin, userId, some, updated_at);
      const { status, refusal } = await calls.rights(admin, userId, {}, '2020-01-01T00:00:00.000Z');
      expect([status, refusal.error]).toEqual([409, 'changed_meanwhile']);
      expect(refusal.current?.permissions).toEqual(some);
    });
  });

  describe('an upgrade', () => {
    test('makes an admin with every right of the place that is held (open-roles-after-upgrade, staff-user-transitions, store-moderator-transitions)', async () => {
      const upgrader = await addModerator(allBut('homepage.read'));
      const { userId } = await addModerator({});
      const { data } = await calls.upgrade(upgrader, userId);
      expect(data.role_id).toBe(2);
      expect(pathsIn(data.permissions)).toEqual(pathsIn(allBut('homepage.read')));
      expect((await calls.upgrade(admin, userId)).refusal.error).toBe('already_admin');
    });

    test('takes nothing away', async () => {
      const upgrader = await addModerator(allBut('homepage.read'));
      const { userId } = await addModerator(treeOf(['homepage.read']));
      const { data } = await calls.upgrade(upgrader, userId);
      expect(granted(data.permissions, 'homepage.read')).toBe(true);
    });
  });

  describe('a downgrade', () => {
    test('makes a moderator with the default rights (open-roles-after-upgrade, staff-user-transitions, store-moderator-transitions)', async () => {
      const { userId } = await addModerator({});
      await calls.upgrade(admin, userId);
      const { data } = await calls.downgrade(admin, userId);
      expect(data.role_id).toBe(3);
      expect(pathsIn(data.permissions)).toEqual(pathsIn(moderatorTrees[kind]));
      expect((await calls.downgrade(admin, userId)).refusal.error).toBe('already_moderator');
    });

    test('holds from the next request on', async () => {
      const other = await addModerator({});
      await calls.upgrade(admin, other.userId);
      expect((await calls.list(other)).status).toBe(200);
      await calls.downgrade(admin, other.userId);
      expect((await calls.list(other)).status).toBe(403);
    });

    test('follows the template of the company (default-permission-templates)', async () => {
      const owner = kind === 'company' ? admin : await addMember(within, company);
      const body = { [`default_${kind}_cms`]: treeOf(['homepage.read']) };
      const params = { storeId: company.storeId };
      await call(within, changeDefaultPermissions, { params, as: owner, body });
      const { userId } = await addModerator({});
      await calls.upgrade(admin, userId);
      const { data } = await calls.downgrade(admin, userId);
      expect(pathsIn(data.permissions)).toEqual(['homepage.read']);
    });

    test('of oneself, or of somebody who may do more, is refused', async () => {
      const lesser = await addModerator(allBut('coupons.read'));
      await calls.upgrade(admin, lesser.userId);
      await calls.rights(admin, lesser.userId, allBut('coupons.read'));
      const { userId } = await addModerator({});
      await calls.upgrade(admin, userId);
      expect((await calls.downgrade(lesser, lesser.userId)).refusal.error).toBe('not_yourself');
      const { refusal } = await calls.downgrade(lesser, userId);
      expect([refusal.error, refusal.details]).toEqual(['holds_more', { paths: 'coupons.read' }]);
    });
  });

  describe('a removal', () => {
    test('takes the place away at once and leaves the person (staff-user-transitions, store-moderator-transitions)', async () => {
      const helper = await addModerator(allBut());
      const elsewhere = await addPlace(within, 'store', company);
      await join(within, helper, elsewhere);
      expect((await calls.list(helper)).status).toBe(200);
      const { status, data } = await calls.remove(admin, helper.userId);
      expect([status, data]).toEqual([200, null]);
      expect((await calls.list(helper)).status).toBe(404);
      const at = { params: { storeId: elsewhere.storeId }, as: helper };
      expect((await call(within, products.calls.list, at)).status).toBe(200);
      expect((await calls.remove(admin, helper.userId)).status).toBe(404);
    });

    test('of oneself, or of somebody who may do more, is refused', async () => {
      const lesser = await addModerator(allBut('coupons.read'));
      const { userId } = await addModerator(treeOf(['coupons.read']));
      expect((await calls.remove(lesser, userId)).refusal.error).toBe('holds_more');
      expect((await calls.remove(lesser, lesser.userId)).refusal.error).toBe('not_yourself');
      expect((await calls.remove(admin, userId)).status).toBe(200);
    });
  });

  describe('the last who may give rights', () => {
    const withoutUpdate = allBut(update);
    const ways: [string, (as: Person, userId: number) => Promise<{ status: number }>][] = [
      ['downgraded', (as, userId) => calls.downgrade(as, userId)],
      ['removed', (as, userId) => calls.remove(as, userId)],
      ['left without that right', (as, userId) => calls.rights(as, userId, withoutUpdate)],
    ];

    test.each(ways)('is not %s, by others or by themselves', async (_, way) => {
      const root = await addSuperAdmin(within);
      const other = await addModerator(allBut());
      await calls.upgrade(other, admin.userId);
      await calls.rights(admin, other.userId, withoutUpdate);
      for (const as of [root, admin])
        expect(await way(as, admin.userId)).toMatchObject({ refusal: { error: 'last_admin' } });
      await calls.upgrade(root, other.userId);
      expect((await way(root, admin.userId)).status).toBe(200);
    });

    test.each(ways)('is one of two who would have one another %s at once', async (_, way) => {
      const other = await addModerator(allBut());
      await calls.upgrade(admin, other.userId);
      await calls.upgrade(other, admin.userId);
      const answers = await Promise.all([way(admin, other.userId), way(other, admin.userId)]);
      expect(answers.filter(({ status }) => status === 200)).toHaveLength(1);
      const root = await addSuperAdmin(within);
      const left = await calls.list(root);
      const trees = await Promise.all(
        left.data.users.map(async ({ user_id }) => (await calls.read(root, user_id)).data),
      );
      expect(trees.filter(({ permissions }) => granted(permissions, update))).toHaveLength(1);
    });

    test('cannot be taken from oneself, though others are left', async () => {
      await addModerator(allBut());
      const { refusal } = await calls.rights(admin, admin.userId, withoutUpdate);
      expect(refusal.error).toBe('not_yourself');
    });
  });
});
