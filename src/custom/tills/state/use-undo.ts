import { useCallback, useEffect, useRef, useState } from 'react';
import type { PostedReceipt } from '../../../../contract/transactions/transaction-calls.ts';
import {
  type UndoneReceipt,
  undoMinutes,
} from '../../../../contract/transactions/transaction-undo.ts';
import { type Note, noteOf } from '../../../public/parts/use-call.ts';
import { newKey } from '../../../session/keys.ts';
import type { TillCalls } from './calls.ts';
import { play } from './sounds.ts';
import { usePos } from './words.ts';

/** The receipt that was posted last here, and what became of it. */
export interface Last {
  readonly posted: PostedReceipt;
  readonly name: string;
  /** By this device's own clock, which nobody sets back meanwhile. */
  readonly until: number;
  /** A second click, and a lost answer, undo it once. */
  readonly key: string;
  readonly undone: UndoneReceipt | null;
}

const undoMs = undoMinutes * 60_000;
const secondMs = 1000;

/** Keeps the last receipt of this till, and undoes it while there is time. */
export function useUndo(calls: TillCalls) {
  const { p } = usePos();
  const [last, setLast] = useState<Last | null>(null);
  const [fault, setFault] = useState<Note | null>(null);
  const busy = useRef(false);
  const remember = useCallback((posted: PostedReceipt, name: string) => {
    setFault(null);
    setLast({ posted, name, until: performance.now() + undoMs, key: newKey(), undone: null });
  }, []);
  async function undo() {
    if (!last || last.undone || busy.current) return;
    busy.current = true;
    setFault(null);
    try {
      const done = await calls.undo(last.posted.transaction_id, p('undo.reason'), last.key);
      play('yes');
      setLast({ ...last, undone: done });
    } catch (error) {
      play('no');
      setFault(noteOf(error));
    } finally {
      busy.current = false;
    }
  }
  return { last, fault, remember, undo };
}
export type Undo = ReturnType<typeof useUndo>;

/** How many seconds are left until a moment of this device's clock; 0 when it is over. */
export function useSecondsUntil(until: number) {
  const leftOf = () => Math.max(0, Math.ceil((until - performance.now()) / secondMs));
  const [, tick] = useState(0);
  useEffect(() => {
    const timer = setInterval(() => {
      tick((before) => before + 1);
      if (performance.now() >= until) clearInterval(timer);
    }, secondMs);
    return () => clearInterval(timer);
  }, [until]);
  return leftOf();
}
