import { createContext, use } from 'react';
import type { Language } from '../../contract/engine/languages.ts';
import type { OwnStore, SessionUser } from '../../contract/people/session.ts';
import { can, type Grants } from '../../contract/permissions/permissions.ts';
import type { FieldOutline } from '../dataProvider/field-outline.ts';
import { permissionToRefer } from '../dataProvider/sources.ts';
import type { PanelName } from '../session/paths.ts';

/** What is to be paid first, as code 301 said it when the place was loaded (company-load-301). */
export interface Unpaid {
  readonly publicKey: string | null;
  readonly sessionId: string;
}

/** What every screen of a panel may know: who, where, in which language, with which rights. */
export interface PanelSession {
  readonly lang: Language;
  readonly panel: PanelName;
  readonly user: SessionUser;
  readonly store: OwnStore;
  /** Billing alone where something is to be paid first. */
  readonly grants: Grants;
  readonly unpaid: Unpaid | undefined;
  /** Takes over what the profile form saved. */
  readonly change: (own: Partial<PanelSession['user']>) => void;
}

export const PanelContext = createContext<PanelSession | null>(null);

export function usePanel(): PanelSession {
  const session = use(PanelContext);
  if (!session) throw new Error('No panel around this component');
  return session;
}

/** Whether the signed-in user may do what a dotted path names (permission-check). */
export function useCan(path: string | undefined): boolean {
  const { grants } = usePanel();
  return path !== undefined && can(grants, path);
}

/** Which of the named fields the user may see: a reference needs the right to read what it points to. */
export function useVisible(fields: Readonly<Record<string, FieldOutline>>) {
  const { grants } = usePanel();
  return (name: string) => {
    const field = fields[name];
    const permission = field?.to && permissionToRefer(field.to);
    return field !== undefined && (!permission || can(grants, permission));
  };
}
