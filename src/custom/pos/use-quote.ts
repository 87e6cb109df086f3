import { useEffect, useState } from 'react';
import type { Receipt, TillCalls } from './calls.ts';

const pauseMs = 250;

export interface Quote {
  points: number;
  covered: number;
  /** What is left to pay after coupons, and what they take off. */
  amount: number;
  discount: number;
  refused: string | null;
}

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
        ({ points, covered_amount, amount, discount_amount, refused }) =>
          left ||
          setQuote({
            points,
            covered: covered_amount,
            amount,
            discount: discount_amount,
            refused: refused?.message ?? null,
          }),
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
