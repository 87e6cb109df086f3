import { useEffect, useLayoutEffect, useRef } from 'react';
import { NavigationType, useLocation, useNavigationType } from 'react-router';

const name = 'pistos.scroll';
const most = 50;
/** Milliseconds in which a page that is fetched anew may still grow as high as it was. */
const patience = 5_000;
const takesOver = ['wheel', 'touchstart', 'pointerdown', 'keydown'];

/** How far down each page of the history was left, in pixels; reloading keeps it. */
const left = new Map<string, number>(JSON.parse(sessionStorage.getItem(name) ?? '[]'));
const keep = () => sessionStorage.setItem(name, JSON.stringify([...left].slice(-most)));

/** Goes down as far as the page lets, again as it grows, until whoever looks at it does something. */
function goDown(to: number, done: () => void) {
  const go = () => window.scrollTo(0, to);
  const grown = new ResizeObserver(go);
  const stop = () => {
    grown.disconnect();
    clearTimeout(timer);
    for (const deed of takesOver) removeEventListener(deed, stop);
    done();
  };
  const timer = setTimeout(stop, patience);
  for (const deed of takesOver) addEventListener(deed, stop, { passive: true });
  grown.observe(document.body);
  go();
  return stop;
}

/** Another page opens at its top; whoever goes back, or loads it anew, finds it where they left it. */
export function useScroll() {
  const { key, pathname } = useLocation();
  const isBack = useNavigationType() === NavigationType.Pop;
  const before = useRef<string>(undefined);
  useEffect(() => {
    history.scrollRestoration = 'manual';
    addEventListener('pagehide', keep);
    return () => {
      history.scrollRestoration = 'auto';
      removeEventListener('pagehide', keep);
    };
  }, []);
  useLayoutEffect(() => {
    // The first page of a visit has the same key each time.
    const here = `${key} ${pathname}`;
    const note = () => left.set(here, window.scrollY);
    const watch = () => addEventListener('scroll', note, { passive: true });
    const isOther = before.current !== pathname;
    before.current = pathname;
    if (!isBack && isOther) window.scrollTo(0, 0);
    const to = isBack ? left.get(here) : undefined;
    const stop = to ? goDown(to, watch) : watch();
    return () => {
      stop?.();
      removeEventListener('scroll', note);
    };
  }, [key, pathname, isBack]);
}
