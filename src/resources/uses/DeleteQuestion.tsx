import {
  type RaRecord,
  useDelete,
  useGetRecordRepresentation,
  useNotify,
  useRedirect,
  useResourceContext,
  useTranslate,
} from 'react-admin';
import { useOnlyMarked } from '../pieces/only-marked.ts';
import { useFirstPage } from '../pieces/use-first-page.ts';
import { UsesDialog } from './UsesDialog.tsx';
import { useRecordName } from './use-record-name.ts';
import { useUses } from './use-uses.ts';

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

/** The question before a deletion: what uses the record, what is lost with it, and whether it can be deleted at all. */
export function DeleteQuestion(asking: Asking) {
  const { record, title, text, onClose } = asking;
  const translate = useTranslate();
  const resource = useResourceContext() ?? '';
  const named = useGetRecordRepresentation(resource)(record);
  const name = useRecordName(1);
  const { confirm, isPending } = useRemoval(asking);
  const usual = translate('ra.message.delete_content');
  return (
    <UsesDialog
      found={useUses([record.id])}
      title={translate(title ?? 'ra.message.delete_title', {
        name: title ? named : name,
        recordRepresentation: named,
      })}
      text={
        text ? translate(text) : translate(`resources.${resource}.texts.deleting`, { _: usual })
      }
      isPending={isPending}
      onConfirm={confirm}
      onClose={onClose}
    />
  );
}
