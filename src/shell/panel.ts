import type { SvgIconComponent } from '@mui/icons-material';
import type { PermissionPath } from '../../contract/permissions/permissions.ts';
import type { PanelResource } from './resource.ts';
import type { LateScreen } from './screen.ts';

/** The path of a panel's home, below which all others lie. */
export const homePath = '';

/** A hand-written page of a panel. */
export interface PanelPageSpec {
  /** Empty for the panel's home. */
  readonly path: string;
  readonly icon: SvgIconComponent;
  /** Nothing where everybody who is signed in may see it. */
  readonly permission?: PermissionPath;
  readonly component: LateScreen;
  /** The pages of its side list, where it is a page of settings: found by `<words>.parts.<id>`. */
  readonly settings?: { readonly words: string; readonly parts: readonly string[] };
}

/** The parts of a long menu, in their order; an entry of none stands above them. */
export const menuParts = [
  'customers',
  'rewards',
  'stores',
  'figures',
  'partners',
  'administration',
] as const;
export type MenuPart = (typeof menuParts)[number];

/** One entry of the menu: a single screen, or several that are tabs of one another. */
export interface MenuGroup {
  /** The key of its word in `menu`. */
  readonly word: string;
  readonly icon: SvgIconComponent;
  readonly part?: MenuPart;
  /** Looks like a button: what is done here more than anything else. */
  readonly prominent?: true;
  /** The resources and pages below it, by path, in the order of the tabs. */
  readonly paths: readonly string[];
  /** Pages that have no tab of their own, by path, with the tab that they belong to. */
  readonly besides?: Readonly<Record<string, string>>;
}

/** A panel: its screens and how its menu arranges them. Nothing is in a menu that is not here. */
export interface PanelSpec {
  readonly resources: readonly PanelResource[];
  readonly pages: readonly PanelPageSpec[];
  readonly menu: readonly MenuGroup[];
  /** The right to a path that only has screens below it, where it has one of its own. */
  readonly parents?: Readonly<Record<string, PermissionPath>>;
}

/** The permission a screen of the panel needs, by its path. */
export function permissionOfPath(
  { resources, pages }: PanelSpec,
  path: string,
): PermissionPath | undefined {
  return (
    resources.find(({ name }) => name === path)?.permission ??
    pages.find((page) => page.path === path)?.permission
  );
}

/** The screen at a path below the panel: a page, or the list, the create or the edit view of a resource. */
export function screenAt({ resources, pages }: PanelSpec, path: string): LateScreen | undefined {
  const page = pages.find((each) => each.path === path);
  if (page) return page.component;
  const resource = resources
    .filter(({ name }) => `${path}/`.startsWith(`${name}/`))
    .sort((one, other) => other.name.length - one.name.length)[0];
  const below = resource && path.slice(resource.name.length + 1);
  if (!below) return resource?.list;
  return below === 'create' ? resource.create : resource.edit;
}
