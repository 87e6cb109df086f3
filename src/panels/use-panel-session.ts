import { useEffect, useMemo, useState } from 'react';
import type { z } from 'zod';
import type { Language } from '../../contract/languages.ts';
import type { me } from '../../contract/session.ts';
import { ApiError, send } from '../session/api.ts';
import { leave } from '../session/leave.ts';
import type { PanelName } from '../session/paths.ts';
import type { PanelSession } from './context.ts';

type Me = z.infer<typeof me.reply>;

/** Who is signed in and what they may do in this store, asked of the server when a panel opens. */
export function usePanelSession(lang: Language, panel: PanelName, storeId: number) {
  const [told, setTold] = useState<Me>();
  const [error, setError] = useState<unknown>();
  useEffect(() => {
    send<typeof me>('GET', '/users/me', { query: { 'store-id': String(storeId) } })
      .then(({ data }) => setTold(data))
      .catch((refused: unknown) => {
        // A store that is gone, or no longer the user's: choose another.
        if (refused instanceof ApiError && refused.status === 404) leave();
        else setError(refused);
      });
  }, [storeId]);
  const session = useMemo<PanelSession | undefined>(() => {
    if (!told?.store) return undefined;
    const { user, user_store_permissions, store_permissions, store } = told;
    const grants = {
      userStorePermissions: user_store_permissions,
      storePermissions: store_permissions,
    };
    const rename = (full_name: string) =>
      setTold((before) => before && { ...before, user: { ...before.user, full_name } });
    return { lang, panel, user, store, grants, rename };
  }, [told, lang, panel]);
  return { session, error };
}
