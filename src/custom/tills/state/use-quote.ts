import { useEffect, useState } from 'react';
import type { Receipt, TillCalls } from './calls.ts';

const pauseMs = 250;

export type Quote = Awaited<ReturnType<TillCalls['quote']>>;

/** What a receipt would earn, asked a moment after the last key; null while nobody knows. */
export function useQuote(calls: TillCalls, receipt: Receipt | null): Quote | null {
  const [quote, setQuote] = useState<Quote | null>(null);
  const request = receipt && JSON.stringify(receipt);
  useEffect(() => {
    setQuote(null);
    if (!request) return;
    let left = false;
    const timer = setTimeout(() => {
      calls.quote(JSON.parse(request) as Receipt).then(
        (quote) => left || setQuote(quote),
        // The receipt itself will say what is wrong.
        () => undefined,
      );
    }, pauseMs);
    return () => {
      left = true;
      clearTimeout(timer);
    };
  }, [request, calls]);
  return quote;
}
