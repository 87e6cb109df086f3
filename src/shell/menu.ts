import { createContext, use, useMemo } from 'react';
import { useLocation } from 'react-router';
import { can, type Grants } from '../../contract/permissions/permissions.ts';
import { usePanel } from './context.ts';
import { homePath, type MenuGroup, type PanelSpec, permissionOfPath } from './panel.ts';

export const SpecContext = createContext<PanelSpec>({ resources: [], pages: [], menu: [] });

export interface ShownGroup extends MenuGroup {
  /** Those of its screens that the user may see, never none. */
  readonly shown: readonly string[];
}

function shownOf(spec: PanelSpec, grants: Grants): readonly ShownGroup[] {
  const permitted = (path: string) => {
    const permission = permissionOfPath(spec, path);
    return permission === undefined || can(grants, permission);
  };
  return spec.menu
    .map((group) => ({ ...group, shown: group.paths.filter(permitted) }))
    .filter(({ shown }) => shown.length > 0);
}

/** The menu as the user may see it: a group with nothing permitted below it is not there. */
export function useMenu(): readonly ShownGroup[] {
  const spec = use(SpecContext);
  const { grants } = usePanel();
  return useMemo(() => shownOf(spec, grants), [spec, grants]);
}

/** Where a screen of this panel is. */
export function useAddressOf() {
  const { lang, panel } = usePanel();
  return (path: string) => (path === homePath ? `/${lang}/${panel}` : `/${lang}/${panel}/${path}`);
}

/** The screen of the menu that the browser is at or below, or whose page it is at: of several that fit, the nearest. */
export function useHere(): string | undefined {
  const { pathname } = useLocation();
  const addressOf = useAddressOf();
  const isAt = (path: string) =>
    pathname === addressOf(path) ||
    (path !== homePath && pathname.startsWith(`${addressOf(path)}/`));
  const places = useMenu().flatMap(({ shown, besides = {} }) => [
    ...shown.map((path) => ({ path, tab: path })),
    ...Object.entries(besides).flatMap(([path, tab]) =>
      shown.includes(tab) ? [{ path, tab }] : [],
    ),
  ]);
  return places
    .filter(({ path }) => isAt(path))
    .sort((one, other) => other.path.length - one.path.length)[0]?.tab;
}

/** The word of the menu entry that leads here alone: the page is called so too. */
export function useEntryWord(): string | undefined {
  const here = useHere();
  const group = useMenu().find(({ paths }) => paths.length === 1 && paths[0] === here);
  return group && `menu.${group.word}`;
}
