import { type ReactNode, Suspense, use } from 'react';
import { late } from '../../loading/late.tsx';
import { useCan } from '../../shell/context.ts';
import { usePanelResource } from '../pieces/use-resource.ts';
import { PiecesContext } from './list-pieces.ts';

// Wanted when a row is chosen; the list does not wait for it.
const BulkDelete = late(() => import('./BulkDelete.tsx'), 'BulkDelete');

/** What can be done with chosen rows; nothing where rows are not chosen at all. */
export function useBulkActions(): ReactNode {
  const { entity } = usePanelResource();
  const { bulk } = use(PiecesContext);
  const mayDelete = useCan(entity.permission.delete) && entity.calls.delete;
  if (!bulk && !mayDelete) return null;
  return (
    <>
      {bulk}
      {mayDelete && !bulk ? (
        <Suspense>
          <BulkDelete />
        </Suspense>
      ) : null}
    </>
  );
}
