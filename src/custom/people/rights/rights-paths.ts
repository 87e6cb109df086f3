import { branchesOf } from '../../../../contract/permissions/branches.ts';
import { permissionPaths } from '../../../../contract/permissions/permissions.ts';

const branchOf = (path: string) => path.split('.')[0] ?? '';
const ofCompany: readonly string[] = branchesOf.company;
const ofStore: readonly string[] = branchesOf.store;

/** The rights that mean something to the people of a company or a store, and any other of `also`. */
export function pathsFor(kind: 'company' | 'store', also: readonly string[] = []): string[] {
  const branches = kind === 'company' ? [...ofCompany, ...ofStore] : ofStore;
  const shown = permissionPaths.filter(
    (path) => branches.includes(branchOf(path)) || also.includes(path),
  );
  // What a company's own staff work with comes before what they can give to stores.
  const order = (path: string) => branches.indexOf(branchOf(path)) + 1 || branches.length + 1;
  return shown.sort((one, other) => order(one) - order(other));
}

/** Whether a branch is of use in the stores alone: a company has it to give it to them. */
export const isForStores = (branch: string) =>
  ofStore.includes(branch) && !ofCompany.includes(branch);
