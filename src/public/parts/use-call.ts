import { useCallback, useEffect, useState } from 'react';
import type { Args } from '../../../contract/words/phrase.ts';
import type { Translate, WordKey } from '../../i18n/use-words.ts';
import { ApiError } from '../../session/api.ts';

/** Something to tell: words of ours, which follow the language, or a sentence of the server's. */
export type Note = { key: WordKey; args?: Args } | { text: string };
export type Faults = Readonly<Record<string, Note | undefined>>;

/** How long a server's message stays (server-errors-clear-5s). */
export const serverErrorTime = 5000;

export const say = (t: Translate, note: Note) =>
  'text' in note ? note.text : t(note.key, note.args);

/** What to tell about a failed call. */
export function noteOf(error: unknown): Note {
  if (!(error instanceof ApiError)) return { key: 'refusals.internal' };
  if (error.error === 'unreachable') return { key: `faults.${error.silence ?? 'unreachable'}` };
  return error.message ? { text: error.message } : { key: `refusals.${error.error}` };
}

function faultsOf(error: unknown): Faults {
  if (!(error instanceof ApiError) || !error.errors) return {};
  const entries = Object.entries(error.errors);
  return Object.fromEntries(entries.map(([field, texts]) => [field, { text: texts.join(' ') }]));
}

function useCountdown(): [number, (seconds: number) => void] {
  const [left, setLeft] = useState(0);
  useEffect(() => {
    if (left <= 0) return;
    const timer = setTimeout(() => setLeft(left - 1), 1000);
    return () => clearTimeout(timer);
  }, [left]);
  return [left, setLeft];
}

// A server's message passes by itself; that the server is gone stays true until the next attempt.
function usePassingAlert() {
  const [alert, setAlert] = useState<Note | null>(null);
  useEffect(() => {
    if (!alert || !('text' in alert)) return;
    const timer = setTimeout(() => setAlert(null), serverErrorTime);
    return () => clearTimeout(timer);
  }, [alert]);
  return [alert, setAlert] as const;
}

/** One form's call: whether it is under way, what it was refused for, and how long to wait. */
export function useCall() {
  const [busy, setBusy] = useState(false);
  const [alert, setAlert] = usePassingAlert();
  const [faults, setFaults] = useState<Faults>({});
  const [wait, setWait] = useCountdown();

  const refused = useCallback(
    (error: unknown) => {
      setFaults(faultsOf(error));
      const seconds = error instanceof ApiError ? error.retryAfter : undefined;
      if (seconds) setWait(Math.ceil(seconds));
      else setAlert(noteOf(error));
    },
    [setAlert, setWait],
  );

  const attempt = useCallback(
    async <T>(call: () => Promise<T>): Promise<T | undefined> => {
      setBusy(true);
      setAlert(null);
      setFaults({});
      try {
        return await call();
      } catch (error) {
        refused(error);
        return undefined;
      } finally {
        setBusy(false);
      }
    },
    [refused, setAlert],
  );
  return { busy, alert, faults, wait, attempt, setFaults };
}

export type Call = ReturnType<typeof useCall>;
