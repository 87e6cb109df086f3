import DeleteIcon from '@mui/icons-material/DeleteOutlined';
import { Button, Typography } from '@mui/material';
import { useState } from 'react';
import {
  type RaRecord,
  useNotify,
  useRecordContext,
  useRedirect,
  useRefresh,
  useTranslate,
} from 'react-admin';
import { useCan, usePanel } from '../../panels/context.ts';
import { useWritten } from '../../panels/use-written.ts';
import { GeneratedEdit } from '../../resources/GeneratedForm.tsx';
import { GeneratedList } from '../../resources/GeneratedList.tsx';
import { useFirstPage } from '../../resources/use-first-page.ts';
import { useOwnForm } from '../../resources/use-own-form.ts';
import { ApiError, filled, request } from '../../session/api.ts';
import { AskDialog } from '../customers/AskDialog.tsx';
import { tagsPath } from './paths.ts';

interface DialogProps {
  readonly tag: RaRecord;
  readonly onClose: () => void;
}

function useDeletion({ tag, onClose }: DialogProps) {
  const { store } = usePanel();
  const notify = useNotify();
  const refresh = useRefresh();
  const redirect = useRedirect();
  const toFirstPage = useFirstPage();
  const [carried, setCarried] = useState(Number(tag.products_count));
  const form = useOwnForm({
    saved: {},
    rule: undefined,
    toSend: () => ({ take_off: carried > 0 ? 'true' : 'false' }),
    send: async (query) => {
      const path = filled('/companies/{storeId}/products/tags/{id}', {
        storeId: store.store_id,
        id: Number(tag.id),
      });
      await request('DELETE', path, { query }).catch((error: unknown) => {
        // Somebody gave it to products meanwhile: it is asked for anew, with their number.
        if (error instanceof ApiError && error.error === 'tag_in_use')
          setCarried(Number(error.details?.products ?? 1));
        throw error;
      });
      notify('resources.products/products-tags.texts.deleted', { type: 'success' });
      toFirstPage();
      onClose();
      redirect('list', tagsPath);
      refresh();
    },
    again: refresh,
  });
  return { form, carried };
}

/** Asks before a tag is deleted; one that products carry is taken off them only by saying so. */
function DeleteDialog(props: DialogProps) {
  const translate = useTranslate();
  const { number } = useWritten();
  const { form, carried } = useDeletion(props);
  const told = { smart_count: carried, count: number(carried) };
  return (
    <AskDialog
      danger
      title={translate('catalogue.tagDelete.title', { name: props.tag.name })}
      confirm={translate(carried ? 'catalogue.tagDelete.takeOff' : 'ra.action.delete')}
      form={form}
      onClose={props.onClose}
    >
      <Typography>
        {carried
          ? translate('catalogue.tagDelete.used', told)
          : translate('catalogue.tagDelete.free')}
      </Typography>
    </AskDialog>
  );
}

function DeleteTag() {
  const translate = useTranslate();
  const tag = useRecordContext();
  const [asks, setAsks] = useState(false);
  const may = useCan('products.tag.delete');
  if (!may || !tag) return null;
  return (
    <>
      <Button size="small" color="error" startIcon={<DeleteIcon />} onClick={() => setAsks(true)}>
        {translate('catalogue.tagDelete.open')}
      </Button>
      {asks ? <DeleteDialog tag={tag} onClose={() => setAsks(false)} /> : null}
    </>
  );
}

/** The tags of products, each with how many carry it. */
export const TagList = () => <GeneratedList rowActions={<DeleteTag />} />;

/** A tag, with the same question before it is deleted. */
export const TagEdit = () => <GeneratedEdit remove={<DeleteTag />} />;
