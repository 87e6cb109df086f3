import { useState } from 'react';
import { type RaRecord, useNotify, useRedirect, useResourceContext } from 'react-admin';
import type { z } from 'zod';
import type { Declared } from '../../session/api.ts';
import { useFirstPage } from '../pieces/use-first-page.ts';
import { useTellFailure } from '../pieces/use-tell-failure.ts';
import { useAct } from './use-act.ts';
import type { Action } from './use-actions.ts';

/** A call whose answer is known by its declaration alone. */
interface ActionCall extends Declared {
  readonly reply: z.ZodType<Record<string, unknown>>;
}

/** What follows an action: its message, and where it leads. */
function useDone() {
  const notify = useNotify();
  const redirect = useRedirect();
  const toFirstPage = useFirstPage();
  const resource = useResourceContext() ?? '';
  return ({ words, then }: Action) => {
    notify(`${words}.done`, { type: 'success' });
    if (then !== 'list') return;
    toFirstPage();
    redirect('list', resource);
  };
}

/** The actions on one record, one at a time: which waits for its question, which is under way, and the secret of an answer. */
export function useActing(record: RaRecord) {
  const { act, refresh } = useAct();
  const tellFailure = useTellFailure();
  const done = useDone();
  const [asked, setAsked] = useState<Action>();
  const [pending, setPending] = useState<Action>();
  const [secret, setSecret] = useState<string>();
  const run = async (action: Action) => {
    setPending(action);
    try {
      const { data } = await act<ActionCall>(action.call, record.id);
      if (action.reveals) setSecret(String(data[action.reveals]));
      done(action);
    } catch (error) {
      tellFailure(error);
    } finally {
      setAsked(undefined);
      setPending(undefined);
    }
    await refresh();
  };
  return {
    ...{ asked, pending, secret, run },
    begin: (action: Action) => (action.ask || action.dialog ? setAsked(action) : void run(action)),
    cancel: () => setAsked(undefined),
    forget: () => setSecret(undefined),
  };
}
