import { Divider, Menu, MenuItem } from '@mui/material';
import { useListContext, useNotify, useTranslate } from 'react-admin';
import type { SavedView } from '../../../contract/common/saved-views.ts';
import { usePanelResource } from '../pieces/use-resource.ts';
import { useTellFailure } from '../pieces/use-tell-failure.ts';
import { useViews } from './use-views.ts';

const sorted = (of: object) =>
  JSON.stringify(
    Object.entries(of)
      .map(([key, value]) => [key, String(value)])
      .sort(),
  );

/** Not to be chosen, but to be read. */
const nothing = {
  maxWidth: 320,
  whiteSpace: 'normal',
  color: 'text.secondary',
  '&.Mui-disabled': { opacity: 1 },
};

interface Props {
  readonly anchor: HTMLElement;
  readonly onClose: () => void;
  readonly onSave: () => void;
}

/** Filters and orders that were kept under a name: one press opens them. */
export function ViewsMenu({ anchor, onClose, onSave }: Props) {
  const translate = useTranslate();
  const notify = useNotify();
  const tellFailure = useTellFailure();
  const { filterValues, setFilters, setSort } = useListContext();
  const { views, remove } = useViews(usePanelResource().entity.name);
  const open = ({ filter, sort }: SavedView) => {
    setFilters(filter);
    if (sort) setSort(sort);
    onClose();
  };
  const isHere = ({ filter }: SavedView) => sorted(filter) === sorted(filterValues);
  const closing = (act: () => void) => () => {
    act();
    onClose();
  };
  const forget = ({ view_id }: SavedView) =>
    remove(view_id).then(() => notify('shell.views.deleted', { type: 'success' }), tellFailure);
  return (
    <Menu open anchorEl={anchor} onClose={onClose}>
      {views.map((view) => (
        <MenuItem
          key={view.view_id}
          role="menuitemradio"
          aria-checked={isHere(view)}
          selected={isHere(view)}
          onClick={() => open(view)}
        >
          {view.own ? view.name : translate('shell.views.byOther', { name: view.name })}
        </MenuItem>
      ))}
      {views.length ? null : (
        <MenuItem disabled sx={nothing}>
          {translate('shell.views.none')}
        </MenuItem>
      )}
      <Divider />
      <MenuItem disabled={!Object.keys(filterValues).length} onClick={closing(onSave)}>
        {translate('shell.views.save')}
      </MenuItem>
      {views
        .filter((view) => view.own && isHere(view))
        .map((view) => (
          <MenuItem
            key={view.view_id}
            onClick={closing(() => void forget(view))}
            sx={{ color: 'error.main' }}
          >
            {translate('shell.views.delete', { name: view.name })}
          </MenuItem>
        ))}
    </Menu>
  );
}
