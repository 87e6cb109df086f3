import { describe, expect, test } from 'vitest';
import { grantedTree } from '../../contract/permissions/permission-schemas.ts';
import {
  anyGranted,
  exceeding,
  flagsIn,
  type Holds,
  pathsIn,
  regranted,
} from '../../contract/permissions/permission-trees.ts';
import {
  granted,
  type PermissionTree,
  permissionPaths,
} from '../../contract/permissions/permissions.ts';

test.each<[PermissionTree, boolean]>([
  [{ a: { b: false, c: true } }, true],
  [{ a: { b: false } }, false],
  [{}, false],
  [{ coupons: { goal: { read: true } } }, true],
  [{ coupons: { '*': true } }, true],
])('of %o any flag is set: %s (permissions-enabled-derived)', (tree, answer) => {
  expect(anyGranted(tree)).toBe(answer);
});

const pathsOfRefusal = (tree: unknown) =>
  grantedTree
    .safeParse(tree)
    .error?.issues.flatMap((issue) =>
      issue.code === 'unrecognized_keys'
        ? issue.keys.map((key) => [...issue.path, key].join('.'))
        : [issue.path.join('.')],
    );

describe('a tree that is sent', () => {
  test.each<PermissionTree>([
    {},
    { products: { read: true, create: false } },
    { coupons: { '*': true } },
    { coupons: { goal: { '*': true, read: false } } },
  ])('%o is taken', (tree) => {
    expect(grantedTree.parse(tree)).toEqual(tree);
  });

  test.each<[string, unknown, string[]]>([
    ['an unknown branch', { planets: { read: true } }, ['planets']],
    ['an unknown path', { products: { fly: true } }, ['products.fly']],
    ['a path below a path', { products: { read: { all: true } } }, ['products.read']],
    ['a branch as a flag', { products: true }, ['products']],
    ['a text as a flag', { products: { read: 'true' } }, ['products.read']],
    ['a number as a flag', { products: { read: 1 } }, ['products.read']],
    ['nothing as a flag', { products: { read: null } }, ['products.read']],
    ['a list as a branch', { products: ['read'] }, ['products']],
    ['a wildcard that is no flag', { products: { '*': {} } }, ['products.*']],
    ['a wildcard at the root (super-user-wildcard)', { '*': true }, ['*']],
    ['an inherited name', { constructor: { read: true } }, ['constructor']],
  ])('with %s is refused by that path', (_, tree, paths) => {
    expect(pathsOfRefusal(tree)).toEqual(paths);
  });

  test('with a prototype of its own grants nothing by it', () => {
    const sent = JSON.parse('{"__proto__":{"products":{"read":true}}}');
    const { data } = grantedTree.safeParse(sent);
    expect(data && granted(data, 'products.read')).not.toBe(true);
  });
});

const holding =
  (...paths: string[]): Holds =>
  (path) =>
    paths.includes(path);
const all: Holds = () => true;

describe('a tree that somebody changes', () => {
  const before = { products: { read: true, update: true }, gifts: { read: true } };

  test('keeps what they do not hold, in whichever way they sent it', () => {
    const after = regranted(before, { products: { create: true } }, holding('products.read'));
    expect(pathsIn(after)).toEqual(['products.update', 'gifts.read']);
  });

  test('has what they hold as they sent it', () => {
    const wanted = { products: { create: true } };
    expect(regranted(before, wanted, all)).toEqual({ products: { create: true } });
  });

  test('keeps a wildcard they do not hold while nothing below it goes', () => {
    const whole = { coupons: { '*': true } };
    const same = { coupons: { '*': true } };
    expect(regranted(whole, same, holding('coupons.goal.read'))).toEqual(whole);
  });

  test('has the rest of a wildcard as single paths once one of them goes', () => {
    const wanted = { coupons: { read: true } };
    const after = regranted({ coupons: { '*': true } }, wanted, holding('coupons.goal.read'));
    const rest = permissionPaths.filter(
      (path) => path.startsWith('coupons.') && path !== 'coupons.goal.read',
    );
    expect(pathsIn(after)).toEqual(rest);
    expect(granted(after, 'coupons.*')).toBe(false);
  });

  test('takes a wildcard from whoever holds the wildcard', () => {
    expect(regranted({}, { coupons: { '*': true } }, all)).toEqual({ coupons: { '*': true } });
  });

  test('names what goes beyond it and beyond what they hold', () => {
    const wanted = {
      products: { read: true, create: true, delete: false },
      coupons: { '*': true },
    };
    expect(flagsIn(wanted)).toEqual(['products.read', 'products.create', 'coupons.*']);
    expect(exceeding(before, wanted, holding('products.create'))).toEqual(['coupons.*']);
    expect(exceeding(before, wanted, holding())).toEqual(['products.create', 'coupons.*']);
  });
});
