import { screen, waitFor, within } from '@testing-library/react';
import { eq } from 'drizzle-orm';
import { describe, expect, test } from 'vitest';
import { readStaff } from '../../../contract/people/members.ts';
import { moderatorTrees } from '../../../contract/permissions/default-trees.ts';
import { pathsIn } from '../../../contract/permissions/permission-trees.ts';
import { granted, type PermissionTree, treeOf } from '../../../contract/permissions/permissions.ts';
import { storesTable } from '../../../server/tables/organisations.ts';
import { membershipsTable } from '../../../server/tables/people.ts';
import { call } from '../../support/app.ts';
import { memberCallsOf } from '../../support/areas/members.ts';
import { addMember, addPerson, addStore, allBut, type Person } from '../../support/areas/people.ts';
import {
  fill,
  isAt,
  oneSent,
  open,
  press,
  sentTo,
  signedInTo,
  useBack,
} from '../../support/panel/panel.tsx';

const back = useBack();
const list = '/en/loyaltyPanel/user-rights';

type User = Awaited<ReturnType<typeof open>>['user'];
const item = (name: string | RegExp) => screen.findByRole('treeitem', { name });
const checked = (element: HTMLElement) => element.getAttribute('aria-checked');
const names = () =>
  screen.getAllByRole('treeitem').map(({ textContent }) => textContent?.replace(/\d.*$/, ''));

async function toggle(user: User, name: string | RegExp) {
  (await item(name)).focus();
  await user.keyboard(' ');
}

/** A moderator of the company, opened by an admin who holds all but some rights. */
async function opened(tree: PermissionTree, without: string[] = []) {
  const { place, person } = await signedInTo('company', without);
  const member = await addMember(back(), place, tree, { full_name: 'Nikos' });
  const { user } = await open(`${list}/${member.userId}`);
  await screen.findByRole('tree', { name: 'Rights' });
  const read = async (as: Person = person) => {
    const params = { storeId: place.storeId, id: member.userId };
    return (await call(back(), readStaff, { params, as })).data;
  };
  return { user, member, read };
}

describe('the tree of rights', () => {
  test('has capitalised names, split at underscores, from the paths (permission-tree-display)', async () => {
    const { user } = await opened(treeOf(['gift_categories.read']));
    const branch = await item(/^Gift Categories/);
    expect([branch.getAttribute('aria-level'), checked(branch)]).toEqual(['1', 'mixed']);
    within(branch).getByText('1 of 4');
    await user.click(branch);
    const child = await item('Read');
    expect([child.getAttribute('aria-level'), checked(child)]).toEqual(['2', 'true']);
    expect(checked(await item('Create'))).toBe('false');
  });

  test('is walked, opened and checked with the keys (permission-tree-display)', async () => {
    const { user } = await opened({});
    (await item(/^Gifts/)).focus();
    await user.keyboard('{ArrowRight}{ArrowRight} ');
    const read = await item('Read');
    expect([document.activeElement, checked(read)]).toEqual([read, 'true']);
    await user.keyboard('{ArrowLeft}');
    expect(document.activeElement).toBe(await item(/^Gifts/));
    await user.keyboard('{ArrowLeft}');
    expect(screen.queryByRole('treeitem', { name: 'Read' })).toBeNull();
    await user.keyboard('{End}{Home}{ArrowDown}{ArrowUp}');
    expect(document.activeElement).toBe(await item(/^Homepage/));
    await user.keyboard('{ArrowDown}');
    const tabbable = screen.getAllByRole('treeitem').filter((each) => each.tabIndex === 0);
    expect(tabbable).toEqual([document.activeElement]);
  });

  test('gives and takes a whole branch at once', async () => {
    const { user } = await opened(treeOf(['gifts.read']));
    await toggle(user, /^Gifts/);
    expect(checked(await item(/^Gifts/))).toBe('true');
    await screen.findByText('3 rights added');
    await toggle(user, /^Gifts/);
    expect(checked(await item(/^Gifts/))).toBe('false');
    const changes = screen.getByRole('status', { name: 'Changes' });
    within(changes).getByText('1 right removed');
    within(changes).getByText('Gifts › Read');
    await press(user, 'Undo changes');
    within(changes).getByText('No changes.');
  });

  test('is searched by the names of rights and by what they are for', async () => {
    const { user } = await opened({});
    const search = screen.getByRole('searchbox', { name: 'Search rights' });
    await user.type(search, 'network regions read');
    await waitFor(() => expect(names()).toEqual(['Stores', 'Network Regions', 'Read']));
    await user.clear(search);
    await user.type(search, 'tiers');
    await waitFor(() => expect(names()[0]).toBe('Point Packages'));
    await user.clear(search);
    await user.type(search, 'nothing of the kind');
    await screen.findByText('No right matches this search.');
  });

  test('shows what the editor lacks, with the reason, and leaves it as it is', async () => {
    const { user, read } = await opened(treeOf(['gifts.read']), ['gifts.read', 'gifts.create']);
    await user.click(await item(/^Gifts/));
    const own = await item(/^Read/);
    expect(own.getAttribute('aria-disabled')).toBe('true');
    within(own).getByText(/You do not have this right/);
    await toggle(user, /^Read/);
    expect(checked(await item(/^Read/))).toBe('true');
    await toggle(user, /^Gifts/);
    await press(user, 'Save');
    await screen.findByText('You have successfully updated user permissions');
    const { permissions } = await read();
    expect(pathsIn(permissions)).toEqual(['gifts.read', 'gifts.update', 'gifts.delete']);
  });

  test('says which rights have no effect, because the place lacks them', async () => {
    const { place } = await signedInTo('company');
    await back()
      .database.db.update(storesTable)
      .set({ permissions: allBut('gifts.read') })
      .where(eq(storesTable.store_id, place.storeId));
    const { userId } = await addMember(back(), place, treeOf(['gifts.read']));
    const { user } = await open(`${list}/${userId}`);
    await user.click(await item(/^Gifts/));
    within(await item(/^Read/)).getByText('No effect: Αλφα itself does not have this right.');
  });

  test('is only to be read for somebody who may not change it', async () => {
    const { user } = await opened(treeOf(['gifts.read']), ['users.update']);
    expect(screen.queryByRole('button', { name: 'Save' })).toBeNull();
    await toggle(user, /^Gifts/);
    expect(checked(await item(/^Gifts/))).toBe('mixed');
    expect(screen.queryByRole('button', { name: 'Upgrade' })).toBeNull();
    await screen.findByRole('button', { name: 'Remove' });
  });
});

describe('a member', () => {
  test('has their rights changed, and nothing else of them (staff-user-transitions)', async () => {
    const { user, read } = await opened(treeOf(['homepage.read']));
    await toggle(user, /^Gifts/);
    await press(user, 'Save');
    const sent = await oneSent('PUT', /permissions$/);
    expect(pathsIn((sent.body as { permissions: PermissionTree }).permissions)).toEqual([
      'homepage.read',
      'gifts.read',
      'gifts.create',
      'gifts.update',
      'gifts.delete',
    ]);
    await screen.findByText('You have successfully updated user permissions');
    expect((await read()).role_id).toBe(3);
    await screen.findByText('No changes.');
  });

  test('whom somebody else changed meanwhile is shown as they are now, with the changes on top', async () => {
    const { user, read, member } = await opened(treeOf(['homepage.read']));
    await toggle(user, /^Gifts/);
    await back()
      .database.db.update(membershipsTable)
      .set({ permissions: treeOf(['coupons.read']), updated_at: '2026-01-01T00:00:00.000Z' })
      .where(eq(membershipsTable.user_id, member.userId));
    await press(user, 'Save');
    await screen.findByText(/Someone else changed these rights in the meantime/);
    await waitFor(async () => expect(checked(await item(/^Coupons/))).toBe('mixed'));
    await press(user, 'Save');
    await screen.findByText('You have successfully updated user permissions');
    expect(pathsIn((await read()).permissions)).toContain('coupons.read');
    expect(granted((await read()).permissions, 'gifts.read')).toBe(true);
    expect(granted((await read()).permissions, 'homepage.read')).toBe(false);
  });

  test('is upgraded and downgraded after a question (staff-user-transitions)', async () => {
    const { user, read } = await opened({});
    await press(user, 'Upgrade');
    const dialog = await screen.findByRole('dialog', { name: 'Make Nikos an admin?' });
    await user.click(within(dialog).getByRole('button', { name: 'Upgrade' }));
    await screen.findByText('You have successfully upgraded the user');
    await screen.findByText('Company admin');
    expect((await read()).role_id).toBe(2);
    await press(user, 'Downgrade');
    const second = await screen.findByRole('dialog', { name: 'Make Nikos a moderator?' });
    await user.click(within(second).getByRole('button', { name: 'Downgrade' }));
    await screen.findByText('You have successfully downgraded the user');
    expect((await read()).role_id).toBe(3);
  });

  test('is removed after a question (staff-user-transitions)', async () => {
    const { user } = await opened({});
    await press(user, 'Remove');
    const dialog = await screen.findByRole('dialog', { name: 'Remove Nikos?' });
    await user.click(within(dialog).getByRole('button', { name: 'Remove' }));
    await screen.findByText('You have successfully deleted the user');
    await isAt(list);
    await waitFor(() => expect(screen.queryByText('Nikos')).toBeNull());
  });

  test('who is the last who may give rights is told about in the dialog', async () => {
    const { place } = await signedInTo('company', ['users.update']);
    const last = await addMember(back(), place, treeOf(['users.update']), { full_name: 'Nikos' });
    const { user } = await open(`${list}/${last.userId}`);
    await press(user, 'Remove');
    const dialog = await screen.findByRole('dialog', { name: 'Remove Nikos?' });
    await user.click(within(dialog).getByRole('button', { name: 'Remove' }));
    await within(dialog).findByText(/Nobody else here may give rights/);
  });

  test('is not offered to remove or downgrade themselves', async () => {
    const { person } = await signedInTo('company');
    await open(`${list}/${person.userId}`);
    await screen.findByRole('button', { name: 'Save' });
    expect(screen.queryByRole('button', { name: 'Remove' })).toBeNull();
  });

  test('who changes their own rights sees the menu follow', async () => {
    const { person } = await signedInTo('company');
    const { user } = await open(`${list}/${person.userId}`);
    await screen.findByRole('tree', { name: 'Rights' });
    const menu = await screen.findByRole('list', { name: 'Main menu' });
    await within(menu).findByText('Tiers');
    await toggle(user, /^Point Packages/);
    await press(user, 'Save');
    await waitFor(() => expect(within(menu).queryByText('Tiers')).toBeNull());
  });
});

describe('a new member', () => {
  test('starts with the default rights and those that were added (default-moderator-permissions)', async () => {
    await signedInTo('company');
    const { user } = await open(`${list}/create`);
    await screen.findByRole('tree', { name: 'Rights' });
    expect(checked(await item(/^Gifts/))).toBe('true');
    expect(checked(await item(/^Users/))).toBe('false');
    await fill(user, 'mobile', '6944444444');
    await fill(user, 'full_name', 'Niki');
    await fill(user, 'password', 'a good password');
    await toggle(user, /^Gifts/);
    await press(user, 'Save');
    await screen.findByText(/^You have successfully created staff user\. The invitation/);
    const [sent] = sentTo('POST', /users$/);
    const { permissions } = (sent?.body ?? {}) as { permissions: PermissionTree };
    expect(granted(permissions, 'gifts.read')).toBe(false);
    expect(granted(permissions, 'stores.read')).toBe(true);
    await screen.findByRole('button', { name: 'Upgrade' });
    await screen.findByText('Invited');
  });

  test('starts from the rights of a kind of work, as far as the one who adds them holds those', async () => {
    await signedInTo('company', ['campaigns.create']);
    const { user } = await open(`${list}/create`);
    await screen.findByRole('tree', { name: 'Rights' });
    const presets = within(screen.getByRole('group', { name: 'Start from' }));
    expect(presets.queryByRole('button', { name: 'Cashier' })).toBeNull();
    const marketer = presets.getByRole('button', { name: 'Marketer' });
    await user.click(marketer);
    expect(marketer).toHaveAttribute('aria-pressed', 'true');
    await fill(user, 'mobile', '6944444445');
    await press(user, 'Save');
    await screen.findByText(/^You have successfully created staff user/);
    const [sent] = sentTo('POST', /users$/);
    const { permissions } = (sent?.body ?? {}) as { permissions: PermissionTree };
    expect(granted(permissions, 'campaigns.update')).toBe(true);
    expect(granted(permissions, 'campaigns.create')).toBe(false);
    expect(granted(permissions, 'stores.read')).toBe(false);
  });

  test('who is known already is told apart from nobody, and keeps their own name', async () => {
    await signedInTo('company');
    const known = await addPerson(back(), { full_name: 'Markos' });
    const { user } = await open(`${list}/create`);
    await fill(user, 'mobile', known.mobile);
    await press(user, 'Save');
    await screen.findByText(new RegExp(`The invitation was sent to ${known.mobile}`));
    expect(screen.queryByText(/Markos/)).toBeNull();
    const [sent] = sentTo('POST', /users$/);
    expect(Object.keys(sent?.body as object).sort()).toEqual([
      'country_id',
      'mobile',
      'permissions',
    ]);
  });
});

test('people are found by name and narrowed to a role from the server (roles-list-from-server)', async () => {
  const { place } = await signedInTo('company');
  await addMember(back(), place, {}, { full_name: 'Nikos' });
  const { user } = await open(list);
  await screen.findByRole('cell', { name: 'Nikos' });
  const role = await screen.findByRole('combobox', { name: 'Role' });
  await within(role).findByRole('option', { name: 'Company admin' });
  expect(
    within(role)
      .getAllByRole('option')
      .map(({ textContent }) => textContent),
  ).toEqual(['Any', 'Company admin', 'Store moderator']);
  await user.selectOptions(role, 'Company admin');
  await waitFor(() => expect(sentTo('GET', /users$/).at(-1)?.query.role_id).toBe('2'));
  await waitFor(() => expect(screen.queryByRole('cell', { name: 'Nikos' })).toBeNull());
});

test('the users of a store have the same screens in its settings (store-moderator-transitions)', async () => {
  const { place } = await signedInTo('store');
  const { userId } = await addMember(back(), place, {}, { full_name: 'Nikos' });
  const { user } = await open(`/en/storePanel/settings/users/${userId}`);
  await toggle(user, /^Coupons/);
  await press(user, 'Save');
  await screen.findByText('You have successfully updated user permissions');
  await oneSent('PUT', `/stores/${place.storeId}/users/${userId}/permissions`);
  expect(sentTo('GET', `/stores/${place.storeId}/users/${userId}/profile`).length).toBe(2);
});

test('a moderator of a store is created, upgraded, downgraded and removed there (store-moderator-transitions)', async () => {
  const { place, person } = await signedInTo('store');
  const calls = memberCallsOf(back(), 'store', place);
  const { user } = await open('/en/storePanel/settings/users/create');
  await screen.findByRole('tree', { name: 'Rights' });
  await fill(user, 'mobile', '6944444444');
  await fill(user, 'full_name', 'Niki');
  await press(user, 'Save');
  await screen.findByText(/^You have successfully created store moderator/);
  const { user_id } = (await calls.list(person, { q: '6944444444' })).data.users[0] ?? {};
  const stored = async () => (await calls.read(person, Number(user_id))).data;
  expect(await stored()).toMatchObject({ role_id: 3 });
  expect(pathsIn((await stored()).permissions)).toEqual(pathsIn(moderatorTrees.store));
  const confirm = async (action: string) => {
    await press(user, action);
    const dialog = await screen.findByRole('dialog');
    await user.click(within(dialog).getByRole('button', { name: action }));
  };
  await confirm('Upgrade');
  await screen.findByText('You have successfully upgraded the user');
  expect((await stored()).role_id).toBe(2);
  await confirm('Downgrade');
  await screen.findByText('You have successfully downgraded the user');
  expect((await stored()).role_id).toBe(3);
  await screen.findByRole('button', { name: 'Upgrade' });
  await confirm('Remove');
  await screen.findByText('You have successfully deleted the user');
  expect((await calls.read(person, Number(user_id))).status).toBe(404);
});

test('the rights of one store are narrowed (permissions-per-store-and-user)', async () => {
  const { company } = await signedInTo('company');
  const { storeId } = await addStore(back(), company, 'store', { name: 'Πάτρα' });
  const { user } = await open(`/en/loyaltyPanel/stores/stores-tab/${storeId}/permissions`);
  await toggle(user, /^Coupons/);
  await press(user, 'Save');
  await screen.findByText('You have successfully updated store permissions');
  const sent = await oneSent('PUT', `/companies/${company.storeId}/stores/${storeId}/permissions`);
  const { permissions } = sent.body as { permissions: PermissionTree };
  expect(granted(permissions, 'coupons.read')).toBe(false);
  expect(granted(permissions, 'products.read')).toBe(true);
});

test('the default rights are changed for the stores and for the company apart (default-permission-templates)', async () => {
  const { company } = await signedInTo('company');
  const { user } = await open('/en/loyaltyPanel/stores/default-permissions');
  const card = await screen.findByRole('region', { name: 'New store moderators and stores' });
  (await within(card).findByRole('treeitem', { name: /^Coupons/ })).focus();
  await user.keyboard(' ');
  await user.click(within(card).getByRole('button', { name: 'Save' }));
  await screen.findByText('You have successfully updated store default permissions');
  const path = `/companies/${company.storeId}/stores/default-cms-permissions`;
  const { body } = await oneSent('PUT', path);
  expect(Object.keys(body as object).sort()).toEqual(['default_store_cms', 'updated_at']);
  const tree = (body as { default_store_cms: PermissionTree }).default_store_cms;
  expect(granted(tree, 'coupons.read')).toBe(false);
});
