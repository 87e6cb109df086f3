import { useQueryClient } from '@tanstack/react-query';
import { useEffect } from 'react';
import { usePanel } from '../shell/context.ts';
import { whenQuiet } from './when-quiet.ts';

/**
 * Shows in a panel what happens elsewhere, as long as the panel is open. Its code comes after the
 * first screen: nobody waits for push to see a list.
 */
export function useRealtime() {
  const { panel, user, store } = usePanel();
  const queries = useQueryClient();
  const userId = user.user_id;
  const storeId = store.store_id;
  useEffect(() => {
    let left = false;
    let stop: (() => void) | undefined;
    const start = async () => {
      const { subscribe } = await import('./subscribe.ts');
      if (!left) stop = subscribe(queries, { panel, userId, storeId });
    };
    const isBusy = () => queries.isFetching() > 0;
    // A chunk that is gone with the last release comes with the next page load.
    const callOff = whenQuiet(isBusy, () => void start().catch(() => undefined));
    return () => {
      left = true;
      callOff();
      stop?.();
    };
  }, [queries, panel, userId, storeId]);
}
