import { useCallback, useEffect, useRef, useState } from 'react';

type Find = () => HTMLElement | null | undefined;

/**
 * Leads to a place of a page in parts: opens its part where another one is looked at, and puts the focus
 * there. What is looked for is after the page has been drawn anew, in the part that `data-part` around it names.
 */
export function useLead(here: string, open: (part: string) => void) {
  const find = useRef<Find>(undefined);
  const [, again] = useState(0);
  useEffect(() => {
    const place = find.current?.();
    const part = place?.closest<HTMLElement>('[data-part]')?.dataset.part;
    // Hidden, it cannot have the focus: this is run again once its part is open.
    if (part && part !== here) return open(part);
    find.current = undefined;
    place?.focus({ preventScroll: true });
    place?.scrollIntoView({ block: 'center' });
  });
  return useCallback((wanted: Find) => {
    find.current = wanted;
    again((before) => before + 1);
  }, []);
}
