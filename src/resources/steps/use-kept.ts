import { useEffect, useState } from 'react';
import { usePanel } from '../../shell/context.ts';

function readOf<T extends object>(name: string, empty: T): T {
  try {
    return { ...empty, ...(JSON.parse(localStorage.getItem(name) ?? '{}') as Partial<T>) };
  } catch {
    return empty;
  }
}

/**
 * What is typed step by step, kept on the device until it was sent: reloading, going back and a server
 * that is gone lose nothing of it. Each person has their own, of each place.
 */
export function useKept<T extends object>(what: string, empty: T) {
  const { store, user } = usePanel();
  const name = `pistos.draft.${what}.${store.store_id}.${user.user_id}`;
  const [value, setValue] = useState(() => readOf(name, empty));
  useEffect(() => {
    if (JSON.stringify(value) === JSON.stringify(empty)) localStorage.removeItem(name);
    else localStorage.setItem(name, JSON.stringify(value));
  }, [name, value, empty]);
  return {
    value,
    set: (change: Partial<T>) => setValue((before) => ({ ...before, ...change })),
    reset: () => setValue(empty),
  };
}
