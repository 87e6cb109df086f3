import { useNotify, useTranslate } from 'react-admin';
import type { SavedView } from '../../../contract/common/saved-views.ts';
import { usePanelResource } from '../pieces/use-resource.ts';
import { useTellFailure } from '../pieces/use-tell-failure.ts';
import { ConfirmRemoval } from '../uses/ConfirmRemoval.tsx';
import { useViews, viewPath } from './use-views.ts';

interface Props {
  readonly view: SavedView;
  readonly onClose: () => void;
}

/** The question before a saved view is deleted, with what uses it. */
export function Deleting({ view, onClose }: Props) {
  const translate = useTranslate();
  const notify = useNotify();
  const tellFailure = useTellFailure();
  const { remove } = useViews(usePanelResource().entity.name);
  const confirm = () => {
    onClose();
    remove(view.view_id).then(
      () => notify('shell.views.deleted', { type: 'success' }),
      tellFailure,
    );
  };
  return (
    <ConfirmRemoval
      path={viewPath}
      id={view.view_id}
      title={translate('shell.views.delete', { name: view.name })}
      text={translate(view.shared ? 'shell.views.deletingShared' : 'shell.views.deleting')}
      onConfirm={confirm}
      onClose={onClose}
    />
  );
}
