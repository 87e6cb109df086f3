import { useEffect } from 'react';
import { useNotify } from 'react-admin';
import { useSearchParams } from 'react-router';
import { useTellFailure } from '../../../resources/pieces/use-tell-failure.ts';
import { CardList } from '../cards/CardList.tsx';
import { useAddCard } from '../cards/use-add-card.ts';
import { paths } from '../state/paths.ts';
import { BillingPage } from './BillingPage.tsx';
import { Methods } from './Methods.tsx';

/** Keeps the card whose bank has asked on a page of its own, and came back here with its setup. */
function useReturned() {
  const [search, setSearch] = useSearchParams();
  const { keep } = useAddCard();
  const notify = useNotify();
  const tellFailure = useTellFailure();
  const setup = search.get('setup_intent');
  // biome-ignore lint/correctness/useExhaustiveDependencies: once for each setup that came back.
  useEffect(() => {
    if (!setup) return;
    setSearch({}, { replace: true });
    keep(setup).then(() => notify('billing.cards.added', { type: 'success' }), tellFailure);
  }, [setup]);
}

/** How the subscription is paid: by which way, and of cards by which (billing-payment-method-transitions). */
export function MethodsPage() {
  useReturned();
  return (
    <BillingPage tab={paths.methods}>
      <CardList />
      <Methods />
    </BillingPage>
  );
}
