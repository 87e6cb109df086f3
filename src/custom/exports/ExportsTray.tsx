import TrayIcon from '@mui/icons-material/DownloadingOutlined';
import {
  Badge,
  Box,
  IconButton,
  type IconButtonProps,
  Popover,
  Snackbar,
  Stack,
  Typography,
} from '@mui/material';
import { useState } from 'react';
import { useTranslate } from 'react-admin';
import type { ExportFile } from '../../../contract/export-files/export-file.ts';
import { ExportRow } from './ExportRow.tsx';
import { ReadyNotice } from './ReadyNotice.tsx';
import {
  isInProgress,
  isReady,
  useExports,
  useRemoving,
  useTold,
  useTrayWords,
} from './use-tray.ts';

/** What was asked for on this device, has become ready and is not closed yet, at the foot of whatever page is open. */
function Notices({ files }: { readonly files: readonly ExportFile[] }) {
  const { isAwaited, close } = useTold();
  const fresh = files.filter((file) => isReady(file) && isAwaited(file));
  return (
    <Snackbar
      open={fresh.length > 0}
      anchorOrigin={{ vertical: 'bottom', horizontal: 'right' }}
      // What was started a moment ago is said below it: a short file is ready before that has gone.
      sx={{ '&.MuiSnackbar-root': { bottom: 88 } }}
    >
      <Stack spacing={1}>
        {fresh.map((file) => (
          <ReadyNotice key={file.user_store_export_id} file={file} onClose={() => close(file)} />
        ))}
      </Stack>
    </Snackbar>
  );
}

function List({ files }: { readonly files: readonly ExportFile[] }) {
  const translate = useTranslate();
  const { mutate } = useRemoving();
  return (
    <Box sx={{ width: 380, maxWidth: '92vw', py: 1 }}>
      <Typography component="h2" variant="h6" sx={{ px: 2, py: 1 }}>
        {translate('exports.tray')}
      </Typography>
      <Box component="ul" sx={{ listStyle: 'none', m: 0, p: 0 }}>
        {files.map((file) => (
          <ExportRow key={file.user_store_export_id} file={file} onRemove={mutate} />
        ))}
      </Box>
    </Box>
  );
}

type ButtonProps = IconButtonProps & { readonly busy: ExportFile | undefined };

/** How far what is in progress is stands on it and in its name: whoever speaks to a screen says what they see. */
function TrayButton({ busy, ...props }: ButtonProps) {
  const translate = useTranslate();
  const percentage = typeof busy?.percentage === 'number' ? `${busy.percentage}%` : undefined;
  const state = busy && (percentage ?? translate('exports.unknown'));
  const name = [translate('exports.tray'), state].filter(Boolean).join(': ');
  return (
    <IconButton color="inherit" aria-label={name} {...props}>
      {busy ? (
        <Badge color="primary" badgeContent={percentage ?? '…'}>
          <TrayIcon />
        </Badge>
      ) : (
        <TrayIcon />
      )}
    </IconButton>
  );
}

/** What somebody exports, on every page: in progress with its percentage, ready with its link, for a week. */
export function ExportsTray() {
  const translate = useTranslate();
  const hasWords = useTrayWords();
  const { files, refetch } = useExports();
  const [anchor, setAnchor] = useState<HTMLElement | null>(null);
  const open = (element: HTMLElement) => {
    // Links are good for an hour: those of an open list are fresh.
    void refetch();
    setAnchor(element);
  };
  if (!files.length || !hasWords) return null;
  return (
    <>
      <TrayButton
        busy={files.find(isInProgress)}
        aria-haspopup="dialog"
        aria-expanded={Boolean(anchor)}
        onClick={(event) => open(event.currentTarget)}
      />
      <Popover
        open={Boolean(anchor)}
        anchorEl={anchor}
        onClose={() => setAnchor(null)}
        anchorOrigin={{ vertical: 'bottom', horizontal: 'right' }}
        transformOrigin={{ vertical: 'top', horizontal: 'right' }}
        slotProps={{ paper: { role: 'dialog', 'aria-label': translate('exports.tray') } }}
      >
        <List files={files} />
      </Popover>
      <Notices files={files} />
    </>
  );
}
