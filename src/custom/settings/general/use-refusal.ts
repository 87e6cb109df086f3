import { type RefObject, useEffect, useRef, useState } from 'react';

/** What says that something of a form was not taken. */
const refusal = '[role="alert"][tabindex], [aria-invalid="true"]';

/**
 * After a save leads to what was refused: opens its part where another one is looked at, and puts the
 * focus there. What was refused names its part by the `data-part` around it.
 */
export function useRefusal(
  page: RefObject<HTMLElement | null>,
  here: string,
  open: (part: string) => void,
) {
  const [tries, setTries] = useState(0);
  const looked = useRef(0);
  useEffect(() => {
    if (looked.current === tries) return;
    const first = page.current?.querySelector<HTMLElement>(refusal);
    const part = first?.closest<HTMLElement>('[data-part]')?.dataset.part;
    // Hidden, it cannot have the focus: this is run again once its part is open.
    if (part && part !== here) return open(part);
    looked.current = tries;
    first?.focus({ preventScroll: true });
    first?.scrollIntoView({ block: 'center' });
  }, [tries, here, page, open]);
  return () => setTries((before) => before + 1);
}
