import { useCallback, useEffect, useState } from 'react';
import type { TillFacts } from '../../../../contract/tills/tills.ts';
import type { TillCalls } from './calls.ts';
import type { TillSession } from './till-session.ts';

/** A till that nobody touches for so long asks who is there. */
const idleMs = 5 * 60_000;
/** So long before that it says so, and any key or touch keeps it open. */
const warningMs = 30_000;

interface At {
  readonly session: TillSession;
  readonly facts: TillFacts;
  readonly online: boolean;
  readonly calls: TillCalls;
  readonly onCashier: () => Promise<void>;
}

/** Calls once nobody has touched the till for a while; true shortly before it does. */
function useIdle(onIdle: (() => void) | undefined) {
  const [isSoon, setIsSoon] = useState(false);
  useEffect(() => {
    if (!onIdle) return;
    const start = () => [
      setTimeout(() => setIsSoon(true), idleMs - warningMs),
      setTimeout(onIdle, idleMs),
    ];
    let timers = start();
    const stop = () => {
      timers.forEach(clearTimeout);
      setIsSoon(false);
    };
    const again = () => {
      stop();
      timers = start();
    };
    addEventListener('pointerdown', again);
    addEventListener('keydown', again);
    return () => {
      stop();
      removeEventListener('pointerdown', again);
      removeEventListener('keydown', again);
    };
  }, [onIdle]);
  return isSoon;
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
  const locksSoon = useIdle(mayLock);
  const unlock = async (user_id: number, pin: string) => {
    await calls.unlock({ user_id, pin });
    await onCashier();
  };
  return { isLocked, locksSoon, lock: mayLock, unlock };
}
