import { useRef, useState } from 'react';
import { ApiError } from './api.ts';
import { newKey } from './keys.ts';

/**
 * Sends something once, whatever is pressed meanwhile: every attempt has the same Idempotency-Key
 * until one was answered well. `lost` says that no answer came: it may have been done, so it can
 * only be sent again as it is.
 */
export function useOneKey() {
  const key = useRef<string>(undefined);
  const [lost, setLost] = useState(false);
  const once = async <T>(send: (key: string) => Promise<T>): Promise<T> => {
    key.current ??= newKey();
    try {
      const answer = await send(key.current);
      key.current = undefined;
      setLost(false);
      return answer;
    } catch (error) {
      setLost(error instanceof ApiError && error.error === 'unreachable');
      throw error;
    }
  };
  return { once, lost };
}
