import { Suspense } from 'react';
import { late } from '../../../loading/late.tsx';
import { useCan } from '../../../shell/context.ts';
import type { Whose } from './ChosenDialog.tsx';

// Wanted when a row is chosen; the list does not wait for it.
const ChosenProducts = late(() => import('./ChosenProducts.tsx'), 'ChosenProducts');

/** What can be done with chosen products, for whoever may do any of it; else no rows are chosen. */
export function useChosenProducts(whose: Whose) {
  const mayUpdate = useCan('products.update');
  const mayDelete = useCan('products.delete');
  if (!mayUpdate && !mayDelete) return undefined;
  return (
    <Suspense>
      <ChosenProducts whose={whose} />
    </Suspense>
  );
}
