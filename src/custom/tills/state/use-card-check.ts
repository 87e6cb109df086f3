import { useEffect, useState } from 'react';
import type { TillCalls } from './calls.ts';

export type CardValidity = 'valid' | 'invalid' | 'unknown';

const pauseMs = 300;
/** Only then is the server asked (card-check-length). */
const isChecked = (cardNumber: string) => /^\d{4,10}$/.test(cardNumber);

/**
 * Whether a card can be given: valid, invalid or unknown (card-validity-values). A refusal means
 * invalid, a success with data valid (card-check-result); any other failure is silent (silent-failures).
 */
export function useCardCheck(
  calls: Pick<TillCalls, 'checkCard'>,
  cardNumber: string,
): CardValidity {
  const [validity, setValidity] = useState<CardValidity>('unknown');
  useEffect(() => {
    setValidity('unknown');
    if (!isChecked(cardNumber)) return;
    let left = false;
    const tell = (now: CardValidity) => left || setValidity(now);
    const timer = setTimeout(() => {
      calls.checkCard(cardNumber).then(
        () => tell('valid'),
        (error: { status?: number }) => tell(error.status === 422 ? 'invalid' : 'unknown'),
      );
    }, pauseMs);
    return () => {
      left = true;
      clearTimeout(timer);
    };
  }, [calls, cardNumber]);
  return validity;
}
