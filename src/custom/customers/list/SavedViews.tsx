import SaveIcon from '@mui/icons-material/BookmarkAddOutlined';
import { Button, Chip, Stack } from '@mui/material';
import { useState } from 'react';
import { useListContext, useNotify, useTranslate } from 'react-admin';
import type { SavedView } from '../../../../contract/customers/saved-views.ts';
import { useTellFailure } from '../../../resources/pieces/use-tell-failure.ts';
import { SaveViewDialog } from './SaveViewDialog.tsx';
import { useViews } from './use-views.ts';

const same = (one: object, other: object) => {
  const sorted = (of: object) =>
    JSON.stringify(
      Object.entries(of)
        .map(([k, v]) => [k, String(v)])
        .sort(),
    );
  return sorted(one) === sorted(other);
};

function ViewChip({ view, onDelete }: { view: SavedView; onDelete: () => void }) {
  const translate = useTranslate();
  const { filterValues, setFilters, setSort } = useListContext();
  const isOpen = same(filterValues, view.filter);
  const open = () => {
    setFilters(view.filter);
    if (view.sort) setSort(view.sort);
  };
  return (
    <Chip
      label={view.own ? view.name : translate('desk.views.byOther', { name: view.name })}
      color={isOpen ? 'primary' : 'default'}
      variant={isOpen ? 'filled' : 'outlined'}
      aria-pressed={isOpen}
      onClick={open}
      {...(view.own
        ? { onDelete, title: translate('desk.views.delete', { name: view.name }) }
        : {})}
    />
  );
}

/** Filters that somebody kept under a name: one press opens them. */
export function SavedViews() {
  const translate = useTranslate();
  const notify = useNotify();
  const tellFailure = useTellFailure();
  const { filterValues } = useListContext();
  const { views, save, remove } = useViews('customers');
  const [asking, setAsking] = useState(false);
  const narrowed = Object.keys(filterValues).length > 0;
  if (!views.length && !narrowed) return null;
  const forget = async ({ view_id }: SavedView) => {
    try {
      await remove(view_id);
      notify('desk.views.deleted', { type: 'success' });
    } catch (error) {
      tellFailure(error);
    }
  };
  return (
    <Stack
      direction="row"
      useFlexGap
      role="group"
      aria-label={translate('desk.views.label')}
      sx={{ flexWrap: 'wrap', gap: 1, mt: 1.5 }}
    >
      {views.map((view) => (
        <ViewChip key={view.view_id} view={view} onDelete={() => void forget(view)} />
      ))}
      {narrowed ? (
        <Button size="small" startIcon={<SaveIcon />} onClick={() => setAsking(true)}>
          {translate('desk.views.save')}
        </Button>
      ) : null}
      {asking ? <SaveViewDialog onSave={save} onClose={() => setAsking(false)} /> : null}
    </Stack>
  );
}
