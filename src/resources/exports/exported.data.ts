import { type ExportPanel, exported } from '../../../contract/exports/exported.ts';
import type { PermissionPath } from '../../../contract/permissions/permissions.ts';

/** What a list is exported by, and what is wanted for it beside the right to read the list. */
export interface Exporting {
  readonly key: string;
  readonly also?: PermissionPath;
}

const ofPanel = (panel: ExportPanel) =>
  Object.fromEntries(
    Object.entries(exported[panel]).flatMap(([key, { entity, also }]) =>
      entity ? [[entity.name, { key, ...(also ? { also } : {}) }]] : [],
    ),
  );

/** By panel and entity; reports are exported where they are drawn. */
export const exporting: Readonly<Record<string, Readonly<Record<string, Exporting>>>> = {
  storePanel: ofPanel('stores'),
  loyaltyPanel: ofPanel('companies'),
  supplierPanel: ofPanel('suppliers'),
};
