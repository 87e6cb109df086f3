import { Button, Stack, Typography } from '@mui/material';
import { useTranslate } from 'react-admin';
import { formatDate } from '../../../i18n/format.ts';
import type { Steps } from './use-import.ts';

/** Undoes an import after the server's count of what that means, as long as it can be undone. */
export function Undo({ until, work }: { until: string; work: Steps }) {
  const translate = useTranslate();
  return (
    <Stack spacing={1} sx={{ alignItems: 'flex-start' }}>
      <Button
        color="error"
        variant="outlined"
        loading={work.busy}
        onClick={() => void work.undo(translate('imports.undo')).catch(() => undefined)}
      >
        {translate('imports.undo')}
      </Button>
      <Typography variant="body2" color="text.secondary">
        {translate('imports.undoUntil', { day: formatDate(until) })}
      </Typography>
    </Stack>
  );
}
