import { useRef } from 'react';
import { useSearchParams } from 'react-router';

/**
 * Which step of several is open, by the address: Back goes one step back. None is open beyond the first
 * that wants something; `most` is the furthest one was (campaign-wizard-state, reward-steps).
 */
export function useSteps(names: readonly string[], isDone: (name: string) => boolean) {
  const [search, setSearch] = useSearchParams();
  const wanting = names.findIndex((name) => !isDone(name));
  const reachable = wanting < 0 ? names.length - 1 : wanting;
  const asked = names.indexOf(search.get('step') ?? '');
  const at = Math.min(Math.max(asked, 0), reachable);
  const furthest = useRef(0);
  furthest.current = Math.max(furthest.current, at);
  const open = (step: number) =>
    setSearch((before) => {
      const next = new URLSearchParams(before);
      if (step) next.set('step', names[step] ?? '');
      else next.delete('step');
      return next;
    });
  return {
    at,
    name: names[at] ?? '',
    most: Math.min(furthest.current, reachable),
    canGoToNext: at < names.length - 1 && isDone(names[at] ?? ''),
    isLast: at === names.length - 1,
    open,
  };
}
export type Steps = ReturnType<typeof useSteps>;
