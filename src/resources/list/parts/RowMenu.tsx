import MoreIcon from '@mui/icons-material/MoreHoriz';
import { Box, IconButton, Popover } from '@mui/material';
import { type ReactNode, useLayoutEffect, useRef, useState } from 'react';
import { useTranslate } from 'react-admin';

/** What can be done with a row where there is no room for it: in a menu, which is not there where nothing can. */
export function RowMenu({ children }: { children: ReactNode }) {
  const translate = useTranslate();
  const content = useRef<HTMLDivElement>(null);
  const [anchor, setAnchor] = useState<HTMLElement | null>(null);
  const [isEmpty, setEmpty] = useState(false);
  useLayoutEffect(() => {
    setEmpty(content.current?.childElementCount === 0);
  });
  const close = () => setAnchor(null);
  return (
    <>
      {isEmpty ? null : (
        <IconButton
          aria-label={translate('shell.actions')}
          aria-haspopup="dialog"
          aria-expanded={Boolean(anchor)}
          onClick={(event) => setAnchor(event.currentTarget)}
          sx={{ mr: 1 }}
        >
          <MoreIcon />
        </IconButton>
      )}
      <Popover
        keepMounted
        open={Boolean(anchor)}
        anchorEl={anchor}
        onClose={close}
        anchorOrigin={{ vertical: 'bottom', horizontal: 'right' }}
        transformOrigin={{ vertical: 'top', horizontal: 'right' }}
      >
        <Box ref={content} onClick={close} sx={{ p: 1, display: 'grid', justifyItems: 'start' }}>
          {children}
        </Box>
      </Popover>
    </>
  );
}
