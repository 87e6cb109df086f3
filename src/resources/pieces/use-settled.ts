import { useEffect, useState } from 'react';

const pauseMs = 300;

/** What was typed, a moment after the last key. */
export function useSettled<T extends number | string | null>(text: T): T {
  const [settled, setSettled] = useState(text);
  useEffect(() => {
    const timer = setTimeout(() => setSettled(text), pauseMs);
    return () => clearTimeout(timer);
  }, [text]);
  return settled;
}
