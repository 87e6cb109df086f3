import { branchesOf } from './branches.ts';
import {
  type PermissionPath,
  type PermissionTree,
  permissionPaths,
  treeOf,
} from './permissions.ts';

const below = (branches: readonly string[]) =>
  permissionPaths.filter((path) => branches.includes(path.split('.')[0] ?? ''));

/**
 * What an admin may do and a moderator, by default, may not: see to other people's rights, to what
 * everybody changed and was told, to what is paid for the service, between stores and by whom, let programs in, and open or close stores, which get no
 * more than whoever opens them holds.
 */
export const isAdmins = (path: PermissionPath) =>
  /^(audit\.|history\.debts\.update|messages\.|general_settings\.|developers\.|marketplace\.|subscriptions\.|profile\.delete|(settings\.)?users\.|stores\.((default_)?permissions|create$|delete$))/.test(
    path,
  );

/** What of a branch that stores work with too is only the company's. */
const isCompanys = (path: PermissionPath) => /^products\.(order$|tag\.)/.test(path);

const ofStores = () => below(branchesOf.store).filter((path) => !isCompanys(path));

const moderators = (branches: readonly string[]) =>
  treeOf(below(branches).filter((path) => !isAdmins(path)));

/**
 * What a company, a store and a supplier may do at most, and with it their admins. A company has
 * what its stores work with, to give it to them.
 */
export const defaultTrees: Record<'company' | 'store' | 'supplier', PermissionTree> = {
  company: treeOf(below([...branchesOf.company, ...branchesOf.store])),
  store: treeOf(ofStores()),
  supplier: treeOf(below(branchesOf.supplier)),
};

/**
 * The trees that new members start with, until a company sets its own: default_company_cms and
 * default_store_cms of the specification (default-moderator-permissions).
 */
export const moderatorTrees: Record<'company' | 'store', PermissionTree> = {
  company: moderators(branchesOf.company),
  store: treeOf(ofStores().filter((path) => !isAdmins(path))),
};

/** What running a store takes beyond moderating it. */
export const storeAdminPaths = below(branchesOf.store).filter(isAdmins);
