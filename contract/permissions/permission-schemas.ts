import { z } from 'zod';
import { type PermissionTree, permissionPaths, treeOf } from './permissions.ts';

/** A tree as the server answers it. */
export const permissionTree = z.record(z.string(), z.unknown()).meta({
  id: 'PermissionTree',
  description: 'Nested objects of booleans; "*" grants all below it.',
}) as z.ZodType<PermissionTree>;

const below = (tree: PermissionTree) =>
  Object.fromEntries(
    Object.entries(tree).map(([name, node]) => [
      name,
      (typeof node === 'object' ? branch(node) : z.boolean()).optional(),
    ]),
  );
const branch = (tree: PermissionTree): z.ZodType =>
  z.strictObject({ '*': z.boolean().optional(), ...below(tree) });

/**
 * A tree as a caller sends it: declared paths, and `*` below the root; anything else is refused by
 * its own path. There is no `*` at the root: that makes a super user (super-user-wildcard).
 */
export const grantedTree = z
  .strictObject(below(treeOf(permissionPaths)))
  .meta({ id: 'GrantedPermissions' }) as z.ZodType<PermissionTree>;
