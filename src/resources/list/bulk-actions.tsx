import { type ReactNode, Suspense, use } from 'react';
import { late } from '../../loading/late.tsx';
import { useCan } from '../../shell/context.ts';
import { usePermitted } from '../actions/use-actions.ts';
import { useExporting } from '../exports/use-exporting.ts';
import { usePanelResource } from '../pieces/use-resource.ts';
import { PiecesContext } from './list-pieces.ts';

// Wanted when a row is chosen; the list does not wait for them.
const BulkDelete = late(() => import('./BulkDelete.tsx'), 'BulkDelete');
const BulkActions = late(() => import('../actions/BulkActions.tsx'), 'BulkActions');
const BulkExport = late(() => import('../exports/BulkExport.tsx'), 'BulkExport');

/** What can be done with chosen rows; nothing where rows are not chosen at all. */
export function useBulkActions(): ReactNode {
  const { entity } = usePanelResource();
  const { bulk, chosenExport } = use(PiecesContext);
  const mayDelete = useCan(entity.permission.delete) && entity.calls.delete;
  const exportKey = useExporting();
  const actions = usePermitted().filter((action) => action.bulk);
  if (!bulk && !actions.length && !mayDelete && !(chosenExport && exportKey)) return null;
  return (
    <>
      {bulk}
      {actions.length ? (
        <Suspense>
          <BulkActions actions={actions} />
        </Suspense>
      ) : null}
      {exportKey ? (
        <Suspense>
          <BulkExport exportKey={exportKey} />
        </Suspense>
      ) : null}
      {mayDelete && !bulk ? (
        <Suspense>
          <BulkDelete />
        </Suspense>
      ) : null}
    </>
  );
}
