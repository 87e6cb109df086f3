import {
  Button,
  Dialog,
  DialogActions,
  DialogContent,
  DialogTitle,
  LinearProgress,
  Typography,
} from '@mui/material';
import { useQuery } from '@tanstack/react-query';
import { useId } from 'react';
import {
  type RaRecord,
  useDataProvider,
  useDelete,
  useGetRecordRepresentation,
  useNotify,
  useRedirect,
  useResourceContext,
  useTranslate,
} from 'react-admin';
import type { Uses as Found } from '../../../contract/common/uses.ts';
import { useFirstPage } from '../list/use-first-page.ts';
import { useOnlyMarked } from '../pieces/only-marked.ts';
import { Uses } from './Uses.tsx';

export interface DeleteOptions {
  /** What the question says, where a record of the kind takes more than itself. */
  readonly title?: string;
  readonly text?: string;
  /** Where it leads to once it is done; nowhere from a row of a list. */
  readonly redirect?: 'list' | false;
}

interface Asking extends DeleteOptions {
  readonly record: RaRecord;
  readonly onClose: () => void;
}

function useRemoval({ record, onClose, redirect = 'list' }: Asking) {
  const resource = useResourceContext() ?? '';
  const notify = useNotify();
  const leadTo = useRedirect();
  const toFirstPage = useFirstPage();
  const [remove, { isPending }] = useDelete();
  const onSuccess = () => {
    onClose();
    notify(`resources.${resource}.texts.deleted`, {
      type: 'info',
      messageArgs: { smart_count: 1 },
    });
    leadTo(redirect, resource);
  };
  const options = { ...useOnlyMarked(), onSuccess, onSettled: toFirstPage };
  const confirm = () =>
    remove(
      resource,
      { id: record.id, previousData: record },
      { ...options, mutationMode: 'pessimistic' },
    );
  return { confirm, isPending };
}

/** What uses the record, as the server counts it now. */
function useUses({ record }: Asking) {
  const resource = useResourceContext() ?? '';
  const provider = useDataProvider();
  return useQuery<Found>({
    queryKey: ['uses', resource, record.id],
    queryFn: () => provider.uses(resource, record.id),
    gcTime: 0,
    retry: false,
  });
}

/** The question before a deletion: what uses the record, what is lost with it, and whether it can be deleted at all. */
export function DeleteQuestion(asking: Asking) {
  const { record, title, text, onClose } = asking;
  const translate = useTranslate();
  const id = useId();
  const resource = useResourceContext() ?? '';
  const named = useGetRecordRepresentation(resource)(record);
  const { data, isPending: isCounted, error } = useUses(asking);
  const { confirm, isPending } = useRemoval(asking);
  const uses = data?.uses ?? [];
  const isRefused = uses.some(({ outcome }) => outcome === 'refuses');
  const name = translate(`resources.${resource}.forcedCaseName`, {
    smart_count: 1,
    _: translate(`resources.${resource}.name`, { smart_count: 1 }),
  });
  return (
    <Dialog open fullWidth maxWidth="xs" onClose={onClose} aria-labelledby={id}>
      <DialogTitle id={id}>
        {translate(title ?? 'ra.message.delete_title', {
          name: title ? named : name,
          recordRepresentation: named,
        })}
      </DialogTitle>
      <DialogContent>
        {isCounted ? <LinearProgress aria-busy /> : null}
        {isRefused || isCounted ? null : (
          <Typography>{translate(text ?? 'ra.message.delete_content')}</Typography>
        )}
        {error ? <Typography color="error">{translate('uses.unknown')}</Typography> : null}
        <Uses uses={uses} />
      </DialogContent>
      <DialogActions>
        <Button onClick={onClose} autoFocus>
          {translate(isRefused ? 'ra.action.close' : 'ra.action.cancel')}
        </Button>
        {isRefused || isCounted ? null : (
          <Button color="error" onClick={confirm} disabled={isPending}>
            {translate('ra.action.confirm')}
          </Button>
        )}
      </DialogActions>
    </Dialog>
  );
}
