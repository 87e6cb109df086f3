import { useEffect, useRef } from 'react';

/** A strip that scrolls sideways: what is chosen in it is brought to its middle, also once its letters have their width. */
export function useInView(chosen: string | undefined) {
  const strip = useRef<HTMLElement>(null);
  useEffect(() => {
    const show = () => {
      const around = strip.current;
      const at = around?.querySelector<HTMLElement>('[aria-current], [aria-selected="true"]');
      if (chosen === undefined || !around || !at) return;
      around.scrollLeft = at.offsetLeft - (around.clientWidth - at.offsetWidth) / 2;
    };
    show();
    document.fonts?.ready.then(show, () => undefined);
  }, [chosen]);
  return strip;
}
