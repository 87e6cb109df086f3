import DeleteIcon from '@mui/icons-material/DeleteOutlined';
import { Button } from '@mui/material';
import { useQueryClient } from '@tanstack/react-query';
import { Suspense, useState } from 'react';
import {
  useBulkDeleteController,
  useDataProvider,
  useListContext,
  useResourceContext,
  useTranslate,
} from 'react-admin';
import { late } from '../../loading/late.tsx';
import { useFirstPage } from '../pieces/use-first-page.ts';
import { usePanelResource } from '../pieces/use-resource.ts';
import { usesOf } from '../uses/use-uses.ts';

// Loaded with the first deletion; the list does not wait for it.
const BulkQuestion = late(() => import('../uses/BulkQuestion.tsx'), 'BulkQuestion');

/** Deletes the chosen rows at once, to be undone for a few seconds; answers whether it did: not what something uses. */
function useUndoable() {
  const { screen } = usePanelResource();
  const resource = useResourceContext() ?? '';
  const { selectedIds } = useListContext();
  const queries = useQueryClient();
  const provider = useDataProvider();
  const toFirstPage = useFirstPage();
  // Of several, how many they were is told.
  const successMessage =
    selectedIds.length === 1 ? `resources.${resource}.texts.deleted` : 'ra.notification.deleted';
  const { handleDelete } = useBulkDeleteController({ mutationMode: 'undoable', successMessage });
  return async () => {
    if (!screen.undoable) return false;
    const query = usesOf(provider, resource, selectedIds);
    const found = await queries.fetchQuery(query).catch(() => undefined);
    if (found?.uses.length !== 0) return false;
    handleDelete();
    toFirstPage();
    return true;
  };
}

/** Deletes the selected rows: after a question, or at once and to be undone where nothing uses them. */
export function BulkDelete() {
  const translate = useTranslate();
  const { selectedIds } = useListContext();
  const [asked, setAsked] = useState<typeof selectedIds>();
  const [isAsking, setAsking] = useState(false);
  const undoable = useUndoable();
  const begin = async () => {
    setAsking(true);
    if (!(await undoable())) setAsked(selectedIds);
    setAsking(false);
  };
  return (
    <>
      <Button
        size="small"
        color="error"
        startIcon={<DeleteIcon />}
        disabled={isAsking}
        onClick={begin}
      >
        {translate('ra.action.delete')}
      </Button>
      {asked ? (
        <Suspense>
          <BulkQuestion ids={asked} onClose={() => setAsked(undefined)} />
        </Suspense>
      ) : null}
    </>
  );
}
