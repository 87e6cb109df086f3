import { useEffect, useRef } from 'react';

/**
 * Runs work at once, or where a pointer is down as soon as its click is over: what moves under a press takes the press
 * from its button. Several calls during one press run the last work once.
 */
export function useAfterPress() {
  const isDown = useRef(false);
  const waiting = useRef<() => void>(undefined);
  useEffect(() => {
    const down = () => {
      isDown.current = true;
    };
    const up = () => {
      isDown.current = false;
      // The click follows in the same task as the release.
      setTimeout(() => {
        waiting.current?.();
        waiting.current = undefined;
      });
    };
    const ends = ['pointerup', 'pointercancel'] as const;
    document.addEventListener('pointerdown', down, true);
    for (const end of ends) document.addEventListener(end, up, true);
    return () => {
      document.removeEventListener('pointerdown', down, true);
      for (const end of ends) document.removeEventListener(end, up, true);
    };
  }, []);
  return (work: () => void) => {
    if (isDown.current) waiting.current = work;
    else work();
  };
}
