import type { Outline } from '../dataProvider/outline.ts';
import type { Rules } from '../dataProvider/sources.ts';
import type { PanelResource, Screen } from '../shell/resource.ts';
import { screen } from '../shell/screen.ts';

// Lists and forms are chunks of their own: whoever opens a list does not wait for the forms.
const GeneratedList = screen(() => import('./list/GeneratedList.tsx'), 'GeneratedList');
const GeneratedCreate = screen(() => import('./form/GeneratedForm.tsx'), 'GeneratedCreate');
const GeneratedEdit = screen(() => import('./form/GeneratedForm.tsx'), 'GeneratedEdit');
const RecordPage = screen(() => import('./records/RecordPage.tsx'), 'RecordPage');

// One promise for all who ask, until it fails.
function cached(name: string, load: (() => Promise<Rules>) | undefined) {
  let loading: Promise<Rules> | undefined;
  return () => {
    if (!load) throw new Error(`${name} is not sent by any form`);
    loading ??= load().catch((error: unknown) => {
      loading = undefined;
      throw error;
    });
    return loading;
  };
}

function generatedEdit(screen: Screen<string>, isChanged: boolean) {
  if (screen.record) return RecordPage;
  return isChanged && screen.form ? GeneratedEdit : undefined;
}

/**
 * One resource of a panel, from the outline of an entity and how it is shown. A view exists where the
 * entity has the call for it; another screen may take its place, which may still use the generated pieces.
 */
export function resource<N extends string, A extends string>(
  entity: Outline<N, A>,
  screen: Screen<N, A>,
): PanelResource {
  const { calls, permission, screen: name } = entity;
  const opensToRead = screen.opensToRead ?? Boolean(screen.record);
  if (!permission.read) throw new Error(`${name} has no permission to read`);
  return {
    name,
    entity,
    rules: cached(name, screen.rules),
    icon: screen.icon,
    permission: permission.read,
    opening: (opensToRead ? undefined : permission.update) ?? permission.read,
    screen,
    list: screen.list ?? GeneratedList,
    create: screen.create ?? (calls.create && screen.form ? GeneratedCreate : undefined),
    edit: screen.edit ?? generatedEdit(screen, Boolean(calls.update)),
  };
}
