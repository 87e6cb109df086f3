import type { SvgIconComponent } from '@mui/icons-material';
import DownloadIcon from '@mui/icons-material/FileDownloadOutlined';
import { Button, IconButton, Tooltip } from '@mui/material';
import { useState } from 'react';
import { useNotify } from 'react-admin';
import { showForbidden } from '../../authProvider/forbidden.ts';
import { ApiError } from '../../session/api.ts';

interface Props {
  readonly label: string;
  readonly onDownload: () => Promise<void>;
  /** In a row there is room for a sign only. */
  readonly small?: boolean;
  /** In place of the usual sign, where there are several. */
  readonly icon?: SvgIconComponent;
}

/** Saves a file of the API; a refusal is told, never shown in place of the page. */
export function DownloadButton({
  label,
  onDownload,
  small = false,
  icon: Icon = DownloadIcon,
}: Props) {
  const notify = useNotify();
  const [busy, setBusy] = useState(false);
  const save = async () => {
    setBusy(true);
    try {
      await onDownload();
    } catch (error) {
      if (!(error instanceof ApiError)) throw error;
      if (error.status === 403) showForbidden();
      else notify(error.said, { type: 'error' });
    } finally {
      setBusy(false);
    }
  };
  const press = () => void save().catch(() => undefined);
  if (!small)
    return (
      <Button variant="outlined" startIcon={<Icon />} loading={busy} onClick={press}>
        {label}
      </Button>
    );
  return (
    <Tooltip title={label}>
      <IconButton aria-label={label} loading={busy} onClick={press}>
        <Icon fontSize="small" />
      </IconButton>
    </Tooltip>
  );
}
