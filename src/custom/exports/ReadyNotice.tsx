import { Alert, Button, Stack } from '@mui/material';
import { useQuery } from '@tanstack/react-query';
import { useTranslate } from 'react-admin';
import type { ExportFile } from '../../../contract/export-files/export-file.ts';
import { failureOf, readExport } from '../../resources/exports/calls.ts';
import { fileUrl } from '../../session/api.ts';
import { useExportPlace } from './use-tray.ts';

interface Props {
  readonly file: ExportFile;
  readonly onClose: () => void;
}

/** Fetches a file that has become ready and says so until it is closed, with the link to it (rt-export-success). */
export function ReadyNotice({ file, onClose }: Props) {
  const translate = useTranslate();
  const place = useExportPlace();
  const { class_name: key, user_store_export_id: id } = file;
  const { data, error } = useQuery({
    queryKey: ['exports', place.storeId, key, id],
    queryFn: ({ signal }) => readExport(place, key, signal),
    retry: false,
  });
  const name = translate(`exports.keys.${key}`);
  const close = { closeText: translate('exports.close') };
  if (error)
    return (
      <Alert severity="error" variant="filled" onClose={onClose} {...close}>
        {translate(failureOf(error, 'read'))}
      </Alert>
    );
  return (
    <Alert severity="success" variant="filled" onClose={onClose} {...close}>
      <Stack direction="row" useFlexGap sx={{ flexWrap: 'wrap', alignItems: 'center', gap: 1 }}>
        {translate('exports.ready', { name })}
        <Button
          size="small"
          color="inherit"
          variant="outlined"
          component="a"
          href={fileUrl(data?.url ?? file.url ?? '')}
          download
          onClick={onClose}
        >
          {translate('exports.download')}
        </Button>
      </Stack>
    </Alert>
  );
}
