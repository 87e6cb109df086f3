import DeleteIcon from '@mui/icons-material/DeleteOutlined';
import { IconButton, Tooltip } from '@mui/material';
import { useState } from 'react';
import {
  Confirm,
  useGetRecordRepresentation,
  useNotify,
  useRecordContext,
  useRefresh,
  useResourceContext,
  useTranslate,
  useUpdate,
} from 'react-admin';
import { useTellFailure } from '../../../resources/pieces/use-tell-failure.ts';
import { useCan } from '../../../shell/context.ts';

/** Takes a product off the list for good, after a question; what was bought of it stays. */
export function RemoveProduct() {
  const translate = useTranslate();
  const notify = useNotify();
  const refresh = useRefresh();
  const tellFailure = useTellFailure();
  const resource = useResourceContext() ?? '';
  const record = useRecordContext();
  const nameOf = useGetRecordRepresentation(resource);
  const [isOpen, setOpen] = useState(false);
  const [update, { isPending }] = useUpdate();
  if (!useCan('marketplace.products.update') || !record) return null;
  const remove = () =>
    update(
      resource,
      { id: record.id, data: { deleted: true }, previousData: {} },
      {
        mutationMode: 'pessimistic',
        onError: tellFailure,
        onSuccess: () => {
          notify('variantGrid.deleted', { type: 'success' });
          refresh();
        },
        onSettled: () => setOpen(false),
      },
    );
  const name = translate('ra.action.delete');
  return (
    <>
      <Tooltip title={name}>
        <IconButton aria-label={name} onClick={() => setOpen(true)}>
          <DeleteIcon fontSize="small" />
        </IconButton>
      </Tooltip>
      <Confirm
        isOpen={isOpen}
        loading={isPending}
        title={translate('variantGrid.deleteTitle', { name: String(nameOf(record)) })}
        content="variantGrid.deleteText"
        onConfirm={() => void remove()}
        onClose={() => setOpen(false)}
      />
    </>
  );
}
