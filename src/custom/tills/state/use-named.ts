import { useEffect, useState } from 'react';
import type { TillCalls } from './calls.ts';

const pauseMs = 250;
const fewestLetters = 3;

export type Named = Awaited<ReturnType<TillCalls['byName']>>;

/** What the QR codes of customers hold, one in fifteen of which has no digit. */
const isQrCode = (typed: string) => /^[A-Z]-[\w-]{8,}$/.test(typed);

/** What has letters and no digit may be a name, and is no mobile, card or code. */
export const mayBeName = (typed: string) =>
  /\p{L}{2}/u.test(typed) &&
  !/\d/.test(typed) &&
  !isQrCode(typed.trim()) &&
  typed.trim().length >= fewestLetters;

/** The customers that a name may mean, asked for a moment after the last letter; null while there is nothing to ask. */
export function useNamed(calls: TillCalls, typed: string, online: boolean): Named | null {
  const [named, setNamed] = useState<Named | null>(null);
  const name = online && mayBeName(typed) ? typed.trim() : null;
  useEffect(() => {
    if (name === null) return setNamed(null);
    let left = false;
    const timer = setTimeout(() => {
      calls.byName(name).then(
        (answer) => left || setNamed(answer),
        // A code can still be typed.
        () => left || setNamed(null),
      );
    }, pauseMs);
    return () => {
      left = true;
      clearTimeout(timer);
    };
  }, [calls, name]);
  return named;
}
