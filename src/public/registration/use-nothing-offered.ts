import { useCallback } from 'react';
import { useSearchParams } from 'react-router';
import { useFetched } from '../parts/use-fetched.ts';
import { fetchOffer, type Kind, sellerIn } from './offer.ts';

/** Whether there is no plan to open a company or a store on: then nothing is worth filling in. */
export function useNothingOffered(kind: Kind): boolean {
  const [search] = useSearchParams();
  const seller = sellerIn(search);
  const offer = useFetched(useCallback(() => fetchOffer(kind, seller), [kind, seller]));
  return offer.state === 'ready' && offer.data.plans.length === 0;
}
