import { useEffect } from 'react';
import { usePanel } from './context.ts';
import { useHere } from './menu.ts';
import { titleId } from './use-document-title.ts';

/** A page that was looked at. */
export interface Recent {
  /** Its path below the language. */
  readonly to: string;
  readonly name: string;
}

const most = 7;
const entryOf = (userId: number, storeId: number) => `pistos.recent.${userId}.${storeId}`;

function read(entry: string): readonly Recent[] {
  try {
    return JSON.parse(sessionStorage.getItem(entry) ?? '[]');
  } catch {
    return [];
  }
}

/** What a user looked at last in a store in this tab, the newest first. */
export function useRecent(): readonly Recent[] {
  const { user, store } = usePanel();
  return read(entryOf(user.user_id, store.store_id));
}

/** Notes each page that is looked at, by its title; in this tab alone, and for this user and store. */
export function useNoteRecent() {
  const { user, store } = usePanel();
  const entry = entryOf(user.user_id, store.store_id);
  const here = useHere();
  useEffect(() => {
    // No screen of the panel: an address that leads nowhere.
    if (here === undefined) return;
    const heading = document.getElementById(titleId);
    const note = () => {
      const name = heading?.textContent;
      if (!name) return;
      const to = location.pathname.slice('/el'.length);
      const others = read(entry).filter((each) => each.to !== to);
      sessionStorage.setItem(entry, JSON.stringify([{ to, name }, ...others].slice(0, most)));
    };
    note();
    const changes = new MutationObserver(note);
    if (heading) changes.observe(heading, { childList: true, characterData: true, subtree: true });
    return () => changes.disconnect();
  }, [entry, here]);
}
