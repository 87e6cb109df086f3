import { useEffect, useRef, useState } from 'react';
import { useNotify } from 'react-admin';
import { parseAmount } from '../../i18n/format.ts';
import { usePanel } from '../../shell/context.ts';
import { useUnread } from '../inputs/use-unread.ts';
import { saidBy } from '../pieces/said-by.ts';

export interface InlineValue {
  readonly value: number | null;
  /** Saves it; rejects with the sentence that says why not, and answers false where it was not to be saved after all. */
  readonly save: (value: number | null) => Promise<unknown>;
  /** What an empty field stands for; without it the field may not be empty. */
  readonly empty?: string | undefined;
}

const shownForMs = 2000;

interface Refused {
  readonly body?: { readonly errors?: Readonly<Record<string, string>> };
}

/** What the server says of the one field that was sent, or of the whole. */
function whyOf(error: unknown) {
  const { body } = error as Refused;
  return Object.values(body?.errors ?? {})[0] ?? saidBy(error);
}

/** The editing of one number where it stands: what was typed, whether it is being saved or was just saved. */
export function useInlineValue({ value, save, empty }: InlineValue) {
  const { lang } = usePanel();
  const notify = useNotify();
  const unread = useUnread();
  const [typed, setTyped] = useState<string>();
  const [state, setState] = useState<'idle' | 'busy' | 'saved'>('idle');
  // What is on its way: Enter is followed by leaving the field, and one save by the next.
  const sent = useRef<{ wanted: number | null }>(undefined);
  const queue = useRef(Promise.resolve());
  useEffect(() => {
    if (state !== 'saved') return undefined;
    const timer = setTimeout(() => setState('idle'), shownForMs);
    return () => clearTimeout(timer);
  }, [state]);
  const refuse = (why: string) => {
    setState('idle');
    notify(why, { type: 'error' });
  };
  const attempt = async (text: string, going: { wanted: number | null }) => {
    setState('busy');
    try {
      const isSaved = await save(going.wanted);
      setState(isSaved === false ? 'idle' : 'saved');
    } catch (error) {
      refuse(whyOf(error));
    }
    if (sent.current === going) sent.current = undefined;
    setTyped((now) => (now === text ? undefined : now));
  };
  const commit = () => {
    if (typed === undefined) return;
    const wanted = parseAmount(typed, lang);
    const wrong = unread(typed) ?? (wanted === null && !empty ? 'validation.required' : undefined);
    if (wrong) refuse(wrong);
    if (wrong || typeof wanted === 'string') return setTyped(undefined);
    if (sent.current?.wanted === wanted) return;
    if (!sent.current && wanted === value) return setTyped(undefined);
    const going = { wanted };
    sent.current = going;
    queue.current = queue.current.then(() => attempt(typed, going));
  };
  return { typed, type: setTyped, putBack: () => setTyped(undefined), state, commit };
}
