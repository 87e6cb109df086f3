import { useCallback, useEffect, useMemo, useState } from 'react';
import { chooseZone } from '../../../i18n/calendar.ts';
import type { PosWords } from '../../../i18n/load-pos.ts';
import { Page } from '../../../public/parts/Page.tsx';
import controls from '../../../public/styles/controls.module.css';
import { ApiError } from '../../../session/api.ts';
import { clearSession, session as current } from '../../../session/session.ts';
import { callsOf } from '../state/calls.ts';
import { isUnreachable, lockedEvent, useOnline } from '../state/network.ts';
import { keepOpening, type Opened, savedOpening } from '../state/opening.ts';
import { forgetPairing, type TillSession } from '../state/till-session.ts';
import { PosContext, usePos } from '../state/words.ts';
import { Till } from './Till.tsx';

/** A till whose token is refused is closed: a paired one is no longer a till, a person signs in anew. */
function close(session: TillSession) {
  if (session.registerId) forgetPairing();
  else if (current().token === session.token) clearSession();
}

function useOpened(session: TillSession) {
  const online = useOnline();
  const calls = useMemo(() => callsOf(session), [session]);
  const [opened, setOpened] = useState<Opened | null>(() => null);
  const [fault, setFault] = useState<'rights' | 'failed' | null>(null);
  const open = useCallback(async () => {
    setFault(null);
    try {
      const now = { facts: await calls.facts(), key: await calls.key() };
      keepOpening(session.storeId, now);
      setOpened(now);
    } catch (error) {
      if (error instanceof ApiError && error.status === 401) return close(session);
      const denied = error instanceof ApiError && (error.status === 403 || error.status === 404);
      if (denied) return setFault('rights');
      const saved = isUnreachable(error) ? savedOpening(session.storeId) : null;
      setOpened((before) => before ?? saved);
      if (!saved) setFault('failed');
    }
  }, [calls, session]);
  useEffect(() => {
    if (online) void open();
    else setOpened((before) => before ?? savedOpening(session.storeId));
  }, [open, online, session]);
  useEffect(() => {
    const again = () => void open();
    addEventListener(lockedEvent, again);
    return () => removeEventListener(lockedEvent, again);
  }, [open]);
  return { opened, fault, open };
}

/** Opens a till: what it knows of its store, and the key it signs with. */
export function OpenTill({ session, words }: { session: TillSession; words: PosWords }) {
  const { p } = usePos();
  const { opened, fault, open } = useOpened(session);
  if (opened && fault !== 'rights') {
    chooseZone(opened.facts.time_zone);
    return (
      <PosContext value={{ words, currency: opened.facts.currency }}>
        <Till session={session} facts={opened.facts} tillKey={opened.key} onCashier={open} />
      </PosContext>
    );
  }
  return (
    <Page title={p('title')}>
      <p role="status">
        {fault === 'rights' ? p('enter.noRights') : p(fault ? 'enter.failed' : 'enter.loading')}
      </p>
      {fault === 'failed' && (
        <button type="button" className={controls.button} onClick={open}>
          {p('enter.retry')}
        </button>
      )}
      {fault === 'rights' && (
        <button type="button" className={controls.button} onClick={() => close(session)}>
          {p('head.signOut')}
        </button>
      )}
    </Page>
  );
}
