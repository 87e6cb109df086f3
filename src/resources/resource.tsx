import type { SvgIconComponent } from '@mui/icons-material';
import type { PermissionPath } from '../../contract/permissions.ts';
import { type Rules, resourceOf, type Source } from '../dataProvider/sources.ts';
import type { Outline } from './outline.ts';
import { type LateScreen, screen } from './screen.ts';

/** How the panel shows an entity: which columns, which inputs in which order, which filters. */
export interface Screen<N extends string> {
  readonly icon: SvgIconComponent;
  /** The first is the row's title; a `*` after a name hides the column until the user asks for it. */
  readonly columns: readonly (N | `${N}*`)[];
  readonly form?: readonly N[];
  /** Fetches the declaration; wanted wherever something is sent through a form. */
  readonly rules?: () => Promise<Rules>;
  /** Milliseconds for which the success of a save is told, where that is not as long as elsewhere. */
  readonly toldFor?: number;
  /** Deleting can be undone for a few seconds; off where it takes more than the row itself. */
  readonly undoable?: boolean;
  /** A screen of its own in place of the generated one. */
  readonly list?: LateScreen;
  readonly create?: LateScreen;
  readonly edit?: LateScreen;
  /** The edit screen is a page to read, of which the form is only a part. */
  readonly opensToRead?: true;
}

export interface PanelResource extends Source {
  readonly icon: SvgIconComponent;
  readonly permission: PermissionPath;
  /** What opening a record needs: the right to change it or, where nobody changes it, to read it. */
  readonly opening: PermissionPath;
  readonly screen: Screen<string>;
  readonly list: LateScreen;
  readonly create?: LateScreen | undefined;
  readonly edit?: LateScreen | undefined;
}

// Lists and forms are chunks of their own: whoever opens a list does not wait for the forms.
const GeneratedList = screen(() => import('./GeneratedList.tsx'), 'GeneratedList');
const GeneratedCreate = screen(() => import('./GeneratedForm.tsx'), 'GeneratedCreate');
const GeneratedEdit = screen(() => import('./GeneratedForm.tsx'), 'GeneratedEdit');

// One promise for all who ask, until it fails.
function kept(name: string, load: (() => Promise<Rules>) | undefined) {
  let asked: Promise<Rules> | undefined;
  return () => {
    if (!load) throw new Error(`${name} is not sent by any form`);
    asked ??= load().catch((error: unknown) => {
      asked = undefined;
      throw error;
    });
    return asked;
  };
}

/**
 * One resource of a panel, from the outline of an entity and how it is shown. A view exists where the
 * entity has the call for it; another screen may take its place, which may still use the generated pieces.
 */
export function resource<N extends string>(entity: Outline<N>, screen: Screen<N>): PanelResource {
  const { calls, permission } = entity;
  const name = resourceOf(entity.name);
  if (!permission.read) throw new Error(`${name} has no permission to read`);
  return {
    name,
    entity,
    rules: kept(name, screen.rules),
    icon: screen.icon,
    permission: permission.read,
    opening: (screen.opensToRead ? undefined : permission.update) ?? permission.read,
    screen,
    list: screen.list ?? GeneratedList,
    create: screen.create ?? (calls.create && screen.form ? GeneratedCreate : undefined),
    edit: screen.edit ?? (calls.update && screen.form ? GeneratedEdit : undefined),
  };
}
