import { Divider, Menu, MenuItem } from '@mui/material';
import { useListContext, useTranslate } from 'react-admin';
import type { SavedView } from '../../../contract/common/saved-views.ts';
import { usePanelResource } from '../pieces/use-resource.ts';
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
  readonly onDelete: (view: SavedView) => void;
}

/** Filters and orders that were saved under a name: one press opens them. */
export function ViewsMenu({ anchor, onClose, onSave, onDelete }: Props) {
  const translate = useTranslate();
  const { filterValues, setFilters, setSort } = useListContext();
  const { views } = useViews(usePanelResource().entity.name);
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
            onClick={closing(() => onDelete(view))}
            sx={{ color: 'error.main' }}
          >
            {translate('shell.views.delete', { name: view.name })}
          </MenuItem>
        ))}
    </Menu>
  );
}
