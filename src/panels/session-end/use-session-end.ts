import { useEffect, useState } from 'react';
import { onHeard, sessionUse } from '../../session/heard.ts';
import { stayWhere } from '../../session/leave.ts';

/** Before it ends for want of a call, in milliseconds; and before its whole time is over. */
const idleWarningMs = 120_000;
const lastWarningMs = 300_000;
const lookEveryMs = 2000;

/** What is to be said of the session: nothing, that it ends unless something is done, that it ends anyway, or that it has. */
export type Stage = 'on' | 'soon' | 'last' | 'ended';

/** What is to be said now of a session that was perhaps used elsewhere later than here, and when it ends. */
function stateNow(usedElsewhere: number) {
  const now = Date.now();
  const { usedAt, keptMs, lastAt } = sessionUse();
  const idleAt = Math.max(usedAt, usedElsewhere) + keptMs;
  const endsAt = Math.min(idleAt, lastAt);
  const stages: readonly [Stage, boolean][] = [
    ['ended', now >= endsAt],
    ['soon', idleAt < lastAt && now >= idleAt - Math.min(idleWarningMs, keptMs / 2)],
    ['last', now >= lastAt - lastWarningMs],
  ];
  const stage = stages.find(([, isNow]) => isNow)?.[0] ?? 'on';
  return { stage, endsAt: stage === 'last' ? lastAt : endsAt };
}

/** The pages of one person on a device tell one another when the session was last used. */
function sharedUse(name: string, onUse: () => void) {
  const channel = new BroadcastChannel(name);
  let at = 0;
  channel.onmessage = ({ data }) => {
    at = Number(data);
    onUse();
  };
  const stop = onHeard(() => {
    channel.postMessage(sessionUse().usedAt);
    onUse();
  });
  const close = () => {
    stop();
    channel.close();
  };
  return { at: () => at, close };
}

/**
 * Looks again and again when the session ends: a timer that was set for then would be late on a computer
 * that has slept. A call of any page keeps the session for all of them.
 */
export function useSessionEnd(userId: number) {
  const [state, setState] = useState(() => stateNow(0));
  useEffect(() => {
    const look = () => {
      const next = stateNow(elsewhere.at());
      setState((before) => (before.stage === next.stage ? before : next));
    };
    const elsewhere = sharedUse(`session of ${userId}`, look);
    const timer = setInterval(look, lookEveryMs);
    // Whoever is refused because the time is over signs in over the page.
    stayWhere(() => stateNow(elsewhere.at()).stage === 'ended');
    return () => {
      clearInterval(timer);
      elsewhere.close();
      stayWhere(() => false);
    };
  }, [userId]);
  return state;
}
