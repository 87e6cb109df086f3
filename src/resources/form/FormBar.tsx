import { Button } from '@mui/material';
import {
  DeleteWithConfirmButton,
  SaveButton,
  Toolbar,
  useCreatePath,
  useRecordContext,
  useResourceContext,
  useTranslate,
} from 'react-admin';
import { Link } from 'react-router';
import { useCan } from '../../shell/context.ts';
import { useFirstPage } from '../list/use-first-page.ts';
import { useOnlyMarked } from '../pieces/only-marked.ts';
import { usePanelResource } from '../pieces/use-resource.ts';

// On a phone react-admin fixes the bar over the page, where it hides what stands below the form.
const withinForm = { '&.RaToolbar-mobileToolbar': { position: 'sticky', bottom: 0, zIndex: 2 } };

/** Save, back to the list and, for whoever may, delete. */
export function FormBar({ remove }: { remove?: React.ReactNode }) {
  const translate = useTranslate();
  const createPath = useCreatePath();
  const resource = useResourceContext() ?? '';
  const record = useRecordContext();
  const { entity } = usePanelResource();
  const { create, update, delete: erase } = entity.permission;
  const toFirstPage = useFirstPage();
  const marked = useOnlyMarked();
  const maySave = useCan(record ? update : create);
  const mayDelete = useCan(erase) && record;
  return (
    <Toolbar sx={{ gap: 1.5, flexWrap: 'wrap', ...withinForm }}>
      {maySave ? <SaveButton alwaysEnable={false} /> : null}
      <Button component={Link} to={createPath({ resource, type: 'list' })}>
        {translate('ra.action.cancel')}
      </Button>
      <span style={{ flexGrow: 1 }} />
      {mayDelete
        ? (remove ?? (
            <DeleteWithConfirmButton
              mutationMode="pessimistic"
              mutationOptions={{ ...marked, onSettled: toFirstPage }}
              successMessage={`resources.${resource}.texts.deleted`}
            />
          ))
        : null}
    </Toolbar>
  );
}
