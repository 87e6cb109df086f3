import { useEffect, useState } from 'react';
import type { Receipt, TillCalls } from './calls.ts';

const pauseMs = 250;

export type Quote = Awaited<ReturnType<TillCalls['quote']>>;

/** What a receipt would earn, asked a moment after the last key; null while nobody knows. */
export function useQuote(calls: TillCalls, receipt: Receipt | null): Quote | null {
  const [quote, setQuote] = useState<Quote | null>(null);
  const asked = receipt && JSON.stringify(receipt);
  useEffect(() => {
    setQuote(null);
    if (!asked) return;
    let left = false;
    const timer = setTimeout(() => {
      calls.quote(JSON.parse(asked) as Receipt).then(
        (told) => left || setQuote(told),
        // The receipt itself will say what is wrong.
        () => undefined,
      );
    }, pauseMs);
    return () => {
      left = true;
      clearTimeout(timer);
    };
  }, [asked, calls]);
  return quote;
}
