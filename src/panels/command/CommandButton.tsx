import SearchIcon from '@mui/icons-material/Search';
import { Box, ButtonBase } from '@mui/material';
import { Suspense, useEffect, useState } from 'react';
import { useTranslate } from 'react-admin';
import { late } from '../../loading/late.tsx';

// Fetched when it is first opened.
const CommandDialog = late(() => import('./CommandDialog.tsx'), 'CommandDialog');

const isMac = /Mac|iPhone|iPad/.test(navigator.userAgent);

// Drawn and not written: whoever speaks to the browser calls the button by its words, and not by its keys.
const keys = {
  '&::after': {
    content: isMac ? '"⌘ K"' : '"Ctrl K"',
    display: { xs: 'none', md: 'block' },
    fontSize: 12,
  },
};

/** Opens the search over everything, by a press or by Ctrl K (⌘ K). */
export function CommandButton() {
  const translate = useTranslate();
  const [open, setOpen] = useState(false);
  useEffect(() => {
    const listen = (event: KeyboardEvent) => {
      if (!(event.ctrlKey || event.metaKey) || event.altKey || event.code !== 'KeyK') return;
      event.preventDefault();
      setOpen(true);
    };
    addEventListener('keydown', listen);
    return () => removeEventListener('keydown', listen);
  }, []);
  return (
    <>
      <ButtonBase
        aria-label={translate('shell.command.title')}
        aria-keyshortcuts={isMac ? 'Meta+K' : 'Control+K'}
        aria-haspopup="dialog"
        onClick={() => setOpen(true)}
        sx={{
          gap: 1,
          height: 36,
          px: { xs: 1, md: 1.5 },
          mr: { sm: 1 },
          borderRadius: 99,
          border: { md: 1 },
          borderColor: { md: 'divider' },
          color: 'text.secondary',
          fontSize: 14,
          minWidth: { xs: 40, md: 190 },
          justifyContent: { xs: 'center', md: 'flex-start' },
          ...keys,
        }}
      >
        <SearchIcon fontSize="small" aria-hidden />
        <Box
          component="span"
          sx={{ display: { xs: 'none', md: 'block' }, flexGrow: 1, textAlign: 'left' }}
        >
          {translate('ra.action.search')}
        </Box>
      </ButtonBase>
      {open ? (
        <Suspense>
          <CommandDialog onClose={() => setOpen(false)} />
        </Suspense>
      ) : null}
    </>
  );
}
