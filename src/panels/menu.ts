import { createContext, use } from 'react';
import { can } from '../../contract/permissions.ts';
import { usePanel } from './context.ts';
import { type MenuGroup, type PanelSpec, permissionOfPath } from './panel.ts';

export const SpecContext = createContext<PanelSpec>({ resources: [], pages: [], menu: [] });

export interface ShownGroup extends MenuGroup {
  /** Those of its screens that the user may see, never none. */
  readonly shown: readonly string[];
}

/** The menu as the user may see it: a group with nothing permitted below it is not there. */
export function useMenu(): ShownGroup[] {
  const spec = use(SpecContext);
  const { grants } = usePanel();
  const permitted = (path: string) => {
    const permission = permissionOfPath(spec, path);
    return permission === undefined || can(grants, permission);
  };
  return spec.menu
    .map((group) => ({ ...group, shown: group.paths.filter(permitted) }))
    .filter(({ shown }) => shown.length > 0);
}
