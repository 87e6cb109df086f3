import { useEffect, useMemo, useState } from 'react';
import { useNavigate } from 'react-router';
import type { Language } from '../../contract/engine/languages.ts';
import { chooseZone } from '../i18n/calendar.ts';
import { twice } from '../loading/load-screen.ts';
import { ApiError } from '../session/api.ts';
import { languageOfPath, type PanelName } from '../session/paths.ts';
import { onRightsChanged } from '../session/rights-changed.ts';
import { freshWho, takeWho, type Who } from '../session/who.ts';
import type { PanelSession, Unpaid } from '../shell/context.ts';
import { leftWhileUnpaid, loadUnpaid } from './unpaid.ts';

// Read when it is needed: a change of language must not ask again who is signed in.
const chooser = () => `/${languageOfPath(location.pathname)}/user-stores?choose=1`;

interface Identity extends Who {
  readonly unpaid?: Unpaid | undefined;
}

const same = (one: Identity | undefined, other: Identity) =>
  JSON.stringify(one) === JSON.stringify(other);

/**
 * Who is signed in and what they may do in this store, asked of the server when a panel opens and
 * anew when a refusal says that it has changed.
 */
export function usePanelSession(lang: Language, panel: PanelName, storeId: number) {
  const navigate = useNavigate();
  const [identity, setIdentity] = useState<Identity>();
  const [error, setError] = useState<unknown>();
  useEffect(() => {
    let asking = false;
    const ask = async (answer: Promise<Who>, isFirst = false) => {
      asking = true;
      try {
        const who = await answer;
        const now = { ...who, unpaid: who.store ? await loadUnpaid(who.store) : undefined };
        chooseZone(who.store?.time_zone);
        setIdentity((before) => (same(before, now) ? before : now));
      } catch (refused: unknown) {
        // A store that is gone, or no longer the user's: choose another.
        const gone = refused instanceof ApiError && refused.status === 404;
        if (gone) navigate(chooser(), { replace: true });
        else if (isFirst) setError(refused);
      } finally {
        asking = false;
      }
    };
    // What the server said stands; what did not arrive whole is asked for once more.
    const first = twice(
      () => takeWho(storeId),
      (error) => !(error instanceof ApiError && error.marked && error.status !== 503),
    );
    void ask(first, true);
    const off = onRightsChanged(() => {
      if (!asking) void ask(freshWho(storeId));
    });
    return () => {
      off();
      chooseZone(undefined);
    };
  }, [storeId, navigate]);
  const session = useMemo<PanelSession | undefined>(() => {
    if (!identity?.store) return undefined;
    const { user, user_store_permissions, store_permissions, store, unpaid } = identity;
    const held = {
      userStorePermissions: user_store_permissions,
      storePermissions: store_permissions,
    };
    const grants = unpaid ? leftWhileUnpaid(held) : held;
    const change = (own: Partial<typeof user>) =>
      setIdentity((before) => before && { ...before, user: { ...before.user, ...own } });
    return { lang, panel, user, store, grants, unpaid, change };
  }, [identity, lang, panel]);
  return { session, error };
}
