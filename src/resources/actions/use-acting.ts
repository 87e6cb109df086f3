import { useState } from 'react';
import {
  type RaRecord,
  useDataProvider,
  useNotify,
  useRedirect,
  useResourceContext,
} from 'react-admin';
import type { z } from 'zod';
import type { Declared } from '../../session/api.ts';
import { useWritten } from '../../shell/use-written.ts';
import { useFirstPage } from '../pieces/use-first-page.ts';
import { useTellFailure } from '../pieces/use-tell-failure.ts';
import { useAct } from './use-act.ts';
import type { Action } from './use-actions.ts';

/** A call whose answer is known by its declaration alone. */
interface ActionCall extends Declared {
  readonly reply: z.ZodType<Answered>;
}

type Body = Readonly<Record<string, unknown>>;

type Answered = Readonly<Record<string, unknown>> | null;

/** What follows an action: its message, and where it leads. */
function useDone() {
  const notify = useNotify();
  const redirect = useRedirect();
  const toFirstPage = useFirstPage();
  const resource = useResourceContext() ?? '';
  const { number } = useWritten();
  const said = (data: Answered) =>
    Object.fromEntries(
      Object.entries(data ?? {}).map(([name, value]) => [
        name,
        typeof value === 'number' ? number(value) : value,
      ]),
    );
  return ({ words, leadsTo }: Action, data: Answered) => {
    notify(`${words}.done`, { type: 'success', messageArgs: said(data) });
    if (leadsTo !== 'list') return;
    toFirstPage();
    redirect('list', resource);
  };
}

/** Makes the call of an action about one record: with what its body always says, and what was filled in. */
export function useCallOf() {
  const { act, refresh } = useAct();
  const call = (action: Action, id: RaRecord['id'], filled?: Body) =>
    act<ActionCall>(
      action.call,
      id,
      action.sends || filled ? { body: { ...action.sends, ...filled } } : {},
    );
  return { call, refresh };
}

/** Saves the file that the call of an action answers, in place of a message. */
function useSavingFile() {
  const provider = useDataProvider();
  return ({ call }: Action, id: RaRecord['id']): Promise<void> => provider.saveFile(call, id);
}

/** Whether something comes before an action: a question, a form or a dialog of its own. */
const comesFirst = ({ ask, form, dialog }: Action) => Boolean(ask || form || dialog);

/** The actions on one record, one at a time: which waits for its question, which is under way, and the secret of an answer. */
export function useActing(record: RaRecord) {
  const { call, refresh } = useCallOf();
  const tellFailure = useTellFailure();
  const done = useDone();
  const [asked, setAsked] = useState<Action>();
  const [pending, setPending] = useState<Action>();
  const [secret, setSecret] = useState<string>();
  const saveFile = useSavingFile();
  const send = async (action: Action, filled?: Body) => {
    const { data } = await call(action, record.id, filled);
    if (action.reveals) setSecret(String(data?.[action.reveals]));
    done(action, data);
    setAsked(undefined);
    await refresh();
  };
  const run = async (action: Action) => {
    setPending(action);
    try {
      await (action.call.file ? saveFile(action, record.id) : send(action));
    } catch (error) {
      tellFailure(error);
      setAsked(undefined);
      await refresh();
    } finally {
      setPending(undefined);
    }
  };
  return {
    ...{ asked, pending, secret, run, send },
    begin: (action: Action) => (comesFirst(action) ? setAsked(action) : void run(action)),
    cancel: () => setAsked(undefined),
    forget: () => setSecret(undefined),
  };
}
export type Acting = ReturnType<typeof useActing>;
