import { useCallback } from 'react';
import { useSearchParams } from 'react-router';
import { useFetched } from '../parts/use-fetched.ts';
import { fetchOffer, type Kind, sellerIn } from './offer.ts';

/**
 * Whether a plan is offered for a company or a store. Undefined while loading; a failure counts as offered, because the
 * plan field shows it with a retry.
 */
export function useOffered(kind: Kind): boolean | undefined {
  const [search] = useSearchParams();
  const seller = sellerIn(search);
  const offer = useFetched(useCallback(() => fetchOffer(kind, seller), [kind, seller]));
  if (offer.state === 'loading') return undefined;
  return offer.state === 'failed' || offer.data.plans.length > 0;
}
