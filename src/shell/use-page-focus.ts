import { useEffect, useRef } from 'react';
import { NavigationType, useLocation, useNavigationType } from 'react-router';
import { titleId } from './use-document-title.ts';

/** Where the skip link leads and where every page's content stands. */
export const contentId = 'main-content';

/** Gives the focus to the content, whose name is the page's title, unless a field of the page has taken it. */
function focusContent() {
  const content = document.getElementById(contentId);
  const active = document.activeElement;
  const isTaken = content?.contains(active) && active?.matches('input, textarea, [role=combobox]');
  if (!isTaken) content?.focus({ preventScroll: true });
}

/** Calls once the page has a title: one of a record comes with it. */
function onceTitled(call: () => void) {
  const heading = document.getElementById(titleId);
  let frame = 0;
  const changes = new MutationObserver(() => look());
  const stop = () => {
    changes.disconnect();
    cancelAnimationFrame(frame);
  };
  const look = () => {
    if (!heading?.textContent) return;
    stop();
    // A menu or a dialog that led here gives the focus back as it closes.
    frame = requestAnimationFrame(call);
  };
  if (heading) changes.observe(heading, { childList: true, characterData: true, subtree: true });
  look();
  return stop;
}

const withoutLanguage = (pathname: string) => pathname.replace(/^\/[^/]+/, '');

/**
 * Whoever goes to another page has the focus there, and hears what it is called; not where a page only
 * changes its language, and not on the first page, which the browser reads by itself.
 */
export function usePageFocus() {
  const place = withoutLanguage(useLocation().pathname);
  const isRedirect = useNavigationType() === NavigationType.Replace;
  const last = useRef({ place, pending: false });
  // biome-ignore lint/correctness/useExhaustiveDependencies: only another page counts, not how it was left.
  useEffect(() => {
    const { current } = last;
    if (current.place !== place && !isRedirect) current.pending = true;
    current.place = place;
    if (!current.pending) return undefined;
    return onceTitled(() => {
      current.pending = false;
      focusContent();
    });
  }, [place]);
}
