import { useCallback, useEffect, useRef, useState } from 'react';
import type { PostedReceipt } from '../../../../contract/transactions/transaction-calls.ts';
import { undoMinutes } from '../../../../contract/transactions/transaction-undo.ts';
import { type Note, noteOf } from '../../../public/parts/use-call.ts';
import { newKey } from '../../../session/keys.ts';
import type { TillCalls } from './calls.ts';
import { play } from './sounds.ts';
import { usePos } from './words.ts';

/** What undoing left on the customer's account; null where there is no account. */
interface Undone {
  readonly balance_after: number | null;
}

/** What was done last here, and what became of it. */
export interface Last<T> {
  readonly what: T;
  readonly name: string;
  /** By this device's own clock, which nobody sets back meanwhile. */
  readonly until: number;
  /** A second click, and a lost answer, undo it once. */
  readonly key: string;
  readonly undone: Undone | null;
}

const undoMs = undoMinutes * 60_000;
const secondMs = 1000;

/** Remembers what was done last at this till, and undoes it while there is time. */
function useLast<T>(send: (what: T, key: string) => Promise<Undone>) {
  const [last, setLast] = useState<Last<T> | null>(null);
  const [fault, setFault] = useState<Note | null>(null);
  const busy = useRef(false);
  const remember = useCallback((what: T, name: string) => {
    setFault(null);
    setLast({ what, name, until: performance.now() + undoMs, key: newKey(), undone: null });
  }, []);
  async function undo() {
    if (!last || last.undone || busy.current) return;
    busy.current = true;
    setFault(null);
    try {
      const undone = await send(last.what, last.key);
      play('yes');
      setLast({ ...last, undone });
    } catch (error) {
      play('no');
      setFault(noteOf(error));
    } finally {
      busy.current = false;
    }
  }
  const forget = useCallback(() => setLast(null), []);
  return { last, fault, remember, forget, undo };
}

/** The last receipt of this till. */
export function useUndo(calls: TillCalls) {
  const { p } = usePos();
  return useLast<PostedReceipt>(({ transaction_id }, key) =>
    calls.undo(transaction_id, p('undo.reason'), key),
  );
}
export type Undo = ReturnType<typeof useUndo>;

/** What was handed over. */
export interface HandedOver {
  readonly claim_id: number;
  readonly title: string;
  /** Whether its claim was made only for that, and ends with it. */
  readonly cancel: boolean;
}

/** The gift or voucher that was handed over last at this till. */
export function useUndoHandOver(calls: TillCalls) {
  const { p } = usePos();
  return useLast<HandedOver>(({ claim_id, cancel }, key) =>
    calls.undoHandOver(claim_id, { cancel, reason: p('undo.reason') }, key),
  );
}
export type UndoHandOver = ReturnType<typeof useUndoHandOver>;

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
