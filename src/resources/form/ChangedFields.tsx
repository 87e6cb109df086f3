import { Typography } from '@mui/material';
import { useResourceContext, useTranslate } from 'react-admin';
import { useFormState } from 'react-hook-form';
import { usePanelResource } from '../pieces/use-resource.ts';

const most = 4;

/** Whether anything of a field, or of what it is made of, was changed. */
const isChanged = (dirty: unknown): boolean =>
  typeof dirty === 'object' && dirty !== null
    ? Object.values(dirty).some(isChanged)
    : Boolean(dirty);

/** Says which fields of the form around were changed, by their labels. */
export function ChangedFields() {
  const translate = useTranslate();
  const resource = useResourceContext();
  const { entity } = usePanelResource();
  const { dirtyFields, isDirty } = useFormState();
  const names = Object.entries(dirtyFields)
    .filter(([name, dirty]) => entity.fields[name] && isChanged(dirty))
    .map(([name]) => translate(`resources.${resource}.fields.${name}`));
  if (!isDirty || !names.length) return null;
  const rest = names.length - most;
  const shown = names.slice(0, most).join(', ');
  return (
    <Typography
      variant="body2"
      color="text.secondary"
      sx={{ minWidth: 0, overflowWrap: 'anywhere' }}
    >
      {rest > 0
        ? translate('shell.changed.more', { names: shown, smart_count: rest, count: rest })
        : translate('shell.changed.names', { names: shown })}
    </Typography>
  );
}
