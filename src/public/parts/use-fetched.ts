import { useCallback, useEffect, useState } from 'react';
import { type Note, noteOf } from './use-call.ts';

export type Fetched<T> =
  | { state: 'loading' }
  | { state: 'failed'; note: Note; retry: () => void }
  | { state: 'ready'; data: T; retry: () => void };

/** Fetches once and again on retry, which keeps showing what there is; `fetcher` must keep its identity between renders. */
export function useFetched<T>(fetcher: () => Promise<T>): Fetched<T> {
  const [fetched, setFetched] = useState<Fetched<T>>({ state: 'loading' });
  const start = useCallback(() => {
    let left = false;
    const settle = (now: Fetched<T>) => {
      if (!left) setFetched(now);
    };
    setFetched((now) => (now.state === 'ready' ? now : { state: 'loading' }));
    fetcher().then(
      (data) => settle({ state: 'ready', data, retry: start }),
      (error) => settle({ state: 'failed', note: noteOf(error), retry: start }),
    );
    return () => {
      left = true;
    };
  }, [fetcher]);
  useEffect(() => start(), [start]);
  return fetched;
}
