import { Box, Button } from '@mui/material';
import {
  SaveButton,
  Toolbar,
  useCreatePath,
  useRecordContext,
  useResourceContext,
  useTranslate,
} from 'react-admin';
import { Link } from 'react-router';
import { useCan } from '../../shell/context.ts';
import { usePanelResource } from '../pieces/use-resource.ts';
import { DeleteRecord } from '../uses/DeleteRecord.tsx';
import { ChangedFields } from './ChangedFields.tsx';

// It stays in view as long as the form is. On a phone react-admin fixes it over the page, where it would
// hide what stands below the form.
const inView = { position: 'sticky', bottom: 0, zIndex: 2 } as const;
const withinForm = {
  ...inView,
  '&.RaToolbar-mobileToolbar': inView,
  bgcolor: 'background.paper',
  borderTop: 1,
  borderColor: 'divider',
  py: 1,
} as const;

/** Save, what it would save, back to the list and, for whoever may, delete. */
export function FormBar({ remove }: { remove?: React.ReactNode }) {
  const translate = useTranslate();
  const createPath = useCreatePath();
  const resource = useResourceContext() ?? '';
  const record = useRecordContext();
  const { entity } = usePanelResource();
  const { create, update, delete: erase } = entity.permission;
  const maySave = useCan(record ? update : create);
  const mayDelete = useCan(erase) && record;
  return (
    <Toolbar sx={{ gap: 1.5, flexWrap: 'wrap', ...withinForm }}>
      {maySave ? <SaveButton alwaysEnable={false} /> : null}
      <Button component={Link} to={createPath({ resource, type: 'list' })}>
        {translate('ra.action.cancel')}
      </Button>
      <Box
        sx={{
          flexGrow: 1,
          flexBasis: 0,
          minWidth: { xs: '100%', sm: 0 },
          order: { xs: -1, sm: 0 },
        }}
      >
        <ChangedFields />
      </Box>
      {mayDelete ? (remove ?? <DeleteRecord />) : null}
    </Toolbar>
  );
}
