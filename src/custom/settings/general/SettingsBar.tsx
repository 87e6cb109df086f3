import { Box, Button, Card, Typography } from '@mui/material';
import { useState } from 'react';
import { useTranslate } from 'react-admin';
import type { PageUnsaved } from './forms.ts';

interface Props {
  readonly unsaved: Pick<PageUnsaved, 'titles' | 'save' | 'reset'>;
  /** Told after each save, whether or not all of it was taken. */
  readonly onTried?: () => void;
}

/** What of the page was changed and is not saved, with the one button that saves it; nothing where nothing was. */
export function SettingsBar({ unsaved, onTried }: Props) {
  const translate = useTranslate();
  const [busy, setBusy] = useState(false);
  const { titles } = unsaved;
  const save = async () => {
    setBusy(true);
    try {
      await unsaved.save();
    } finally {
      setBusy(false);
      onTried?.();
    }
  };
  if (!titles.length) return null;
  return (
    <Card
      component="section"
      aria-label={translate('settingsForms.unsaved')}
      sx={{
        position: 'sticky',
        bottom: 12,
        zIndex: 2,
        mt: 2,
        display: 'flex',
        flexWrap: 'wrap',
        alignItems: 'center',
        gap: 1.5,
        px: 2,
        py: 1.25,
        border: 1,
        borderColor: 'primary.main',
        boxShadow: 4,
      }}
    >
      <Box role="status" sx={{ flexGrow: 1, minWidth: 0 }}>
        <Typography variant="body2" color="text.secondary">
          {translate('settingsForms.unsaved')}
        </Typography>
        {titles.join(', ')}
      </Box>
      <Button disabled={busy} onClick={unsaved.reset}>
        {translate('settingsForms.reset')}
      </Button>
      <Button variant="contained" loading={busy} onClick={() => void save().catch(() => undefined)}>
        {translate('ra.action.save')}
      </Button>
    </Card>
  );
}
