import { useState } from 'react';
import type { z } from 'zod';
import { showForbidden } from '../../authProvider/forbidden.ts';
import { ApiError } from '../../session/api.ts';
import { useOneKey } from '../../session/use-one-key.ts';
import { useComplaints } from '../form/use-complaints.ts';

/** Where what is typed is kept: on the device until it was sent, or with the page. */
export interface Kept<T> {
  readonly value: T;
  readonly set: (change: Partial<T>) => void;
  readonly reset: () => void;
}

interface Options<T, B> {
  readonly kept: Kept<T>;
  readonly rule: z.ZodType<unknown, B> | undefined;
  readonly toSend: (value: T) => object;
  /** Sends it, once by one key. */
  readonly send: (body: B, idempotencyKey: string) => Promise<unknown>;
  /** What follows once it was taken. */
  readonly onDone: () => void;
  /** What somebody else changed meanwhile is fetched anew. */
  readonly onConflict?: () => unknown;
}

/** A form in several steps: what is typed, what is wrong with it, and sending it once. */
export function useStepForm<T extends object, B>(options: Options<T, B>) {
  const { kept, rule, toSend, send, onDone, onConflict } = options;
  const { holds, take, forget, conflict, refused, said, complaints } = useComplaints();
  const { once, lost } = useOneKey();
  const [busy, setBusy] = useState(false);
  const set = (change: Partial<T>) => {
    kept.set(change);
    forget(Object.keys(change));
  };
  const refuse = (error: unknown) => {
    if (!(error instanceof ApiError)) throw error;
    if (error.status === 403) return showForbidden();
    take(error);
    if (error.error === 'changed_meanwhile') onConflict?.();
  };
  const save = async () => {
    const body = toSend(kept.value);
    if (!holds(rule, body)) return;
    setBusy(true);
    try {
      await once((key) => send(body, key));
      onDone();
      kept.reset();
    } catch (error) {
      refuse(error);
    } finally {
      setBusy(false);
    }
  };
  return { value: kept.value, set, said, complaints, refused, conflict, lost, busy, save };
}
export type StepForm<T extends object> = Omit<
  ReturnType<typeof useStepForm<T, never>>,
  'value' | 'set'
> & { readonly value: T; readonly set: (change: Partial<T>) => void };
