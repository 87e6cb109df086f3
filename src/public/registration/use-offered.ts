import { useCallback } from 'react';
import { useSearchParams } from 'react-router';
import { useFetched } from '../parts/use-fetched.ts';
import { fetchOffer, type Kind, sellerIn } from './offer.ts';

/**
 * Whether there is a plan to open a company or a store on: without one nothing is worth filling in. Undefined until it
 * is known; what could not be fetched is told, and tried again, where a plan is chosen.
 */
export function useOffered(kind: Kind): boolean | undefined {
  const [search] = useSearchParams();
  const seller = sellerIn(search);
  const offer = useFetched(useCallback(() => fetchOffer(kind, seller), [kind, seller]));
  if (offer.state === 'loading') return undefined;
  return offer.state === 'failed' || offer.data.plans.length > 0;
}
