import { describe, expect, test } from 'vitest';
import { branchesOf } from '../../contract/permissions/branches.ts';
import { isAdmins } from '../../contract/permissions/default-trees.ts';
import {
  can,
  granted,
  isSuperUser,
  type PermissionTree,
  permissionPaths,
  treeOf,
} from '../../contract/permissions/permissions.ts';
import { presetPaths, presetsOf } from '../../contract/permissions/presets.ts';

describe('a tree', () => {
  test.each<[PermissionTree, string, boolean]>([
    [{ coupons: { read: true } }, 'coupons.read', true],
    [{ coupons: { read: false } }, 'coupons.read', false],
    [{ coupons: { read: true } }, 'coupons.create', false],
    [{ coupons: { '*': true } }, 'coupons.read', true],
    [{ coupons: { '*': true } }, 'coupons', true],
    [{ coupons: { '*': true } }, 'coupons.goal.read', true],
    [{ coupons: { '*': true } }, 'gifts.read', false],
    [{ '*': true }, 'anything.at.all', true],
    [{ coupons: true }, 'coupons', true],
    [{ coupons: true }, 'coupons.read', false],
    [{ coupons: { read: true } }, 'coupons', false],
    [{}, 'coupons.read', false],
    [{}, 'constructor', false],
    [{}, '__proto__.read', false],
    [{}, '', false],
  ])('%o on %s answers %s', (tree, path, answer) => {
    expect(granted(tree, path)).toBe(answer);
  });

  test('is built from dotted paths', () => {
    expect(treeOf(['a.b', 'a.c.d', 'e'])).toEqual({ a: { b: true, c: { d: true } }, e: true });
  });
});

test('a wildcard at the root, and only there, makes a super user (super-user-wildcard)', () => {
  expect(isSuperUser({ '*': true })).toBe(true);
  expect(isSuperUser({ '*': false })).toBe(false);
  expect(isSuperUser({ coupons: { '*': true } })).toBe(false);
  expect(isSuperUser({ '*': { read: true } })).toBe(false);
});

const reads = treeOf(['coupons.read']);
test.each<[string, PermissionTree, PermissionTree, boolean]>([
  ['both grant', reads, reads, true],
  ['the store does not grant', reads, {}, false],
  ['the user is not granted', {}, reads, false],
  ['nobody grants', {}, {}, false],
  ['the user is a super user', { '*': true }, {}, true],
  ['the store alone has a wildcard', {}, { '*': true }, false],
  ['the store has a wildcard and the user is granted', reads, { '*': true }, true],
])('when %s the check answers so (permission-check)', (_, user, store, answer) => {
  const grants = { userStorePermissions: user, storePermissions: store };
  expect(can(grants, 'coupons.read')).toBe(answer);
});

test('each right is named once', () => {
  expect(permissionPaths.filter((path, at) => permissionPaths.indexOf(path) !== at)).toEqual([]);
});

describe.each(['company', 'store'] as const)('the presets of a %s', (kind) => {
  const others = presetsOf(kind).map((name) => [name, presetPaths(kind, name)] as const);

  test.each(others)('%s is of what is worked with there, and not empty', (_, paths) => {
    expect(paths.length).toBeGreaterThan(3);
    const branches: readonly string[] = branchesOf[kind];
    expect(paths.filter((path) => !branches.includes(path.split('.')[0] ?? ''))).toEqual([]);
  });

  test.each(others)('%s gives nobody the rights of others', (_, paths) => {
    expect(
      paths.filter((path) => isAdmins(path) && !/\.read$|^subscriptions\.stores$/.test(path)),
    ).toEqual([]);
  });

  test('who reads alone changes nothing', () => {
    const changing = /\.(create|update|delete|return|cancel|replay|points|merge|import|order)$/;
    expect(presetPaths(kind, 'reader').filter((path) => changing.test(path))).toEqual([]);
  });
});
