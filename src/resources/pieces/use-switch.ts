import { useState } from 'react';
import { useNotify } from 'react-admin';
import { showForbidden } from '../../authProvider/forbidden.ts';
import { ApiError } from '../../session/api.ts';
import { saidBy } from './said-by.ts';

interface Options {
  readonly saved: boolean;
  readonly send: (on: boolean) => Promise<unknown>;
  /** The message after a change. */
  readonly done: string;
}

/** One switch: shown at once, and put back when the server refuses it (activator-toggle-reverted). */
export function useSwitch({ saved, send, done }: Options) {
  const notify = useNotify();
  const [wanted, setWanted] = useState<boolean>();
  const change = async (on: boolean) => {
    setWanted(on);
    try {
      await send(on);
      notify(done, { type: 'success' });
    } catch (error) {
      if (error instanceof ApiError && error.status === 403) showForbidden();
      else notify(saidBy(error), { type: 'error' });
    } finally {
      setWanted(undefined);
    }
  };
  return { on: wanted ?? saved, busy: wanted !== undefined, change };
}
