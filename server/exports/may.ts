import { entities } from '../../contract/all.ts';
import type { Column } from '../../contract/exports/columns.ts';
import type { Exported } from '../../contract/exports/declare.ts';
import type { ExportPanel } from '../../contract/exports/exported.ts';
import { can, type PermissionPath } from '../../contract/permissions/permissions.ts';
import type { Scope } from '../http/call.ts';
import { Refusal } from '../http/refusal.ts';
import { demand } from '../http/session.ts';

/** What is wanted to export a list. */
export const rightsTo = ({ list, also }: Exported): PermissionPath[] => [
  list.access as PermissionPath,
  ...(also ? [also] : []),
];

/** Throws forbidden unless somebody may read the list now, and take it along. */
export function assertMay(scope: Scope, exported: Exported) {
  // A till is no desk: what it shows one customer at a time it does not hand out.
  if (scope.cashRegisterId) throw new Refusal('forbidden');
  for (const right of rightsTo(exported)) demand(scope, right);
}

/** What is wanted to read lookups that are no entity of their own. */
const lookups: Readonly<Record<string, string>> = {
  suppliers: 'gifts.read',
  'point-titles': 'point_packages.read',
};
const rightTo = (to: string) =>
  lookups[to] ?? entities.find(({ name }) => name === to)?.permission.read;

/**
 * The columns that somebody may see, as in the panel of a company: a reference needs the right to read what it
 * refers to.
 */
export const seenBy = (scope: Scope, panel: ExportPanel, columns: readonly Column[]) =>
  columns.filter(({ to }) => {
    const right = panel === 'companies' && to ? rightTo(to) : undefined;
    return !right || can(scope, right);
  });
