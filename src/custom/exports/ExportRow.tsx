import DeleteIcon from '@mui/icons-material/DeleteOutlined';
import DownloadIcon from '@mui/icons-material/FileDownloadOutlined';
import StopIcon from '@mui/icons-material/StopCircleOutlined';
import { Box, IconButton, LinearProgress, Tooltip, Typography } from '@mui/material';
import { useTranslate } from 'react-admin';
import type { ExportFile } from '../../../contract/export-files/export-file.ts';
import { formatDate } from '../../i18n/format.ts';
import { fileUrl } from '../../session/api.ts';
import { isInProgress, isReady } from './use-tray.ts';

interface Props {
  readonly file: ExportFile;
  readonly onRemove: (file: ExportFile) => void;
}

/** How far one is, or what came of it. */
function Standing({ file }: { readonly file: ExportFile }) {
  const translate = useTranslate();
  const { queue, percentage, rows, expires_at, problem, class_name } = file;
  if (problem)
    return (
      <Typography variant="body2" color="error">
        {`${translate('exports.failed')}: ${problem}`}
      </Typography>
    );
  if (isReady(file))
    return (
      <Typography variant="body2" color="text.secondary">
        {[
          file.format.toUpperCase(),
          translate('exports.rows', { smart_count: rows ?? 0 }),
          expires_at ? translate('exports.until', { date: formatDate(expires_at) }) : '',
        ].join(' · ')}
      </Typography>
    );
  const known = queue === 'writing' && percentage !== null;
  return (
    <Box sx={{ display: 'flex', alignItems: 'center', gap: 1 }}>
      <LinearProgress
        sx={{ flexGrow: 1 }}
        variant={known ? 'determinate' : 'indeterminate'}
        {...(known ? { value: percentage } : {})}
        aria-label={translate('exports.progress', {
          name: translate(`exports.keys.${class_name}`),
        })}
      />
      <Typography variant="body2" color="text.secondary">
        {known
          ? `${percentage} %`
          : translate(`exports.${queue === 'writing' ? 'unknown' : queue}`)}
      </Typography>
    </Box>
  );
}

/** One export in the tray: what it is of, how it stands, and what can be done with it. */
export function ExportRow({ file, onRemove }: Props) {
  const translate = useTranslate();
  const name = translate(`exports.keys.${file.class_name}`);
  const busy = isInProgress(file);
  const removing = translate(`exports.${busy ? 'stopOf' : 'removeOf'}`, { name });
  const Remove = busy ? StopIcon : DeleteIcon;
  return (
    <Box component="li" sx={{ display: 'flex', alignItems: 'center', gap: 1, px: 2, py: 1 }}>
      <Box sx={{ flexGrow: 1, minWidth: 0 }}>
        <Typography sx={{ fontWeight: 600 }}>{name}</Typography>
        <Typography variant="body2" color="text.secondary" sx={{ overflowWrap: 'anywhere' }}>
          {file.filters || translate('exports.all')}
        </Typography>
        <Standing file={file} />
      </Box>
      {isReady(file) ? (
        <Tooltip title={translate('exports.download')}>
          <IconButton
            component="a"
            href={fileUrl(file.url ?? '')}
            download
            aria-label={translate('exports.downloadOf', { name })}
          >
            <DownloadIcon />
          </IconButton>
        </Tooltip>
      ) : null}
      <Tooltip title={removing}>
        <span>
          <IconButton
            aria-label={removing}
            disabled={file.queue === 'deleting'}
            onClick={() => onRemove(file)}
          >
            <Remove />
          </IconButton>
        </span>
      </Tooltip>
    </Box>
  );
}
