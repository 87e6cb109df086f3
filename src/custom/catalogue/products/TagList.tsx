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
import { resourceOf } from '../../../dataProvider/sources.ts';
import { GeneratedEdit } from '../../../resources/form/GeneratedForm.tsx';
import { useOwnForm } from '../../../resources/form/use-own-form.ts';
import { GeneratedList } from '../../../resources/list/GeneratedList.tsx';
import { useFirstPage } from '../../../resources/pieces/use-first-page.ts';
import { ApiError } from '../../../session/api.ts';
import { useCan, usePanel } from '../../../shell/context.ts';
import { useWritten } from '../../../shell/use-written.ts';
import { AskDialog } from '../../customers/desk/AskDialog.tsx';
import { tagsPath } from '../matrix/paths.ts';
import { DeleteTags } from './DeleteTags.tsx';
import { carriedOf, deleteTag } from './delete-tag.ts';

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
  const [carried, setCarried] = useState(carriedOf(tag));
  const form = useOwnForm({
    saved: {},
    rule: undefined,
    toSend: () => carried > 0,
    send: async (takeOff) => {
      await deleteTag(store.store_id, tag.id, takeOff).catch((error: unknown) => {
        // Somebody gave it to products meanwhile: it is asked for anew, with their number.
        if (error instanceof ApiError && error.error === 'tag_in_use')
          setCarried(Number(error.details?.products ?? 1));
        throw error;
      });
      notify(`resources.${resourceOf('product-tags')}.texts.deleted`, { type: 'success' });
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
  const counts = { smart_count: carried, count: number(carried) };
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
          ? translate('catalogue.tagDelete.used', counts)
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
export function TagList() {
  const may = useCan('products.tag.delete');
  return <GeneratedList rowActions={<DeleteTag />} bulk={may ? <DeleteTags /> : undefined} />;
}

/** A tag, with the same question before it is deleted. */
export const TagEdit = () => <GeneratedEdit remove={<DeleteTag />} />;
