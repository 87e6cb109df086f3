import {
  granted,
  type PermissionPath,
  type PermissionTree,
  permissionPaths,
  treeOf,
} from './permissions.ts';

/** Whether somebody holds a dotted path, or a wildcard such as `coupons.*`, themselves. */
export type Holds = (path: string) => boolean;

/** Whether any flag of a tree is set (permissions-enabled-derived). */
export const anyGranted = (tree: PermissionTree): boolean =>
  Object.values(tree).some((node) => (typeof node === 'object' ? anyGranted(node) : node));

/** The declared paths that a tree grants, by a flag or by a wildcard. */
export const pathsIn = (tree: PermissionTree): PermissionPath[] =>
  permissionPaths.filter((path) => granted(tree, path));

/** The dotted paths whose flags are set, wildcards among them: `{ a: { '*': true } }` → `['a.*']`. */
export const flagsIn = (tree: PermissionTree, above = ''): string[] =>
  Object.entries(tree).flatMap(([name, node]) => {
    if (typeof node === 'object') return flagsIn(node, `${above}${name}.`);
    return node ? [above + name] : [];
  });

const wildcardOf = (branch: string) => (branch ? `${branch}.*` : '*');
const isBelow = (path: string, branch: string) => !branch || path.startsWith(`${branch}.`);

/** Every branch there is, from the root down: `''`, `coupons`, `coupons.goal`. */
const branches = [
  ...new Set(
    permissionPaths.flatMap((path) => {
      const names = path.split('.');
      return names.map((_, depth) => names.slice(0, depth).join('.'));
    }),
  ),
].sort((one, other) => one.length - other.length);

/** A tree of paths, and of the wildcards of branches that are granted as a whole. */
export function treeWith(paths: readonly string[], whole: readonly string[]): PermissionTree {
  const topmost = whole.filter(
    (branch) => !whole.some((other) => other !== branch && isBelow(branch, other)),
  );
  const single = paths.filter((path) => !topmost.some((branch) => isBelow(path, branch)));
  return treeOf([...single, ...topmost.map(wildcardOf)]);
}

/** The branches that a tree grants by a wildcard and of which nothing was taken away. */
export function wholeIn(tree: PermissionTree, left: ReadonlySet<string>): string[] {
  const isLeft = (branch: string) =>
    permissionPaths.every((path) => !isBelow(path, branch) || left.has(path));
  return branches.filter((branch) => granted(tree, wildcardOf(branch)) && isLeft(branch));
}

/**
 * What a tree becomes when somebody wants it to be another: whatever they do not hold themselves
 * stays as it was. A wildcard they do not hold dissolves into single paths when one of these goes.
 */
export function regranted(
  before: PermissionTree,
  wanted: PermissionTree,
  holds: Holds,
): PermissionTree {
  const paths = permissionPaths.filter((path) => granted(holds(path) ? wanted : before, path));
  const remaining = wholeIn(before, new Set(paths)).filter((branch) => !holds(wildcardOf(branch)));
  const grants = branches.filter(
    (branch) => holds(wildcardOf(branch)) && granted(wanted, wildcardOf(branch)),
  );
  return treeWith(paths, [...remaining, ...grants]);
}

/** What a wanted tree grants beyond the tree before it and beyond what its giver holds. */
export const exceeding = (before: PermissionTree, wanted: PermissionTree, holds: Holds) =>
  flagsIn(wanted).filter((path) => !granted(before, path) && !holds(path));
