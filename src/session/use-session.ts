import { useSyncExternalStore } from 'react';
import { session, subscribe } from './session.ts';

/** The session, rendered anew whenever it changes. */
export const useSession = () => useSyncExternalStore(subscribe, session);
