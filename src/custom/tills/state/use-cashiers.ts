import { useCallback, useEffect } from 'react';
import type { TillFacts } from '../../../../contract/tills/tills.ts';
import type { TillCalls } from './calls.ts';
import type { TillSession } from './till-session.ts';

/** A till that nobody touches for so long asks who is there. */
const idleMs = 5 * 60_000;

interface At {
  readonly session: TillSession;
  readonly facts: TillFacts;
  readonly online: boolean;
  readonly calls: TillCalls;
  readonly onCashier: () => Promise<void>;
}

/** Calls once nobody has touched the till for a while. */
function useIdle(onIdle: (() => void) | undefined) {
  useEffect(() => {
    if (!onIdle) return;
    let timer = setTimeout(onIdle, idleMs);
    const again = () => {
      clearTimeout(timer);
      timer = setTimeout(onIdle, idleMs);
    };
    addEventListener('pointerdown', again);
    addEventListener('keydown', again);
    return () => {
      clearTimeout(timer);
      removeEventListener('pointerdown', again);
      removeEventListener('keydown', again);
    };
  }, [onIdle]);
}

/**
 * Who is at a paired till: nobody until they type their PIN, where the store has PINs. Without a connection
 * no PIN can be looked at, so whoever was there last stays.
 */
export function useCashiers({ session, facts, online, calls, onCashier }: At) {
  const asks = Boolean(session.registerId) && facts.cashiers.length > 0;
  const isLocked = asks && !facts.cashier;
  const lock = useCallback(() => {
    calls.lock().then(onCashier, () => undefined);
  }, [calls, onCashier]);
  const mayLock = asks && !isLocked && online ? lock : undefined;
  useIdle(mayLock);
  const unlock = async (user_id: number, pin: string) => {
    await calls.unlock({ user_id, pin });
    await onCashier();
  };
  return { isLocked, lock: mayLock, unlock };
}
