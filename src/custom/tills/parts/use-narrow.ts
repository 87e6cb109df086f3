import { useSyncExternalStore } from 'react';

// As in pos.module.css: from here on keypad and customer stand beside one another.
const narrow = () => matchMedia('(max-width: 799px)');

function listen(listener: () => void) {
  const query = narrow();
  query.addEventListener('change', listener);
  return () => query.removeEventListener('change', listener);
}

/** Whether the till is on a phone: what stands beside the keypad elsewhere is in sheets there. */
export const useNarrow = () => useSyncExternalStore(listen, () => narrow().matches);
