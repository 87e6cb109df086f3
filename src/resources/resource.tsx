import type { SvgIconComponent } from '@mui/icons-material';
import { type ComponentType, lazy } from 'react';
import type { Entity } from '../../contract/entity.ts';
import type { PermissionPath } from '../../contract/permissions.ts';
import { loadScreen } from '../public/load-screen.ts';

type NameOf<E extends { fields: object }> = keyof E['fields'] & string;

/** How the panel shows an entity: which columns, which inputs in which order, which filters. */
export interface Screen<E extends { fields: object }> {
  /** The path in the panel, as the specification has it. */
  readonly name: string;
  readonly icon: SvgIconComponent;
  /** The first is the row's title; a `*` after a name hides the column until the user asks for it. */
  readonly columns: readonly (NameOf<E> | `${NameOf<E>}*`)[];
  readonly form?: readonly NameOf<E>[];
  /** Deleting can be undone for a few seconds; off where it takes more than the row itself. */
  readonly undoable?: boolean;
  /** A screen of its own in place of the generated one. */
  readonly list?: ComponentType;
  readonly create?: ComponentType;
  readonly edit?: ComponentType;
}

export interface PanelResource {
  readonly name: string;
  readonly entity: Entity;
  readonly icon: SvgIconComponent;
  readonly permission: PermissionPath;
  /** What opening a record needs: the right to change it or, where nobody changes it, to read it. */
  readonly opening: PermissionPath;
  readonly screen: Screen<{ fields: Record<string, unknown> }>;
  readonly list: ComponentType;
  readonly create?: ComponentType | undefined;
  readonly edit?: ComponentType | undefined;
}

// Lists and forms are chunks of their own: whoever opens a list does not wait for the forms.
const GeneratedList = lazy(() =>
  loadScreen(() => import('./GeneratedList.tsx')).then(({ GeneratedList }) => ({
    default: GeneratedList,
  })),
);
const GeneratedCreate = lazy(() =>
  loadScreen(() => import('./GeneratedForm.tsx')).then(({ GeneratedCreate }) => ({
    default: GeneratedCreate,
  })),
);
const GeneratedEdit = lazy(() =>
  loadScreen(() => import('./GeneratedForm.tsx')).then(({ GeneratedEdit }) => ({
    default: GeneratedEdit,
  })),
);

/**
 * One resource of a panel, from an entity and how it is shown. A view exists where the entity has
 * the call for it; another screen may take its place, which may still use the generated pieces.
 */
export function resource<E extends Pick<Entity, 'calls' | 'permission'> & { fields: object }>(
  entity: E,
  screen: Screen<E>,
): PanelResource {
  const { calls, permission } = entity;
  if (!permission.read) throw new Error(`${screen.name} has no permission to read`);
  return {
    name: screen.name,
    entity: entity as unknown as Entity,
    icon: screen.icon,
    permission: permission.read,
    opening: permission.update ?? permission.read,
    screen: screen as PanelResource['screen'],
    list: screen.list ?? GeneratedList,
    create: screen.create ?? (calls.create && screen.form ? GeneratedCreate : undefined),
    edit: screen.edit ?? (calls.update && screen.form ? GeneratedEdit : undefined),
  };
}
