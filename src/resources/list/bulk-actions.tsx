import { type ReactNode, use } from 'react';
import { BulkDeleteButton, useListContext, useRefresh, useResourceContext } from 'react-admin';
import { useCan } from '../../shell/context.ts';
import { useOnlyMarked } from '../pieces/only-marked.ts';
import { usePanelResource } from '../pieces/use-resource.ts';
import { PiecesContext } from './list-pieces.ts';
import { useFirstPage } from './use-first-page.ts';

/** Deleting several rows is offered to whoever may, and undone where that is harmless. */
export function BulkDelete() {
  const { screen } = usePanelResource();
  const toFirstPage = useFirstPage();
  // Where some were refused, the others are gone all the same.
  const options = { ...useOnlyMarked(), onSettled: useRefresh() };
  const { selectedIds } = useListContext();
  const resource = useResourceContext() ?? '';
  // Of several, how many they were is told.
  const successMessage =
    selectedIds.length === 1 ? `resources.${resource}.texts.deleted` : 'ra.notification.deleted';
  // A delete that can be undone takes no options, and would hand them to the page.
  return screen.undoable ? (
    <BulkDeleteButton
      mutationMode="undoable"
      onClick={toFirstPage}
      successMessage={successMessage}
    />
  ) : (
    <BulkDeleteButton
      mutationMode="pessimistic"
      mutationOptions={options}
      onClick={toFirstPage}
      successMessage={successMessage}
    />
  );
}

/** What can be done with chosen rows; nothing where rows are not chosen at all. */
export function useBulkActions(): ReactNode {
  const { entity } = usePanelResource();
  const { bulk } = use(PiecesContext);
  const mayDelete = useCan(entity.permission.delete) && entity.calls.delete;
  if (!bulk && !mayDelete) return null;
  return (
    <>
      {bulk}
      {mayDelete && !bulk ? <BulkDelete /> : null}
    </>
  );
}
