import { type RaRecord, useResourceContext, useTranslate } from 'react-admin';
import { can } from '../../../contract/permissions/permissions.ts';
import type { CallOutline } from '../../dataProvider/call-outline.ts';
import { type ActionSpec, isWhen } from '../../shell/action.ts';
import { usePanel } from '../../shell/context.ts';
import { usePanelResource } from '../pieces/use-resource.ts';

/** An action of an entity, as it is declared. */
export interface Action extends ActionSpec {
  readonly name: string;
  readonly call: CallOutline;
  /** Where its words are. */
  readonly words: string;
}

/** All actions of the resource around that the user has the right to, in the order of their declaration. */
export function usePermitted(): readonly Action[] {
  const { grants } = usePanel();
  const resource = useResourceContext() ?? '';
  const { entity, screen } = usePanelResource();
  return Object.entries(screen.actions ?? {}).flatMap(([name, spec]) => {
    const call = entity.actions[name];
    if (!call || !spec || !can(grants, call.access)) return [];
    return [{ ...spec, name, call, words: `resources.${resource}.texts.actions.${name}` }];
  });
}

/** The actions that the user may take on a record as it stands. */
export function useActions(record: RaRecord | undefined): readonly Action[] {
  const permitted = usePermitted();
  return record ? permitted.filter(({ when }) => isWhen(when, record)) : [];
}

/** What the button of an action says that does it. */
export function useConfirmWord({ words }: Action): string {
  const translate = useTranslate();
  return translate(`${words}.confirm`, { _: translate(`${words}.title`) });
}
