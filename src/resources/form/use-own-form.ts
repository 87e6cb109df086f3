import { useState } from 'react';
import { useNotify, useTranslate } from 'react-admin';
import type { z } from 'zod';
import { showForbidden } from '../../authProvider/forbidden.ts';
import { formatNumber } from '../../i18n/format.ts';
import { ApiError } from '../../session/api.ts';
import { usePanel } from '../../shell/context.ts';
import { useComplaints } from './use-complaints.ts';

interface Options<T, B, S> {
  /** What is saved now; fields that were not touched follow it. */
  readonly saved: T;
  /** The contract's rule for what is sent. */
  readonly rule: z.ZodType<unknown, S> | undefined;
  readonly toSend: (value: T) => B;
  /** Asked before it is sent; false leaves what was typed as it is. */
  readonly ask?: ((body: B & S) => Promise<boolean>) | undefined;
  readonly send: (body: B & S) => Promise<unknown>;
  /** The message after a save, where the call does not tell of it itself. */
  readonly done?: string;
  /** Fetches anew what somebody else changed meanwhile. */
  readonly again: () => unknown;
}

const same = (one: unknown, other: unknown) => JSON.stringify(one) === JSON.stringify(other);

/** What somebody else has saved in the place of what was typed. */
function useTheirs() {
  const translate = useTranslate();
  const { lang } = usePanel();
  return (saved: unknown) => {
    const written = typeof saved === 'number' ? formatNumber(saved, lang) : saved;
    return `${translate('shell.conflict.theirs')}: ${written ?? translate('shell.none')}`;
  };
}

/** A form that saves itself: what was typed over what is saved, what is wrong with it, and saving. */
export function useOwnForm<T extends object, B, S = B>(options: Options<T, B, S>) {
  const { saved, rule, toSend, ask, send, done, again } = options;
  const notify = useNotify();
  const tellTheirs = useTheirs();
  const { holds, take, forget, conflict, ...complaints } = useComplaints();
  const [edits, setEdits] = useState<Partial<T>>({});
  const [busy, setBusy] = useState(false);
  const value: T = { ...saved, ...edits };
  const names = Object.keys(edits) as (keyof T & string)[];
  const differs = (name: keyof T & string) => name in edits && !same(value[name], saved[name]);
  const set = (change: Partial<T>) => {
    setEdits((before) => ({ ...before, ...change }));
    forget(Object.keys(change));
  };
  /** Changes one field by what it is by then, whatever was typed since this was drawn. */
  const setBy = <N extends keyof T & string>(name: N, changed: (now: T[N]) => T[N]) => {
    setEdits((before) => {
      const now: T = { ...saved, ...before };
      return { ...before, [name]: changed(now[name]) };
    });
    forget([name]);
  };
  const refuse = (error: unknown) => {
    if (!(error instanceof ApiError)) throw error;
    if (error.status === 403) return showForbidden();
    take(error);
    if (error.error === 'changed_meanwhile') again();
  };
  const save = async () => {
    const body = toSend(value);
    if (!holds(rule, body)) return;
    setBusy(true);
    try {
      if (ask && !(await ask(body))) return;
      await send(body);
      setEdits({});
      if (done) notify(done, { type: 'success' });
    } catch (error) {
      refuse(error);
    } finally {
      setBusy(false);
    }
  };
  return {
    ...complaints,
    value,
    set,
    setBy,
    save,
    busy,
    conflict,
    isDirty: names.some(differs),
    theirs: (name: keyof T & string) =>
      conflict && differs(name) ? tellTheirs(saved[name]) : undefined,
    reset: () => setEdits({}),
  };
}
