import { createContext, use } from 'react';
import { useNotify } from 'react-admin';
import type { RefusalBody } from '../../dataProvider/client.ts';

/**
 * Whether the screens within tell an error only when the answer marks one (cash-register-errors): a
 * call that failed without such a mark shows nothing.
 */
export const OnlyMarkedContext = createContext(false);

/** The `onError` of such a screen's calls; nothing elsewhere, where react-admin tells every error. */
export function useOnlyMarked(): { onError?: (error: unknown) => void } {
  const onlyMarked = use(OnlyMarkedContext);
  const notify = useNotify();
  if (!onlyMarked) return {};
  const onError = (error: unknown) => {
    const { body, message } = error as { body?: Partial<RefusalBody>; message?: string };
    if (body?.marked && message) notify(message, { type: 'error' });
  };
  return { onError };
}
