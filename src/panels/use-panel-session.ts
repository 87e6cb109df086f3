import { useEffect, useMemo, useState } from 'react';
import { useNavigate } from 'react-router';
import type { Language } from '../../contract/languages.ts';
import { ApiError } from '../session/api.ts';
import { languageOfPath, type PanelName } from '../session/paths.ts';
import { takeWho, type Who } from '../session/who.ts';
import type { PanelSession } from './context.ts';

// Read when it is needed: a change of language must not ask again who is signed in.
const chooser = () => `/${languageOfPath(location.pathname)}/user-stores?choose=1`;

/** Who is signed in and what they may do in this store, asked of the server when a panel opens. */
export function usePanelSession(lang: Language, panel: PanelName, storeId: number) {
  const navigate = useNavigate();
  const [told, setTold] = useState<Who>();
  const [error, setError] = useState<unknown>();
  useEffect(() => {
    takeWho(storeId)
      .then(setTold)
      .catch((refused: unknown) => {
        // A store that is gone, or no longer the user's: choose another.
        const gone = refused instanceof ApiError && refused.status === 404;
        if (gone) navigate(chooser(), { replace: true });
        else setError(refused);
      });
  }, [storeId, navigate]);
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
